import type { ResolvedDrawing } from '../../../lib/svg/resolve-svg-styles.ts'

type Paper = PDFKit.PDFDocument

/** Draws at a place of a page, so wide; its height follows. @returns the height */
export function drawOn(paper: Paper, { box, shapes }: ResolvedDrawing, x: number, y: number, width: number): number {
  const scale = width / box.width
  paper.save().translate(x, y).scale(scale).translate(-box.x, -box.y).lineJoin('round').lineCap('round')
  for (const { matrix, path, text, fill, stroke, width: line, dash, opacity } of shapes) {
    paper
      .save()
      .transform(...matrix)
      .opacity(opacity)
    if (path) {
      paper.path(path).lineWidth(line)
      if (dash) paper.dash(dash[0]!, { space: dash[1] ?? dash[0]! })
      if (fill && stroke) paper.fillAndStroke(fill, stroke)
      else if (fill) paper.fill(fill)
      else if (stroke) paper.stroke(stroke)
    }
    if (text) {
      paper
        .font('mono')
        .fontSize(text.size)
        .fillColor(fill ?? '#000')
      const shift = { start: 0, middle: 0.5, end: 1 }[text.anchor] * paper.widthOfString(text.words)
      paper.text(text.words, text.x - shift, text.y, { baseline: 'alphabetic', lineBreak: false })
    }
    paper.restore()
  }
  paper.restore()
  return box.height * scale
}
