import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { departmentClass } from '../../../../../components/drawings/department-class.ts'
import { PlanSymbol } from '../../../../../components/drawings/symbols/PlanSymbol.tsx'
import type { PrintBlock } from '../../../../../components/widgets/print-block.ts'
import { sheet, type Canvas, type TextStyle } from './pdf-canvas.ts'
import { bodyText } from './text-blocks.ts'
import type { ResolvedDrawing } from '../../../../lib/svg/resolve-svg-styles.ts'

const label: TextStyle = { font: 'body', size: 9, color: 'ink-2', lineGap: 1.5 }

export function drawFigures(canvas: Canvas, { figures }: Extract<PrintBlock, { kind: 'figures' }>): void {
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
export function drawRuler(canvas: Canvas, { stretches }: Extract<PrintBlock, { kind: 'ruler' }>): void {
  canvas.ensureSpace(60, 20)
  const { y } = canvas
  const [first, last] = [stretches[0]!.from, stretches.at(-1)!.to]
  const xOf = (place: number) => sheet.left + ((place - first) / (last - first)) * (sheet.right - sheet.left)
  canvas.decorate((pdf) => {
    const ink = canvas.color('ink')
    const drawTick = (x: number) =>
      pdf
        .lineWidth(1)
        .moveTo(x, y - 6)
        .lineTo(x, y + 38)
        .stroke(ink)
    for (const { mark, from, to, department } of stretches) {
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

export function drawBar(canvas: Canvas, { name, percent }: Extract<PrintBlock, { kind: 'bar' }>): void {
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

export function drawDesks(canvas: Canvas, { desks }: Extract<PrintBlock, { kind: 'desks' }>): void {
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

export function drawDrawing(canvas: Canvas, block: Extract<PrintBlock, { kind: 'drawing' }>): void {
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
