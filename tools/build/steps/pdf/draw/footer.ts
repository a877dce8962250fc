import { sheet, type Canvas, type TextStyle } from './pdf-canvas.ts'

const style: TextStyle = { font: 'mono', size: 8, color: 'ink-2' }

/** Draws the footer of every page except the cover: the document's name and the page number. */
export function drawFooters(canvas: Canvas, name: string): void {
  const y = sheet.height - 50
  for (let page = 1; page < canvas.pageCount; page += 1) {
    canvas.pdf.switchToPage(page)
    canvas.rule(y, 0.75, 'line-2', sheet.left)
    canvas.decorate(() => {
      canvas.text(name, sheet.left, y + 10, style)
      const sheetNumber = `Sheet ${page + 1} of ${canvas.pageCount}`
      canvas.text(sheetNumber, sheet.right - 120, y + 10, style, { width: 120, align: 'right', lineBreak: false })
    })
  }
}
