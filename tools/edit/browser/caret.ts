/** The words that a part of the page shows before and behind a point. */
export type WordsAround = { before: string; after: string }

/** Reads the words around a point of the window; undefined if none of the part's are there. */
export function wordsAt(part: Element, { x, y }: { x: number; y: number }): WordsAround | undefined {
  // WebKit knows the second only.
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y)
  const [node, offset] = [position?.offsetNode ?? range?.startContainer, position?.offset ?? range?.startOffset ?? 0]
  if (!node || !part.contains(node)) return undefined
  const [before, after] = [new Range(), new Range()]
  before.selectNodeContents(part)
  after.selectNodeContents(part)
  before.setEnd(node, offset)
  after.setStart(node, offset)
  return { before: before.toString(), after: after.toString() }
}

/** How many characters beside the caret are looked for: as many as are written as they are shown. */
const SIZES = [24, 12, 6, 3, 1]

/** The offset in a source that is shown between some words: signs of Markdown and computed words are written otherwise. */
export function caretIn(source: string, { before, after }: WordsAround): number {
  const [text, left, right] = [source, before, after].map(plain) as [string, string, string]
  const expected = (text.length * left.length) / (left.length + right.length)
  for (const size of SIZES)
    for (const [from, to] of [
      [left.slice(-size), right.slice(0, size)],
      [left.slice(-size), ''],
      ['', right.slice(0, size)],
    ] as const) {
      const places = from + to ? placesOf(from + to, text).map((at) => at + from.length) : []
      const [nearest] = places.sort((a, b) => Math.abs(a - expected) - Math.abs(b - expected))
      if (nearest !== undefined) return nearest
    }
  return source.length
}

function placesOf(part: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}

/** A text of the same length with plain spaces, quotation marks and hyphens. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('\u2011', '-')
}
