import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PlanSymbol } from '../../../../components/drawings/symbols/PlanSymbol.tsx'
import { departmentClass } from '../../../../components/drawings/department-class.ts'
import { resolveSvgStyles } from '../../../lib/svg/resolve-svg-styles.ts'
import type { Block, Run } from './blocks.ts'
import { drawOn } from './draw.ts'

/** Where a chapter is being set. */
export type Setting = {
  paper: PDFKit.PDFDocument
  /** A token of the theme as hexadecimal. */
  colour: (name: string) => string
  /** The page and its margins, in points. */
  sheet: { width: number; height: number; left: number; right: number; top: number; bottom: number; column: number }
  /** Where the next block begins. */
  y: number
  /** The chapter in the document's structure, for screen readers. */
  section: PDFKit.PDFStructureElement
  root: string
}

type TextLook = { font: string; size: number; colour: string; gap: number; x?: number; width?: number }

const looks = {
  lead: { font: 'body', size: 13.5, colour: 'ink-2', gap: 3.5 },
  paragraph: { font: 'body', size: 10.5, colour: 'ink', gap: 3.2 },
  heading: { font: 'display', size: 14, colour: 'ink', gap: 1 },
  note: { font: 'mono', size: 8.5, colour: 'ink-2', gap: 2.5 },
} as const satisfies Record<string, TextLook>

