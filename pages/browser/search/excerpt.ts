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

/**
 * Whether an excerpt holds what was asked for. Pagefind shortens a word that no page has until one begins like it, down to
 * a single letter; words that share less than their first three letters are no answer.
 */
export function answers(excerpt: string, query: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const marked = piecesOf(excerpt).filter(({ found }) => found).flatMap(({ text }) => wordsOf(text))
  return wordsOf(query).some((asked) => marked.some((word) => word.startsWith(asked.slice(0, 3))))
}
