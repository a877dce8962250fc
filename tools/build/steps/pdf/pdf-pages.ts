import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Axonometric } from '../../../../components/drawings/axonometric/Axonometric.tsx'
import { enterpriseOffice } from '../../../../components/drawings/axonometric/offices.ts'
import type { PrintBlock } from '../../../../components/widgets/declare.ts'
import type { Chapter, PdfDocument } from './pdf-document.ts'
import {
  drawBar,
  drawDesks,
  drawDrawing,
  drawFigures,
  drawRuler,
  drawSvg,
  bodyText,
  drawForm,
  drawHeading,
  drawList,
  drawNote,
  drawParagraph,
  drawPoints,
} from './print-blocks.ts'
import { sheet, type PdfCanvas, type TextStyle } from './pdf-canvas.ts'

/** Draws a table of two columns, the second with figures, or of three, the last with text. */
function drawTable(canvas: PdfCanvas, { head, rows, sum }: Extract<PrintBlock, { kind: 'table' }>): void {
  const hasFigures = head.length === 2
  const widths = hasFigures ? [sheet.textWidth - 110, 110] : [70, 50, sheet.textWidth - 120]
  const lines = [head, ...rows]
  const heights = lines.map(
    (row) => Math.max(...row.map((cell, column) => canvas.heightOf(cell, bodyText, widths[column]! - 8))) + 13,
  )
  canvas.ensureSpace(
    heights.reduce((all, height) => all + height, 0),
    18,
  )
  canvas.group('Table', () => {
    canvas.rule(canvas.y, 3, 'wall')
    lines.forEach((row, line) => {
      const isSum = sum === true && line === rows.length
      canvas.group('TR', () => {
        if (line) canvas.rule(canvas.y, isSum ? 1.5 : 0.5, isSum ? 'ink' : 'line-2')
        let x = sheet.column
        row.forEach((cell, column) => {
          const isHeader = line === 0 || column === 0
          const left = x
          // pdfkit's types lack the option.
          const scope = { scope: line === 0 ? 'Column' : 'Row' } as object
          const draw = () =>
            canvas.text(cell, left, canvas.y + 6, styleOf(isHeader, isSum, column), {
              width: widths[column]! - (hasFigures ? 0 : 8),
              align: hasFigures && column === 1 ? 'right' : 'left',
            })
          if (isHeader) canvas.mark('TH', draw, scope)
          else canvas.mark('TD', draw)
          x += widths[column]!
        })
      })
      canvas.y += heights[line]!
    })
  })
}

function styleOf(isHeader: boolean, isSum: boolean, column: number): TextStyle {
  if (isSum && column > 0) return { ...bodyText, font: 'display', size: 13 }
  return { ...bodyText, font: isHeader || isSum ? 'strong' : 'body' }
}

/** A chapter with less space on a page, in points, starts on the next one. */
const MIN_CHAPTER_SPACE = 210

const numberStyle: TextStyle = { font: 'mono', size: 10, color: 'stamp' }
const titleStyle: TextStyle = { font: 'display', size: 25, color: 'ink', lineGap: -7 }

/** The name of a chapter's link destination. */
function chapterId(index: number): string {
  return `chapter-${index + 1}`
}

/** Draws a chapter. @returns the page that it begins on, counted from 0 */
export function drawChapter(canvas: PdfCanvas, { title, blocks }: Chapter, index: number): number {
  if (index === 0) canvas.addPage()
  else canvas.ensureSpace(MIN_CHAPTER_SPACE, 40)
  const page = canvas.pageCount - 1
  canvas.group('Sect', () => {
    const { y } = canvas
    canvas.pdf.addNamedDestination(chapterId(index), 'XYZ', 0, y - 24, null)
    canvas.pdf.outline.addItem(title)
    canvas.rule(y, 3, 'wall', sheet.left)
    canvas.decorate(() => canvas.text(String(index + 1).padStart(2, '0'), sheet.left, y + 20, numberStyle))
    canvas.mark('H2', () => canvas.text(title, sheet.column, y + 12, titleStyle, { width: sheet.textWidth }))
    canvas.y = canvas.pdf.y + 8
    for (const block of blocks) (drawings[block.kind] as Draw<PrintBlock['kind']>)(canvas, block)
  })
  return page
}

type Draw<Kind extends PrintBlock['kind']> = (canvas: PdfCanvas, block: Extract<PrintBlock, { kind: Kind }>) => void

/** How each kind of block is drawn: below the one before it, or on a new page if it does not fit. */
const drawings: { [Kind in PrintBlock['kind']]: Draw<Kind> } = {
  lead: drawParagraph,
  paragraph: drawParagraph,
  heading: drawHeading,
  list: drawList,
  points: drawPoints,
  figures: drawFigures,
  ruler: drawRuler,
  bar: drawBar,
  desks: drawDesks,
  table: drawTable,
  form: drawForm,
  note: drawNote,
  drawing: drawDrawing,
}

