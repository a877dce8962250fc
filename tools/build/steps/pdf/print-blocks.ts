import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PrintBlock, Run } from '../../../../components/widgets/declare.ts'
import { sheet, type PdfCanvas, type TextStyle } from './pdf-canvas.ts'
import { departmentClass } from '../../../../data/departments.ts'
import { PlanSymbol } from '../../../../components/drawings/symbols/PlanSymbol.tsx'
import type { ResolvedDrawing } from '../../../lib/svg/resolve-svg-styles.ts'

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

export function drawParagraph(canvas: PdfCanvas, { kind, runs }: Extract<PrintBlock, { runs: Run[] }>): void {
  canvas.ensureSpace(canvas.heightOf(plainText(runs), styles[kind]), 10)
  canvas.paragraph('P', runs, styles[kind])
}

export function drawNote(canvas: PdfCanvas, { text }: Extract<PrintBlock, { kind: 'note' }>): void {
  canvas.ensureSpace(canvas.heightOf(text, styles.note), 12)
  canvas.paragraph('P', text, styles.note)
}

export function drawHeading(canvas: PdfCanvas, { text }: Extract<PrintBlock, { kind: 'heading' }>): void {
  canvas.ensureSpace(HEADING_SPACE, 20)
  canvas.paragraph('H3', text, styles.heading)
}

