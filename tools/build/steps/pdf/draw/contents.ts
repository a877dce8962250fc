import type { Chapter } from '../pdf-document.ts'
import { chapterId } from './chapter.ts'
import { sheet, type Canvas, type TextStyle } from './pdf-canvas.ts'

const styles = {
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
  canvas: Canvas,
  chapters: readonly Chapter[],
  pages: readonly number[],
  website: string,
  day: string,
): void {
  canvas.mark('H2', () => canvas.text('Contents', sheet.column, canvas.y, styles.title))
  canvas.y += 52
  canvas.group('TOC', () => chapters.forEach(({ title }, index) => drawLine(canvas, title, index, pages[index]! + 1)))
  canvas.y += 18
  const note = `Made from our website on ${day}. The website is kept up to date: `
  const link = { text: website.replace(/^https?:\/\//, ''), strong: false, href: website }
  canvas.paragraph('P', [{ text: note, strong: false }, link], styles.note)
}

function drawLine(canvas: Canvas, title: string, index: number, page: number): void {
  const { y, pdf } = canvas
  canvas.rule(y - 8, 0.5, 'line-2')
  const draw = () => {
    canvas.text(title, sheet.column, y, styles.chapter)
    canvas.text(String(page), sheet.right - 40, y + 1, styles.page, { width: 40, align: 'right', lineBreak: false })
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
