const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

/** A piece of an excerpt. */
export type Piece = { text: string; found: boolean }

/** An excerpt as Pagefind writes it, in HTML with `<mark>` around what was found, as pieces of text. No tag of it is ever read as HTML. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((text, index) => ({
      text: text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (sign) => SIGNS[sign]!),
      found: index % 2 === 1,
    }))
    .filter(({ text }) => text)
}

/**
 * A title with what was found in it, and an excerpt without the title, or the end of it, that it begins with: where both are
 * shown, it would be heard twice. Dots say where an excerpt breaks into a sentence, and where it breaks off.
 */
export function passageOf(title: string, excerpt: string): { title: Piece[]; words: Piece[] } {
  const pieces = piecesOf(excerpt)
  const text = pieces.map(({ text }) => text).join('')
  const { skipped, lead } = leadOf(title, text)
  const between = (from: number, to?: number) => {
    let at = 0
    return pieces.flatMap(({ text, found }) => {
      const part = text.slice(Math.max(from - at, 0), to === undefined ? undefined : Math.max(to - at, 0))
      at += text.length
      return part ? [{ text: part, found }] : []
    })
  }
  const left = text.slice(lead)
  const dots = (here: boolean): Piece[] => (here ? [{ text: '…', found: false }] : [])
  return {
    title: lead
      ? [...(skipped ? [{ text: title.slice(0, skipped), found: false }] : []), ...between(0, title.length - skipped)]
      : [{ text: title, found: false }],
    words: [...dots(/^\p{Ll}/u.test(left)), ...between(lead), ...dots(/[^.!?…”’)\s]\s*$/.test(left))],
  }
}

/**
 * How many characters of a text are its title, with the sign and the space after it. Of a title whose beginning was cut off,
 * so many characters are skipped; its end counts only where a sign closes it, or any word would.
 */
function leadOf(title: string, text: string): { skipped: number; lead: number } {
  const spaced = (words: string) => words.replace(/\s/g, ' ')
  for (const { index: skipped } of title.matchAll(/(?<!\S)\S/g)) {
    const length = title.length - skipped
    if (!spaced(text).startsWith(spaced(title.slice(skipped)))) continue
    const after = (skipped ? /^(?:[.:!?]+|(?<=[.:!?]))(?:\s+|$)/ : /^[.:!?]*(?:\s+|$)/).exec(text.slice(length))
    if (after) return { skipped, lead: length + after[0].length }
  }
  return { skipped: 0, lead: 0 }
}

/**
 * Whether an excerpt holds what was asked for. Pagefind shortens a word that no page has until one begins like it, down to
 * a single letter; words that share less than their first three letters are no answer.
 */
export function answers(excerpt: string, query: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const marked = piecesOf(excerpt)
    .filter(({ found }) => found)
    .flatMap(({ text }) => wordsOf(text))
  return wordsOf(query).some((asked) => marked.some((word) => word.startsWith(asked.slice(0, 3))))
}