const contentsStyles = {
  title: { font: 'display', size: 26, color: 'ink' },
  chapter: { font: 'body', size: 11.5, color: 'ink' },
  page: { font: 'mono', size: 10, color: 'ink-2' },
  note: { font: 'body', size: 10, color: 'ink-2', lineGap: 2 },
} as const satisfies Record<string, TextStyle>

const LINE_HEIGHT = 30

/**
 * Draws the table of contents.
 * @param pages the page of each chapter, counted from 0
 * @param website address of the page that the document was made from
 * @param day in words
 */
export function drawContents(
  canvas: PdfCanvas,
  chapters: readonly Chapter[],
  pages: readonly number[],
  website: string,
  day: string,
): void {
  canvas.mark('H2', () => canvas.text('Contents', sheet.column, canvas.y, contentsStyles.title))
  canvas.y += 52
  canvas.group('TOC', () => chapters.forEach(({ title }, index) => drawLine(canvas, title, index, pages[index]! + 1)))
  canvas.y += 18
  const note = `Made from our website on ${day}. The website is kept up to date: `
  const link = { text: website.replace(/^https?:\/\//, ''), strong: false, href: website }
  canvas.paragraph('P', [{ text: note, strong: false }, link], contentsStyles.note)
}

function drawLine(canvas: PdfCanvas, title: string, index: number, page: number): void {
  const { y, pdf } = canvas
  canvas.rule(y - 8, 0.5, 'line-2')
  const draw = () => {
    canvas.text(title, sheet.column, y, contentsStyles.chapter)
    canvas.text(String(page), sheet.right - 40, y + 1, contentsStyles.page, {
      width: 40,
      align: 'right',
      lineBreak: false,
    })
  }
  canvas.group('TOCI', () =>
    canvas.group(
      'Link',
      (link) => {
        link.add(draw)
        // pdfkit's types lack named destinations in annotations.
        const target = { Subtype: 'Link', Dest: chapterId(index), Contents: new String(title), structParent: link }
        pdf.annotate(sheet.column, y - 4, sheet.textWidth, 22, target as object)
      },
      { alt: `${title}, page ${page}` },
    ),
  )
  canvas.y += LINE_HEIGHT
}

const footerStyle: TextStyle = { font: 'mono', size: 8, color: 'ink-2' }

/** Draws the footer of every page except the cover: the document's name and the page number. */
export function drawFooters(canvas: PdfCanvas, name: string): void {
  const y = sheet.height - 50
  for (let page = 1; page < canvas.pageCount; page += 1) {
    canvas.pdf.switchToPage(page)
    canvas.rule(y, 0.75, 'line-2', sheet.left)
    canvas.decorate(() => {
      canvas.text(name, sheet.left, y + 10, footerStyle)
      const sheetNumber = `Sheet ${page + 1} of ${canvas.pageCount}`
      canvas.text(sheetNumber, sheet.right - 120, y + 10, footerStyle, { width: 120, align: 'right', lineBreak: false })
    })
  }
}

/**
 * Draws the cover, always in the dark theme.
 * @param heading the line above the title
 * @param day in words
 */
export function drawCover(canvas: PdfCanvas, { title, lead, facts }: PdfDocument, heading: string, day: string): void {
  canvas.addPage()
  const drawing = canvas.resolve(renderToStaticMarkup(createElement(Axonometric, { office: enterpriseOffice })), 'dark')
  canvas.decorate((pdf) => {
    pdf.rect(0, 0, sheet.width, sheet.height).fill(canvas.color('paper', 'dark'))
    const width = Math.min(452, (440 / drawing.box.height) * drawing.box.width)
    drawSvg(pdf, drawing, (sheet.width - width) / 2, 300, width)
    pdf.lineWidth(6).moveTo(sheet.left, 770).lineTo(sheet.right, 770).stroke(canvas.color('wall', 'dark'))
  })
  const ink = canvas.color('ink', 'dark')
  const softInk = canvas.color('ink-2', 'dark')
  canvas.mark('P', () => canvas.text(heading, sheet.left, 64, { font: 'mono', size: 10, color: softInk }))
  canvas.mark('H1', () =>
    canvas.text(title, sheet.left, 92, { font: 'display', size: 40, color: ink, lineGap: -14 }, { width: 470 }),
  )
  const y = canvas.pdf.y + 24
  canvas.mark('P', () =>
    canvas.text(lead, sheet.left, y, { font: 'body', size: 14, color: softInk, lineGap: 3 }, { width: 380 }),
  )
  const footer = [...facts, day].join('  ·  ')
  canvas.mark('P', () =>
    canvas.text(footer, sheet.left, 784, { font: 'mono', size: 9, color: softInk }, { width: 483 }),
  )
}
