import type { ResolvedDrawing } from '../../../../lib/svg/resolve-svg-styles.ts'

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
