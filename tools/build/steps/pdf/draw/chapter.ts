import type { Chapter } from '../pdf-document.ts'
import { drawBlock } from './block.ts'
import { sheet, type Canvas, type TextStyle } from './pdf-canvas.ts'

/** A chapter with less space on a page, in points, starts on the next one. */
const MIN_CHAPTER_SPACE = 210

const number: TextStyle = { font: 'mono', size: 10, color: 'stamp' }
const heading: TextStyle = { font: 'display', size: 25, color: 'ink', lineGap: -7 }

/** The name of a chapter's link destination. */
export function chapterId(index: number): string {
  return `chapter-${index + 1}`
}

/** Draws a chapter. @returns the page that it begins on, counted from 0 */
export function drawChapter(canvas: Canvas, { title, blocks }: Chapter, index: number): number {
  if (index === 0) canvas.addPage()
  else canvas.ensureSpace(MIN_CHAPTER_SPACE, 40)
  const page = canvas.pageCount - 1
  canvas.group('Sect', () => {
    const { y } = canvas
    canvas.pdf.addNamedDestination(chapterId(index), 'XYZ', 0, y - 24, null)
    canvas.pdf.outline.addItem(title)
    canvas.rule(y, 3, 'wall', sheet.left)
    canvas.decorate(() => canvas.text(String(index + 1).padStart(2, '0'), sheet.left, y + 20, number))
    canvas.mark('H2', () => canvas.text(title, sheet.column, y + 12, heading, { width: sheet.textWidth }))
    canvas.y = canvas.pdf.y + 8
    for (const block of blocks) drawBlock(canvas, block)
  })
  return page
}
