const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'" }

/** A piece of an excerpt. */
export type Piece = { text: string; found: boolean }

/** An excerpt as Pagefind writes it, in HTML with `<mark>` around what was found, as pieces of text. No tag of it is ever read as HTML. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((text, index) => ({ text: text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (sign) => SIGNS[sign]!), found: index % 2 === 1 }))
    .filter(({ text }) => text)
}

/** The pieces of an excerpt without the title that it begins with: where both are shown, it would be heard twice. */
export function piecesAfter(title: string, excerpt: string): Piece[] {
  const pieces = piecesOf(excerpt)
  let left = leadOf(title, pieces.map(({ text }) => text).join(''))
  return pieces
    .map(({ text, found }) => {
      const cut = Math.min(left, text.length)
      left -= cut
      return { text: text.slice(cut), found }
    })
    .filter(({ text }) => text)
}

/** How many characters of a text are its title, with the sign and the space after it. */
function leadOf(title: string, text: string): number {
  const spaced = (words: string) => words.replace(/\s/g, ' ')
  if (!spaced(text).startsWith(spaced(title))) return 0
  const after = /^[.:!?]*(?:\s+|$)/.exec(text.slice(title.length))
  return after ? title.length + after[0].length : 0
}

/**
 * Whether an excerpt holds what was asked for. Pagefind shortens a word that no page has until one begins like it, down to
 * a single letter; words that share less than their first three letters are no answer.
 */
export function answers(excerpt: string, query: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const marked = piecesOf(excerpt).filter(({ found }) => found).flatMap(({ text }) => wordsOf(text))
  return wordsOf(query).some((asked) => marked.some((word) => word.startsWith(asked.slice(0, 3))))
}
