import type { PdfBlock } from '../pdf-document.ts'
import type { Canvas } from './pdf-canvas.ts'
import { drawBar, drawDesks, drawDrawing, drawFigures, drawRuler } from './chart-blocks.ts'
import { drawTable } from './table.ts'
import { drawForm, drawHeading, drawList, drawNote, drawParagraph, drawPoints } from './text-blocks.ts'

type Draw<Kind extends PdfBlock['kind']> = (canvas: Canvas, block: Extract<PdfBlock, { kind: Kind }>) => void

const drawings: { [Kind in PdfBlock['kind']]: Draw<Kind> } = {
  lead: drawParagraph,
  paragraph: drawParagraph,
  heading: drawHeading,
  list: drawList,
  points: drawPoints,
  figures: drawFigures,
  ruler: drawRuler,
  bar: drawBar,
  desks: drawDesks,
  table: drawTable,
  form: drawForm,
  note: drawNote,
  drawing: drawDrawing,
}

/** Draws a block below the one before it, on a new page if it does not fit. */
export function drawBlock(canvas: Canvas, block: PdfBlock): void {
  const draw = drawings[block.kind] as Draw<PdfBlock['kind']>
  draw(canvas, block)
}
