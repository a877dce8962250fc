import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Axonometric } from '../../../../components/drawings/axonometric/Axonometric.tsx'
import { enterpriseOffice } from '../../../../components/drawings/axonometric/enterprise-office.ts'
import { hex } from '../../../../components/ui/contrast.ts'
import { site } from '../../../../data/site.ts'
import { resolveSvgStyles } from '../../../lib/svg/resolve-svg-styles.ts'
import { readColour, readTheme, type Theme } from '../../../lib/svg/theme.ts'
import type { Chapter, Manuscript } from './blocks.ts'
import { drawOn } from './draw.ts'
import { addText, setBlock, type Setting } from './set-block.ts'

/** A4 in points, its margins, and the column that text is set in. */
const sheet = { width: 595.28, height: 841.89, left: 56, right: 56, top: 76, bottom: 84, column: 172 }

type Options = {
  /** The repository. */
  root: string
  /** YYYY-MM-DD; stands on the cover and in the file, so that the same commit makes the same bytes. */
  buildDate: string
  /** The site's address, without a trailing slash. */
  origin: string
}

/** Sets a manuscript as a PDF on A4: tagged, with an outline, links, and the site's fonts and colours. */
export async function typeset(manuscript: Manuscript, { root, buildDate, origin }: Options): Promise<Buffer> {
  const day = new Date(`${buildDate}T00:00:00Z`)
  const title = 'Transformation Blueprint'
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    info: {
      Title: `${title}: ${manuscript.title}`,
      Author: site.brand,
      Subject: manuscript.lead,
      CreationDate: day,
      ModDate: day,
    },
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => paper.on('end', () => resolve(Buffer.concat(chunks))))
  for (const [name, file] of [
    ['display', 'besley-500'],
    ['body', 'figtree-400'],
    ['strong', 'figtree-600'],
    ['mono', 'dm-mono-500'],
  ] as const) {
    paper.registerFont(name, join(root, `tools/lib/svg/fonts/${file}.ttf`))
  }
  const { properties } = readTheme(root)
  const colour = (name: string, theme: Theme = 'light') => hex(readColour(`var(--color-${name})`, properties, theme)!)
  const whole = paper.struct('Document')
  paper.addStructure(whole)

  cover()
  const contents = contentsPage()
  const places = manuscript.chapters.map(setChapter)
  contents(places)
  furniture()
  whole.end()
  paper.end()
  return done

  function cover(): void {
    paper.addPage()
    artifact(() => {
      paper.rect(0, 0, sheet.width, sheet.height).fill(colour('paper', 'dark'))
      const drawing = resolveSvgStyles(
        renderToStaticMarkup(createElement(Axonometric, { office: enterpriseOffice })),
        'dark',
        root,
      )
      const width = Math.min(452, (440 / drawing.box.height) * drawing.box.width)
      drawOn(paper, drawing, (sheet.width - width) / 2, 300, width)
      paper
        .lineWidth(6)
        .moveTo(sheet.left, 770)
        .lineTo(sheet.width - sheet.right, 770)
        .stroke(colour('wall', 'dark'))
    })
    const chalk = colour('ink', 'dark')
    const quiet = colour('ink-2', 'dark')
    whole.add(
      paper.struct('P', {}, () => {
        paper.font('mono').fontSize(10).fillColor(quiet).text(`${site.brand} · ${title}`, sheet.left, 64)
      }),
    )
    whole.add(
      paper.struct('H1', {}, () => {
        paper
          .font('display')
          .fontSize(40)
          .fillColor(chalk)
          .text(manuscript.title, sheet.left, 92, { width: 470, lineGap: -14 })
      }),
    )
    const below = paper.y + 24
    whole.add(
      paper.struct('P', {}, () => {
        paper
          .font('body')
          .fontSize(14)
          .fillColor(quiet)
          .text(manuscript.lead, sheet.left, below, { width: 380, lineGap: 3 })
      }),
    )
    whole.add(
      paper.struct('P', {}, () => {
        paper
          .font('mono')
          .fontSize(9)
          .fillColor(quiet)
          .text([...manuscript.facts, longDate(day)].join('  ·  '), sheet.left, 784, { width: 483 })
      }),
    )
  }

  /** Leaves room for the contents, and returns what fills it once the chapters have their pages. */
  function contentsPage(): (places: number[]) => void {
    paper.addPage()
    const page = paper.bufferedPageRange().count - 1
    const section = paper.struct('Sect')
    whole.add(section)
    return (places) => {
      const last = paper.bufferedPageRange().count - 1
      paper.switchToPage(page)
      section.add(
        paper.struct('H2', {}, () => {
          paper.font('display').fontSize(26).fillColor(colour('ink')).text('What is in here', sheet.column, sheet.top)
        }),
      )
      const list = paper.struct('TOC')
      section.add(list)
      let y = sheet.top + 52
      manuscript.chapters.forEach((chapter, at) => {
        artifact(() =>
          paper
            .lineWidth(0.5)
            .moveTo(sheet.column, y - 8)
            .lineTo(sheet.width - sheet.right, y - 8)
            .stroke(colour('line-2')),
        )
        const name = nameOf(at)
        const item = paper.struct('TOCI')
        const link = paper.struct('Link', { alt: `${chapter.title}, page ${places[at]! + 1}` })
        list.add(item)
        item.add(link)
        link.add(() => {
          paper
            .font('body')
            .fontSize(11.5)
            .fillColor(colour('ink'))
            .text(chapter.title, sheet.column, y, { width: 300, lineBreak: false })
          paper
            .font('mono')
            .fontSize(10)
            .fillColor(colour('ink-2'))
            .text(String(places[at]! + 1), sheet.width - sheet.right - 40, y + 1, {
              width: 40,
              align: 'right',
              lineBreak: false,
            })
        })
        const target = { Subtype: 'Link', Dest: name, Contents: new String(chapter.title), structParent: link }
        paper.annotate(sheet.column, y - 4, sheet.width - sheet.right - sheet.column, 22, target as object)
        link.end()
        item.end()
        y += 30
      })
      list.end()
      const href = `${origin}/digital-transformation`
      const note = [
        { text: `Set from the website on ${longDate(day)}. The website is kept up to date: `, strong: false },
        { text: href.replace(/^https?:\/\//, ''), strong: false, href },
      ]
      const look = { font: 'body', size: 10, colour: 'ink-2', gap: 2 }
      addText({ paper, colour, sheet, y: y + 18, section, root }, 'P', note, look, 367)
      section.end()
      paper.switchToPage(last)
    }
  }

  /** @returns the page that it begins on, counted from 0 */
  function setChapter(chapter: Chapter, at: number): number {
    const setting: Setting = { paper, colour, sheet, y: paper.y, section: paper.struct('Sect'), root }
    whole.add(setting.section)
    const fresh = at === 0 || setting.y > sheet.height - sheet.bottom - 250
    if (fresh) {
      paper.addPage()
      setting.y = sheet.top
    } else setting.y += 40
    const page = paper.bufferedPageRange().count - 1
    paper.addNamedDestination(nameOf(at), 'XYZ', 0, setting.y - 24, null)
    paper.outline.addItem(chapter.title)
    artifact(() => {
      paper
        .lineWidth(3)
        .moveTo(sheet.left, setting.y)
        .lineTo(sheet.width - sheet.right, setting.y)
        .stroke(colour('wall'))
      paper
        .font('mono')
        .fontSize(10)
        .fillColor(colour('stamp'))
        .text(String(at + 1).padStart(2, '0'), sheet.left, setting.y + 20, { lineBreak: false })
    })
    setting.section.add(
      paper.struct('H2', {}, () => {
        paper
          .font('display')
          .fontSize(25)
          .fillColor(colour('ink'))
          .text(chapter.title, sheet.column, setting.y + 12, { width: 367, lineGap: -7 })
      }),
    )
    setting.y = paper.y + 8
    for (const block of chapter.blocks) setBlock(setting, block)
    setting.section.end()
    paper.y = setting.y
    return page
  }

  /** Page numbers and the title block at the foot, as on an architect's sheet. */
  function furniture(): void {
    const { count } = paper.bufferedPageRange()
    for (let page = 1; page < count; page += 1) {
      paper.switchToPage(page)
      artifact(() => {
        const y = sheet.height - 50
        paper
          .lineWidth(0.75)
          .moveTo(sheet.left, y)
          .lineTo(sheet.width - sheet.right, y)
          .stroke(colour('line-2'))
        paper.font('mono').fontSize(8).fillColor(colour('ink-2'))
        paper.text(`${site.brand} · ${title}`, sheet.left, y + 10, { lineBreak: false })
        paper.text(`Sheet ${page + 1} of ${count}`, sheet.width - sheet.right - 120, y + 10, {
          width: 120,
          align: 'right',
          lineBreak: false,
        })
      })
    }
  }

  function artifact(draw: () => void): void {
    paper.markContent('Artifact', { type: 'Layout' })
    draw()
    paper.endMarkedContent()
  }
}

const nameOf = (chapter: number) => `chapter-${chapter + 1}`

function longDate(day: Date): string {
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