/** Sets a block below what stands there already, on a new page where it does not fit. */
export function setBlock(setting: Setting, block: Block): void {
  const { paper, colour, sheet } = setting
  const width = sheet.width - sheet.right - sheet.column
  switch (block.kind) {
    case 'lead':
    case 'paragraph':
      room(setting, measure(setting, plain(block.runs), looks[block.kind], width), 10)
      return addText(setting, 'P', block.runs, looks[block.kind], width)
    case 'note':
      room(setting, measure(setting, block.text, looks.note, width), 12)
      return addText(setting, 'P', [{ text: block.text, strong: false }], looks.note, width)
    case 'heading':
      room(setting, 100, 20)
      return addText(setting, 'H3', [{ text: block.text, strong: false }], looks.heading, width)
    case 'list':
      inList(setting, block.items, (item, at) => {
        room(setting, measure(setting, plain(item), looks.paragraph, width - 20), at ? 6 : 12)
        artifact(setting, () =>
          paper
            .lineWidth(1.5)
            .moveTo(sheet.column, setting.y + 7)
            .lineTo(sheet.column + 10, setting.y + 7)
            .stroke(colour('stamp')),
        )
        addText(setting, 'LBody', item, { ...looks.paragraph, x: sheet.column + 20 }, width - 20)
      })
      return
    case 'points':
      block.points.forEach(({ title, text, mark }, at) => {
        const x = mark ? sheet.column + 26 : sheet.column
        const inner = width - (x - sheet.column)
        room(setting, 26 + measure(setting, text, looks.paragraph, inner), at ? 12 : 16)
        artifact(setting, () => {
          paper
            .lineWidth(0.5)
            .moveTo(sheet.column, setting.y)
            .lineTo(sheet.width - sheet.right, setting.y)
            .stroke(colour('line-2'))
          if (!mark) return
          paper
            .lineWidth(1)
            .circle(sheet.column + 8, setting.y + 18, 8)
            .stroke(colour('stamp'))
          paper
            .font('mono')
            .fontSize(9)
            .fillColor(colour('stamp'))
            .text(mark, sheet.column, setting.y + 14, { width: 16, align: 'center', lineBreak: false })
        })
        setting.y += 9
        addText(setting, 'H3', [{ text: title, strong: false }], { ...looks.heading, size: 12.5, x }, inner)
        setting.y += 3
        addText(setting, 'P', [{ text, strong: false }], { ...looks.paragraph, x }, inner)
      })
      return
    case 'figures': {
      room(setting, 70, 18)
      const each = width / block.figures.length
      artifact(setting, () =>
        paper
          .lineWidth(3)
          .moveTo(sheet.column, setting.y)
          .lineTo(sheet.width - sheet.right, setting.y)
          .stroke(colour('wall')),
      )
      const top = setting.y + 14
      block.figures.forEach(({ value, label }, at) => {
        const x = sheet.column + at * each
        setting.section.add(
          paper.struct('P', {}, () => {
            paper
              .font('display')
              .fontSize(22 - Math.max(...block.figures.map((figure) => figure.value.length)) * 0.45)
              .fillColor(colour('ink'))
              .text(value, x, top, { lineBreak: false })
            paper
              .font('body')
              .fontSize(9)
              .fillColor(colour('ink-2'))
              .text(label, x, top + 30, { width: each - 12, lineGap: 1.5 })
          }),
        )
        setting.y = Math.max(setting.y, paper.y)
      })
      setting.y += 6
      return
    }
    case 'ruler': {
      room(setting, 60, 20)
      const [first, last] = [block.stretches[0]!.from, block.stretches.at(-1)!.to]
      const full = sheet.width - sheet.left - sheet.right
      const at = (place: number) => sheet.left + ((place - first) / (last - first)) * full
      artifact(setting, () => {
        for (const { mark, from, to, department } of block.stretches) {
          const name = departmentClass(department)
          paper
            .lineWidth(1)
            .rect(at(from), setting.y, at(to) - at(from), 30)
            .fillAndStroke(colour(`${name}-wash`), colour('ink'))
          paper
            .lineWidth(1)
            .moveTo(at(from), setting.y - 6)
            .lineTo(at(from), setting.y + 38)
            .stroke(colour('ink'))
          paper
            .font('mono')
            .fontSize(10)
            .fillColor(colour('ink'))
            .text(mark, at(from), setting.y + 10, { width: at(to) - at(from), align: 'center', lineBreak: false })
        }
        paper
          .moveTo(at(last), setting.y - 6)
          .lineTo(at(last), setting.y + 38)
          .stroke(colour('ink'))
      })
      setting.y += 44
      return
    }
    case 'bar': {
      room(setting, 24, 8)
      const full = width - 60
      artifact(setting, () => {
        paper
          .lineWidth(1)
          .dash(4, { space: 3 })
          .rect(sheet.column, setting.y + 2, full, 10)
          .stroke(colour('line-2'))
          .undash()
        paper.rect(sheet.column, setting.y + 2, (full * block.percent) / 100, 10).fill(colour('primary'))
      })
      setting.section.add(
        paper.struct('P', { alt: `${block.name}: ${block.percent}%` }, () => {
          paper
            .font('display')
            .fontSize(13)
            .fillColor(colour('ink'))
            .text(`${block.percent}%`, sheet.column + full + 14, setting.y - 1, { lineBreak: false })
        }),
      )
      setting.y += 18
      return
    }
    case 'desks':
      block.desks.forEach(({ name, department, text, proposed }, at) => {
        room(setting, 46, at ? 4 : 10)
        artifact(setting, () => {
          drawOn(
            paper,
            resolveSvgStyles(
              renderToStaticMarkup(createElement(PlanSymbol, { department, proposed })),
              'light',
              setting.root,
            ),
            sheet.column,
            setting.y,
            40,
          )
        })
        const top = setting.y
        setting.y += 4
        addText(setting, 'H4', [{ text: name, strong: true }], { ...looks.paragraph, x: sheet.column + 56 }, width - 56)
        addText(
          setting,
          'P',
          [{ text, strong: false }],
          { ...looks.paragraph, x: sheet.column + 56, colour: 'ink-2' },
          width - 56,
        )
        setting.y = Math.max(setting.y, top + 42)
      })
      return
    case 'table':
      return setTable(setting, block, width)
    case 'form':
      block.questions.forEach(({ question, options }, at) => {
        room(setting, 26 + options.length * 19, at ? 14 : 16)
        addText(
          setting,
          'H3',
          [{ text: `${at + 1}. ${question}`, strong: false }],
          { ...looks.heading, size: 12.5 },
          width,
        )
        setting.y += 4
        inList(setting, options, (option) => {
          artifact(setting, () =>
            paper
              .lineWidth(1)
              .rect(sheet.column + 1, setting.y + 2, 9, 9)
              .stroke(colour('line-2')),
          )
          addText(
            setting,
            'LBody',
            [{ text: option, strong: false }],
            { ...looks.paragraph, x: sheet.column + 20 },
            width - 20,
          )
          setting.y += 3
        })
      })
      return
    case 'drawing': {
      const drawing = resolveSvgStyles(block.svg, 'light', setting.root)
      const height = (drawing.box.height / drawing.box.width) * block.width
      room(setting, height, 16)
      setting.section.add(
        paper.struct('Figure', { alt: block.alternative }, () => {
          drawOn(paper, drawing, sheet.column, setting.y, block.width)
        }),
      )
      setting.y += height
    }
  }
}

