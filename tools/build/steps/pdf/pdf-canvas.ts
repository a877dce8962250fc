import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { toHex } from '../../../../components/ui/contrast.ts'
import { resolveSvgStyles, type ResolvedDrawing } from '../../../lib/svg/resolve-svg-styles.ts'
import { readColour, readTheme, type Properties, type Theme } from '../../../lib/svg/svg-theme.ts'
import type { Run } from '../../../../components/widgets/declare.ts'

/** A4 and its margins in points; text begins at `column` and is `textWidth` wide. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  top: 76,
  bottom: 757.89,
  column: 172,
  textWidth: 367.28,
}

/** Sizes and gaps in points; `color` is a token of the theme. */
export type TextStyle = { font: keyof typeof FONTS; size: number; color: string; lineGap?: number }

const FONTS = { display: 'besley-500', body: 'figtree-400', strong: 'figtree-600', mono: 'dm-mono-500' }

type StructureOptions = PDFKit.Mixins.StructureElementOptions

type Metadata = { title: string; author: string; subject: string; date: Date }

/** A tagged PDF in the site's fonts and colours, filled from top to bottom. */
export class PdfCanvas {
  readonly pdf: PDFKit.PDFDocument
  /** Where the next block begins, in points below the page's top. */
  y = sheet.top
  readonly #root: string
  readonly #properties: Properties
  /** The structure element that new ones are added to. */
  #parent: PDFKit.PDFStructureElement

  /** @param root the repository, with the theme and the fonts */
  constructor(root: string, { title, author, subject, date }: Metadata) {
    this.#root = root
    this.#properties = readTheme(root).properties
    this.pdf = new PDFDocument({
      size: 'A4',
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-GB',
      info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
    })
    for (const [name, file] of Object.entries(FONTS))
      this.pdf.registerFont(name, join(root, `tools/lib/svg/fonts/${file}.ttf`))
    this.#parent = this.pdf.struct('Document')
    this.pdf.addStructure(this.#parent)
  }

  /** Ends the document. @returns its bytes */
  async end(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.pdf.on('end', resolve))
    this.#parent.end()
    this.pdf.end()
    await ended
    return Buffer.concat(chunks)
  }

  /** A token of the theme as hexadecimal. */
  color(name: string, theme: Theme = 'light'): string {
    return toHex(readColour(`var(--color-${name})`, this.#properties, theme)!)
  }

  addPage(): void {
    this.pdf.addPage()
    this.y = sheet.top
  }

  /** The number of pages so far. */
  get pageCount(): number {
    return this.pdf.bufferedPageRange().count
  }

  /** Moves down by `gap`, or to a new page if a block of this height does not fit. Both in points. */
  ensureSpace(height: number, gap: number): void {
    if (this.y + gap + height > sheet.bottom) this.addPage()
    else this.y += gap
  }

  /** Adds a page that is filled later, and keeps its place in the reading order. @returns fills it */
  reservePage(): (content: () => void) => void {
    this.addPage()
    const page = this.pageCount - 1
    const section = this.pdf.struct('Sect')
    this.#parent.add(section)
    return (content) => {
      const last = this.pageCount - 1
      this.pdf.switchToPage(page)
      this.y = sheet.top
      this.#fill(section, content)
      this.pdf.switchToPage(last)
    }
  }

  /** Adds a structure element with what `content` adds. */
  group(tag: string, content: (element: PDFKit.PDFStructureElement) => void, options?: StructureOptions): void {
    const element = this.pdf.struct(tag, options)
    this.#parent.add(element)
    this.#fill(element, content)
  }

  #fill(element: PDFKit.PDFStructureElement, content: (element: PDFKit.PDFStructureElement) => void): void {
    const parent = this.#parent
    this.#parent = element
    content(element)
    element.end()
    this.#parent = parent
  }

  /** Adds a structure element with what `draw` draws. */
  mark(tag: string, draw: () => void, options?: StructureOptions): void {
    this.group(tag, () => this.#parent.add(draw), options)
  }

  /** Draws what screen readers skip. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw(this.pdf)
    this.pdf.endMarkedContent()
  }

  /** Draws a horizontal line to the right margin. */
  rule(y: number, lineWidth: number, color: string, from = sheet.column): void {
    this.decorate((pdf) => pdf.lineWidth(lineWidth).moveTo(from, y).lineTo(sheet.right, y).stroke(this.color(color)))
  }

  /** Draws text at a position; only inside `mark` or `decorate`. */
  text(text: string, x: number, y: number, style: TextStyle, options: PDFKit.Mixins.TextOptions = {}): void {
    const { font, size, color, lineGap = 0 } = style
    const fill = color.startsWith('#') ? color : this.color(color)
    this.pdf.font(font).fontSize(size).fillColor(fill)
    this.pdf.text(text, x, y, { lineBreak: options.width !== undefined, lineGap, ...options })
  }

  /** Adds a paragraph at `y`; runs with an address are links. */
  paragraph(tag: string, content: string | readonly Run[], style: TextStyle, x = sheet.column): void {
    const runs: readonly Run[] = typeof content === 'string' ? [{ text: content, strong: false }] : content
    this.group(tag, () => {
      runs.forEach(({ text, strong, href }, index) => {
        const { pdf } = this
        const draw = () => {
          pdf
            .fontSize(style.size)
            .fillColor(this.color(style.color))
            .font(strong ? 'strong' : style.font)
          const options = {
            width: sheet.right - x,
            lineGap: style.lineGap ?? 0,
            continued: index < runs.length - 1,
            // Continued text keeps the options of the run before it.
            link: href ?? null,
            underline: !!href,
          }
          if (index) pdf.text(text, options)
          else pdf.text(text, x, this.y, options)
        }
        if (href) this.mark('Link', draw, { alt: text })
        else this.#parent.add(draw)
      })
    })
    this.y = this.pdf.y
  }

  /** The height of a text in points. */
  heightOf(text: string, { font, size, lineGap = 0 }: TextStyle, width = sheet.textWidth): number {
    return this.pdf.font(font).fontSize(size).heightOfString(text, { width, lineGap })
  }

  /** Resolves the colours of SVG markup with the site's style sheets. */
  resolve(markup: string, theme: Theme = 'light'): ResolvedDrawing {
    return resolveSvgStyles(markup, theme, this.#root)
  }
}
