import type { PrintBlock } from '../../../../../components/widgets/print-block.ts'
import { sheet, type Canvas, type TextStyle } from './pdf-canvas.ts'
import { bodyText } from './text-blocks.ts'

/** Draws a table of two columns, the second with figures, or of three, the last with text. */
export function drawTable(canvas: Canvas, { head, rows, sum }: Extract<PrintBlock, { kind: 'table' }>): void {
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
          const draw = () =>
            canvas.text(cell, left, canvas.y + 6, styleOf(isHeader, isSum, column), {
              width: widths[column]! - (hasFigures ? 0 : 8),
              align: hasFigures && column === 1 ? 'right' : 'left',
            })
          if (isHeader) canvas.mark('TH', draw, scope(line === 0 ? 'Column' : 'Row'))
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

/** The scope of a header cell. pdfkit's types lack the option. */
function scope(scope: 'Column' | 'Row'): PDFKit.Mixins.StructureElementOptions {
  return { scope } as object
}
