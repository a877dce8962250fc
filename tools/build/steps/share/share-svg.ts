import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { pictureSize } from '../../../../pages/document/addresses.ts'
import { resolveSvgStyles } from '../../../lib/svg/resolve-svg-styles.ts'

/** The data of a share picture. The same data always gives the same picture. */
export type SharePicture = {
  title: string
  /** The drawing beside the title, as SVG with the site's CSS classes; undefined if there is none. */
  drawing: string | undefined
  brand: string
  tagline: string
  /** The site's host name. */
  host: string
}

/** The fonts and colours of share pictures. */
export type ShareStyle = {
  display: OutlineFont
  body: OutlineFont
  mono: OutlineFont
  /** A colour of the light theme as hex. */
  colour: (name: string) => string
}

const { width, height } = pictureSize
const EDGE = 64
/** The top of the title block, the strip with brand, tagline and host. */
const BLOCK = 528
const TITLE = { tracking: -0.018, lineHeight: 1.1, largest: 76, smallest: 34 }
const DRAWING = { x: 690, y: 52, width: 456, height: 424 }

/** Draws a share picture as SVG: the title, the drawing and the title block. All text is converted to outlines. */
export function shareSvg(
  { title, drawing, brand, tagline, host }: SharePicture,
  { display, body, mono, colour }: ShareStyle,
): string {
  const fill = (name: string) => `fill="${colour(name)}"`
  const words = titlePath(title, drawing ? DRAWING.x - EDGE - 40 : width - EDGE * 2, display)
  const middle = BLOCK + (height - BLOCK) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path ${fill('paper')} d="M0 0h${width}v${height}H0z"/>
${drawing ? drawingGroup(drawing) : ''}
<path ${fill('ink')} d="${words}"/>
<path ${fill('sheet')} d="M0 ${BLOCK}h${width}v${height - BLOCK}H0z"/>
<path ${fill('wall')} d="M0 ${BLOCK}h${width}v6H0z"/>
<g transform="translate(${EDGE - 4} ${middle - 19}) scale(1.3)"><path ${fill('wall')} d="M3 3h26v26H18v-4h7V7H7v18h2v4H3z"/><path fill="none" stroke="${colour('stamp')}" stroke-width="2.5" d="M10 27V17a10 10 0 0 1 9 9.5"/></g>
<path ${fill('ink')} d="${display.outline(brand, { x: EDGE + 52, y: middle + 14, size: 36, tracking: -0.02 })}"/>
<path ${fill('ink-2')} d="${body.outline(tagline, { x: EDGE + 52 + display.width(brand, -0.02) * 36 + 32, y: middle + 12, size: 24 })}"/>
<path ${fill('ink-2')} d="${mono.outline(host, { x: width - EDGE - mono.width(host) * 20, y: middle + 11, size: 20 })}"/>
</svg>`
}

/** The title as path data, in the largest size that fits, vertically centred above the title block. */
function titlePath(title: string, availableWidth: number, display: OutlineFont): string {
  const { tracking, lineHeight, largest, smallest } = TITLE
  for (let size = largest; ; size -= 2) {
    const lines = breakLines(title, availableWidth / size, (line) => display.width(line, tracking))
    const textHeight = (lines?.length ?? 0) * size * lineHeight
    if ((!lines || textHeight > BLOCK - 2 * EDGE) && size > smallest) continue
    // The cap height is about 0.72 em.
    const top = (BLOCK - textHeight) / 2 + size * (lineHeight / 2 + 0.36)
    return (lines ?? [title])
      .map((line, index) => display.outline(line, { x: EDGE, y: top + index * size * lineHeight, size, tracking }))
      .join('')
  }
}

/** The drawing as an SVG group, scaled to its area and centred in it. */
function drawingGroup(drawing: string): string {
  const { box, shapes } = resolveSvgStyles(drawing, 'light')
  const scale = Math.min(DRAWING.width / box.width, DRAWING.height / box.height)
  const x = DRAWING.x + (DRAWING.width - box.width * scale) / 2 - box.x * scale
  const y = DRAWING.y + (DRAWING.height - box.height * scale) / 2 - box.y * scale
  // A small drawing is enlarged, but its strokes are not.
  const strokeScale = Math.min(1, 2 / scale)
  const paths = shapes.flatMap(({ path, matrix, fill = 'none', stroke, width, dash, opacity }) =>
    path === undefined
      ? []
      : [
          `<path d="${path}" ` +
            `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width * strokeScale}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''} ` +
            `transform="matrix(${matrix.join(' ')})"/>`,
        ],
  )
  return (
    `<g stroke-linejoin="round" stroke-linecap="round" transform="translate(${x} ${y}) ` +
    `scale(${scale})">${paths.join('')}</g>`
  )
}

/** A font in one weight that converts text to outlines, so that a picture does not depend on installed fonts. */
type OutlineFont = {
  /** The width of a line at font size 1. `tracking` is extra space between letters in em. */
  width(text: string, tracking?: number): number
  /** A line as SVG path data. Its baseline starts at x and y. */
  outline(text: string, place: { x: number; y: number; size: number; tracking?: number }): string
}

/** Loads a static TrueType file of one of the site's fonts. */
export function loadOutlineFont(file: string): OutlineFont {
  const font = create(readFileSync(file)) as Font
  const width = (text: string, tracking = 0) => {
    const { advanceWidth, glyphs } = font.layout(text)
    return advanceWidth / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)
  }
  return {
    width,
    outline(text, { x, y, size, tracking = 0 }) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      let at = x
      return glyphs
        .map((glyph, index) => {
          const { xAdvance, xOffset, yOffset } = positions[index]!
          const path = glyph.path
            .scale(scale, -scale)
            .translate(at + xOffset * scale, y - yOffset * scale)
            .toSVG()
          at += xAdvance * scale + tracking * size
          return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
        })
        .join('')
    },
  }
}

/** Breaks a text into as few lines as possible, of similar length. Undefined if one word is wider than `width`. */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] | undefined {
  const words = text.split(/\s+/)
  const fill = (limit: number) => {
    const lines: string[] = []
    for (const word of words) {
      const longer = lines.length ? `${lines.at(-1)!} ${word}` : word
      if (lines.length && widthOf(longer) <= limit) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  if (words.some((word) => widthOf(word) > width)) return undefined
  let best = fill(width)
  for (let limit = width; limit > 0; limit -= width / 40) {
    const lines = fill(limit)
    if (lines.length > best.length || lines.some((line) => widthOf(line) > width)) break
    best = lines
  }
  return best
}
