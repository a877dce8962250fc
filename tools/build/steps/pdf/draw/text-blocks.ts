import type { PrintBlock, Run } from '../../../../../components/widgets/print-block.ts'
import { sheet, type Canvas, type TextStyle } from './pdf-canvas.ts'

const styles = {
  lead: { font: 'body', size: 13.5, color: 'ink-2', lineGap: 3.5 },
  paragraph: { font: 'body', size: 10.5, color: 'ink', lineGap: 3.2 },
  heading: { font: 'display', size: 14, color: 'ink', lineGap: 1 },
  title: { font: 'display', size: 12.5, color: 'ink', lineGap: 1 },
  note: { font: 'mono', size: 8.5, color: 'ink-2', lineGap: 2.5 },
} as const satisfies Record<string, TextStyle>

/** The style of running text. */
export const bodyText: TextStyle = styles.paragraph

/** Space for a heading and the beginning of what follows it, in points. */
const HEADING_SPACE = 100

const LIST_INDENT = 20

export function drawParagraph(canvas: Canvas, { kind, runs }: Extract<PrintBlock, { runs: Run[] }>): void {
  canvas.ensureSpace(canvas.heightOf(plainText(runs), styles[kind]), 10)
  canvas.paragraph('P', runs, styles[kind])
}

export function drawNote(canvas: Canvas, { text }: Extract<PrintBlock, { kind: 'note' }>): void {
  canvas.ensureSpace(canvas.heightOf(text, styles.note), 12)
  canvas.paragraph('P', text, styles.note)
}

export function drawHeading(canvas: Canvas, { text }: Extract<PrintBlock, { kind: 'heading' }>): void {
  canvas.ensureSpace(HEADING_SPACE, 20)
  canvas.paragraph('H3', text, styles.heading)
}

export function drawList(canvas: Canvas, { items }: Extract<PrintBlock, { kind: 'list' }>): void {
  drawItems(canvas, items, (item, index) => {
    const height = canvas.heightOf(plainText(item), bodyText, sheet.textWidth - LIST_INDENT)
    canvas.ensureSpace(height, index ? 6 : 12)
    const y = canvas.y + 7
    canvas.decorate((pdf) =>
      pdf
        .lineWidth(1.5)
        .moveTo(sheet.column, y)
        .lineTo(sheet.column + 10, y)
        .stroke(canvas.color('stamp')),
    )
    canvas.paragraph('LBody', item, bodyText, sheet.column + LIST_INDENT)
  })
}

export function drawPoints(canvas: Canvas, { points }: Extract<PrintBlock, { kind: 'points' }>): void {
  points.forEach(({ title, text, mark }, index) => {
    const x = mark ? sheet.column + 26 : sheet.column
    canvas.ensureSpace(26 + canvas.heightOf(text, bodyText, sheet.right - x), index ? 12 : 16)
    canvas.rule(canvas.y, 0.5, 'line-2')
    if (mark) drawMark(canvas, mark)
    canvas.y += 9
    canvas.paragraph('H3', title, styles.title, x)
    canvas.y += 3
    canvas.paragraph('P', text, bodyText, x)
  })
}

/** Draws a point's number in a circle. */
function drawMark(canvas: Canvas, mark: string): void {
  canvas.decorate((pdf) => {
    pdf
      .lineWidth(1)
      .circle(sheet.column + 8, canvas.y + 18, 8)
      .stroke(canvas.color('stamp'))
    const style: TextStyle = { font: 'mono', size: 9, color: 'stamp' }
    canvas.text(mark, sheet.column, canvas.y + 14, style, { width: 16, align: 'center', lineBreak: false })
  })
}

export function drawForm(canvas: Canvas, { questions }: Extract<PrintBlock, { kind: 'form' }>): void {
  questions.forEach(({ question, options }, index) => {
    canvas.ensureSpace(26 + options.length * 19, index ? 14 : 16)
    canvas.paragraph('H3', `${index + 1}. ${question}`, styles.title)
    canvas.y += 4
    drawItems(canvas, options, (option) => {
      canvas.decorate((pdf) =>
        pdf
          .lineWidth(1)
          .rect(sheet.column + 1, canvas.y + 2, 9, 9)
          .stroke(canvas.color('line-2')),
      )
      canvas.paragraph('LBody', option, bodyText, sheet.column + LIST_INDENT)
      canvas.y += 3
    })
  })
}

function drawItems<Item>(canvas: Canvas, items: readonly Item[], draw: (item: Item, index: number) => void): void {
  canvas.group('L', () => items.forEach((item, index) => canvas.group('LI', () => draw(item, index))))
}

function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}
