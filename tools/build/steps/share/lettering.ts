import { readFileSync } from 'node:fs'
import type { Font } from 'fontkit'

/** A typeface in one weight, as outlines: what draws pictures need not have it. */
export type Lettering = {
  /** How wide a line is at a size of 1, with letters set closer by `tracking`. */
  width(text: string, tracking?: number): number
  /** A line as path data, its baseline's left end at x and y. */
  outline(text: string, place: { x: number; y: number; size: number; tracking?: number }): string
}

/** Reads a static cut of one of the site's fonts. */
export async function readLettering(file: string): Promise<Lettering> {
  // Loaded when it draws: the configuration that dev starts with is one file, and would load it at once.
  const { create } = await import('fontkit')
  const font = create(readFileSync(file)) as Font
  const lay = (text: string) => font.layout(text)
  const width = (text: string, tracking = 0) => {
    const { advanceWidth, glyphs } = lay(text)
    return advanceWidth / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)
  }
  return {
    width,
    outline(text, { x, y, size, tracking = 0 }) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = lay(text)
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

/** Breaks a text into lines that fit a width, as few and then as even as they can be. Undefined where a word alone is too long. */
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
