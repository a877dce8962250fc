import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** A font in one weight that converts text to outlines, so that a picture does not depend on installed fonts. */
export type OutlineFont = {
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