function setTable(setting: Setting, { head, rows, sum }: Extract<Block, { kind: 'table' }>, width: number): void {
  const { paper, colour, sheet, section } = setting
  // The last column takes what the figures before it leave, or is one of figures itself.
  const figures = head.length === 2
  const columns = figures ? [width - 110, 110] : [70, 50, width - 120]
  const heights = [head, ...rows].map(
    (row) => Math.max(...row.map((cell, at) => measure(setting, cell, looks.paragraph, columns[at]! - 8))) + 13,
  )
  room(
    setting,
    heights.reduce((all, height) => all + height, 0),
    18,
  )
  const table = paper.struct('Table')
  section.add(table)
  artifact(setting, () =>
    paper
      .lineWidth(3)
      .moveTo(sheet.column, setting.y)
      .lineTo(sheet.width - sheet.right, setting.y)
      .stroke(colour('wall')),
  )
  ;[head, ...rows].forEach((row, line) => {
    const last = sum && line === rows.length
    const line_ = paper.struct('TR')
    table.add(line_)
    if (line)
      artifact(setting, () =>
        paper
          .lineWidth(last ? 1.5 : 0.5)
          .moveTo(sheet.column, setting.y)
          .lineTo(sheet.width - sheet.right, setting.y)
          .stroke(colour(last ? 'ink' : 'line-2')),
      )
    let x = sheet.column
    row.forEach((cell, at) => {
      const font = last && at > 0 ? 'display' : line === 0 || at === 0 || last ? 'strong' : 'body'
      const left = x
      const isHead = line === 0 || at === 0
      line_.add(
        paper.struct(isHead ? 'TH' : 'TD', isHead ? scope(line === 0 ? 'Column' : 'Row') : {}, () => {
          paper
            .font(font)
            .fontSize(last && at > 0 ? 13 : looks.paragraph.size)
            .fillColor(colour('ink'))
          paper.text(cell, left, setting.y + 6, {
            width: columns[at]! - (figures ? 0 : 8),
            align: figures && at === 1 ? 'right' : 'left',
            lineGap: looks.paragraph.gap,
          })
        }),
      )
      x += columns[at]!
    })
    line_.end()
    setting.y += heights[line]!
  })
  table.end()
}

/** What a header cell is the header of. The types of pdfkit do not know it. */
function scope(scope: 'Column' | 'Row'): PDFKit.Mixins.StructureElementOptions {
  return { scope } as object
}

/** Makes room for so much, below a distance; on a new page there is none. */
function room(setting: Setting, height: number, distance: number): void {
  const { paper, sheet } = setting
  if (setting.y + distance + height > sheet.height - sheet.bottom) {
    paper.addPage()
    setting.y = sheet.top
  } else setting.y += distance
}

/** Sets the items of a list, each as an item of the structure. */
function inList<Item>(setting: Setting, items: readonly Item[], set: (item: Item, at: number) => void): void {
  const { paper, section } = setting
  const list = paper.struct('L')
  section.add(list)
  items.forEach((item, at) => {
    setting.section = paper.struct('LI')
    list.add(setting.section)
    set(item, at)
    setting.section.end()
  })
  list.end()
  setting.section = section
}

/** Sets a paragraph of one or more runs below what stands there; runs with an address are links. */
export function addText(
  setting: Setting,
  tag: string,
  of: readonly Run[],
  { size, colour, gap, font, x }: TextLook,
  width: number,
): void {
  const { paper, section, sheet } = setting
  const top = setting.y
  const paragraph = paper.struct(tag)
  section.add(paragraph)
  of.forEach(({ text, strong, href }, at) => {
    const set = () => {
      paper
        .fontSize(size)
        .fillColor(setting.colour(colour))
        .font(strong ? 'strong' : font)
      // Continued text keeps the options of the run before it.
      const options = { width, lineGap: gap, continued: at < of.length - 1, link: href ?? null, underline: !!href }
      if (at) paper.text(text, options)
      else paper.text(text, x ?? sheet.column, top, options)
    }
    if (!href) return paragraph.add(set)
    const link = paper.struct('Link', { alt: text })
    paragraph.add(link)
    link.add(set).end()
  })
  paragraph.end()
  setting.y = paper.y
}

function measure({ paper }: Setting, text: string, { font, size, gap }: TextLook, width: number): number {
  return paper.font(font).fontSize(size).heightOfString(text, { width, lineGap: gap })
}

function artifact({ paper }: Setting, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}

function plain(of: readonly Run[]): string {
  return of.map(({ text }) => text).join('')
}
