import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Axonometric } from '../../../../../components/drawings/axonometric/Axonometric.tsx'
import { enterpriseOffice } from '../../../../../components/drawings/axonometric/enterprise-office.ts'
import type { PdfDocument } from '../pdf-document.ts'
import { sheet, type Canvas } from './pdf-canvas.ts'
import { drawSvg } from './svg.ts'

/**
 * Draws the cover, always in the dark theme.
 * @param heading the line above the title
 * @param day in words
 */
export function drawCover(canvas: Canvas, { title, lead, facts }: PdfDocument, heading: string, day: string): void {
  canvas.addPage()
  const drawing = canvas.resolve(renderToStaticMarkup(createElement(Axonometric, { office: enterpriseOffice })), 'dark')
  canvas.decorate((pdf) => {
    pdf.rect(0, 0, sheet.width, sheet.height).fill(canvas.color('paper', 'dark'))
    const width = Math.min(452, (440 / drawing.box.height) * drawing.box.width)
    drawSvg(pdf, drawing, (sheet.width - width) / 2, 300, width)
    pdf.lineWidth(6).moveTo(sheet.left, 770).lineTo(sheet.right, 770).stroke(canvas.color('wall', 'dark'))
  })
  const ink = canvas.color('ink', 'dark')
  const softInk = canvas.color('ink-2', 'dark')
  canvas.mark('P', () => canvas.text(heading, sheet.left, 64, { font: 'mono', size: 10, color: softInk }))
  canvas.mark('H1', () =>
    canvas.text(title, sheet.left, 92, { font: 'display', size: 40, color: ink, lineGap: -14 }, { width: 470 }),
  )
  const y = canvas.pdf.y + 24
  canvas.mark('P', () =>
    canvas.text(lead, sheet.left, y, { font: 'body', size: 14, color: softInk, lineGap: 3 }, { width: 380 }),
  )
  const footer = [...facts, day].join('  ·  ')
  canvas.mark('P', () =>
    canvas.text(footer, sheet.left, 784, { font: 'mono', size: 9, color: softInk }, { width: 483 }),
  )
}