export function drawList(canvas: PdfCanvas, { items }: Extract<PrintBlock, { kind: 'list' }>): void {
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

export function drawPoints(canvas: PdfCanvas, { points }: Extract<PrintBlock, { kind: 'points' }>): void {
  points.forEach(({ title, text, mark }, index) => {
    const x = mark ? sheet.column + 26 : sheet.column
    canvas.ensureSpace(26 + canvas.heightOf(text, bodyText, sheet.right - x), index ? 12 : 16)
    canvas.rule(canvas.y, 0.5, 'line-2')
    if (mark) drawBadge(canvas, mark)
    canvas.y += 9
    canvas.paragraph('H3', title, styles.title, x)
    canvas.y += 3
    canvas.paragraph('P', text, bodyText, x)
  })
}

/** Draws a point's number in a circle. */
function drawBadge(canvas: PdfCanvas, mark: string): void {
  canvas.decorate((pdf) => {
    pdf
      .lineWidth(1)
      .circle(sheet.column + 8, canvas.y + 18, 8)
      .stroke(canvas.color('stamp'))
    const style: TextStyle = { font: 'mono', size: 9, color: 'stamp' }
    canvas.text(mark, sheet.column, canvas.y + 14, style, { width: 16, align: 'center', lineBreak: false })
  })
}

export function drawForm(canvas: PdfCanvas, { questions }: Extract<PrintBlock, { kind: 'form' }>): void {
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

function drawItems<Item>(canvas: PdfCanvas, items: readonly Item[], draw: (item: Item, index: number) => void): void {
  canvas.group('L', () => items.forEach((item, index) => canvas.group('LI', () => draw(item, index))))
}

function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}

const label: TextStyle = { font: 'body', size: 9, color: 'ink-2', lineGap: 1.5 }

export function drawFigures(canvas: PdfCanvas, { figures }: Extract<PrintBlock, { kind: 'figures' }>): void {
  canvas.ensureSpace(70, 18)
  canvas.rule(canvas.y, 3, 'wall')
  const top = canvas.y + 14
  const width = sheet.textWidth / figures.length
  const longest = Math.max(...figures.map(({ value }) => value.length))
  const size = 22 - longest * 0.45
  figures.forEach((figure, index) => {
    const x = sheet.column + index * width
    canvas.mark('P', () => {
      canvas.text(figure.value, x, top, { font: 'display', size, color: 'ink' })
      canvas.text(figure.label, x, top + 30, label, { width: width - 12 })
    })
    canvas.y = Math.max(canvas.y, canvas.pdf.y)
  })
  canvas.y += 6
}

/** Draws periods to scale, over the full width of the page. */
export function drawRuler(canvas: PdfCanvas, { periods }: Extract<PrintBlock, { kind: 'ruler' }>): void {
  canvas.ensureSpace(60, 20)
  const { y } = canvas
  const [first, last] = [periods[0]!.from, periods.at(-1)!.to]
  const xOf = (place: number) => sheet.left + ((place - first) / (last - first)) * (sheet.right - sheet.left)
  canvas.decorate((pdf) => {
    const ink = canvas.color('ink')
    const drawTick = (x: number) =>
      pdf
        .lineWidth(1)
        .moveTo(x, y - 6)
        .lineTo(x, y + 38)
        .stroke(ink)
    for (const { mark, from, to, department } of periods) {
      const width = xOf(to) - xOf(from)
      const wash = canvas.color(`${departmentClass(department)}-wash`)
      pdf.lineWidth(1).rect(xOf(from), y, width, 30).fillAndStroke(wash, ink)
      drawTick(xOf(from))
      const style: TextStyle = { font: 'mono', size: 10, color: 'ink' }
      canvas.text(mark, xOf(from), y + 10, style, { width, align: 'center', lineBreak: false })
    }
    drawTick(xOf(last))
  })
  canvas.y += 44
}

export function drawBar(canvas: PdfCanvas, { name, percent }: Extract<PrintBlock, { kind: 'bar' }>): void {
  canvas.ensureSpace(24, 8)
  const width = sheet.textWidth - 60
  canvas.decorate((pdf) => {
    pdf
      .lineWidth(1)
      .dash(4, { space: 3 })
      .rect(sheet.column, canvas.y + 2, width, 10)
      .stroke(canvas.color('line-2'))
      .undash()
    pdf.rect(sheet.column, canvas.y + 2, (width * percent) / 100, 10).fill(canvas.color('primary'))
  })
  const style: TextStyle = { font: 'display', size: 13, color: 'ink' }
  const draw = () => canvas.text(`${percent}%`, sheet.column + width + 14, canvas.y - 1, style)
  canvas.mark('P', draw, { alt: `${name}: ${percent}%` })
  canvas.y += 18
}

export function drawDesks(canvas: PdfCanvas, { desks }: Extract<PrintBlock, { kind: 'desks' }>): void {
  desks.forEach(({ name, department, text, proposed }, index) => {
    canvas.ensureSpace(46, index ? 4 : 10)
    const { y } = canvas
    const symbol = canvas.resolve(renderToStaticMarkup(createElement(PlanSymbol, { department, proposed })))
    canvas.decorate((pdf) => drawSvg(pdf, symbol, sheet.column, y, 40))
    canvas.y += 4
    canvas.paragraph('H4', [{ text: name, strong: true }], bodyText, sheet.column + 56)
    canvas.paragraph('P', text, { ...bodyText, color: 'ink-2' }, sheet.column + 56)
    canvas.y = Math.max(canvas.y, y + 42)
  })
}

export function drawDrawing(canvas: PdfCanvas, block: Extract<PrintBlock, { kind: 'drawing' }>): void {
  const { drawing, alternative, width } = block
  const svg = canvas.resolve(renderToStaticMarkup(drawing))
  const height = (svg.box.height / svg.box.width) * width
  canvas.ensureSpace(height, 16)
  canvas.mark('Figure', () => drawSvg(canvas.pdf, svg, sheet.column, canvas.y, width), { alt: alternative })
  canvas.y += height
}

type Pdf = PDFKit.PDFDocument

/** Draws an SVG at a position, scaled to a width. All in points. @returns the height */
export function drawSvg(pdf: Pdf, { box, shapes }: ResolvedDrawing, x: number, y: number, width: number): number {
  const scale = width / box.width
  pdf.save().translate(x, y).scale(scale).translate(-box.x, -box.y).lineJoin('round').lineCap('round')
  for (const { matrix, path, text, fill, stroke, width: line, dash, opacity } of shapes) {
    pdf
      .save()
      .transform(...matrix)
      .opacity(opacity)
    if (path) {
      pdf.path(path).lineWidth(line)
      if (dash) pdf.dash(dash[0]!, { space: dash[1] ?? dash[0]! })
      if (fill && stroke) pdf.fillAndStroke(fill, stroke)
      else if (fill) pdf.fill(fill)
      else if (stroke) pdf.stroke(stroke)
    }
    if (text) {
      pdf
        .font('mono')
        .fontSize(text.size)
        .fillColor(fill ?? '#000')
      const shift = { start: 0, middle: 0.5, end: 1 }[text.anchor] * pdf.widthOfString(text.words)
      pdf.text(text.words, text.x - shift, text.y, { baseline: 'alphabetic', lineBreak: false })
    }
    pdf.restore()
  }
  pdf.restore()
  return box.height * scale
}
