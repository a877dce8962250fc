const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

/** A piece of an excerpt, and whether it matches the query. */
export type Piece = { text: string; found: boolean }

/**
 * Splits an excerpt of Pagefind, HTML with `<mark>` around each match, into pieces of plain text. Other tags stay text.
 */
export function parseExcerpt(excerpt: string): Piece[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((text, index) => ({
      text: text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity]!),
      found: index % 2 === 1,
    }))
    .filter(({ text }) => text)
}

/**
 * Splits a title and an excerpt into pieces. If the excerpt begins with the title, or with the end of it, that part is
 * removed from the excerpt: screen readers would read it twice. An ellipsis marks a sentence that is cut off.
 */
export function formatPassage(title: string, excerpt: string): { title: Piece[]; words: Piece[] } {
  const pieces = parseExcerpt(excerpt)
  const text = pieces.map(({ text }) => text).join('')
  const { skipped, lead } = findTitle(title, text)
  const between = (from: number, to?: number) => {
    let start = 0
    return pieces.flatMap(({ text, found }) => {
      const part = text.slice(Math.max(from - start, 0), to === undefined ? undefined : Math.max(to - start, 0))
      start += text.length
      return part ? [{ text: part, found }] : []
    })
  }
  const rest = text.slice(lead)
  const ellipsis = (isCut: boolean): Piece[] => (isCut ? [{ text: '…', found: false }] : [])
  return {
    title: lead
      ? [...(skipped ? [{ text: title.slice(0, skipped), found: false }] : []), ...between(0, title.length - skipped)]
      : [{ text: title, found: false }],
    words: [...ellipsis(/^\p{Ll}/u.test(rest)), ...between(lead), ...ellipsis(/[^.!?…”’)\s]\s*$/.test(rest))],
  }
}

/**
 * Finds a title at the beginning of a text.
 * @returns `lead` is the length of the title in the text, with the punctuation and space after it, 0 if there is none;
 * `skipped` is how many characters of the title are missing at its beginning. The end of a title must have punctuation
 * after it: otherwise any word would match.
 */
function findTitle(title: string, text: string): { skipped: number; lead: number } {
  const withPlainSpaces = (words: string) => words.replace(/\s/g, ' ')
  for (const { index: skipped } of title.matchAll(/(?<!\S)\S/g)) {
    const length = title.length - skipped
    if (!withPlainSpaces(text).startsWith(withPlainSpaces(title.slice(skipped)))) continue
    const after = (skipped ? /^(?:[.:!?]+|(?<=[.:!?]))(?:\s+|$)/ : /^[.:!?]*(?:\s+|$)/).exec(text.slice(length))
    if (after) return { skipped, lead: length + after[0].length }
  }
  return { skipped: 0, lead: 0 }
}

/**
 * Whether an excerpt matches a query. Pagefind shortens a word that no page has until a word begins with it, down to a
 * single letter; a match here needs the first three letters.
 */
export function isRelevant(excerpt: string, query: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const marked = parseExcerpt(excerpt)
    .filter(({ found }) => found)
    .flatMap(({ text }) => wordsOf(text))
  return wordsOf(query).some((queried) => marked.some((word) => word.startsWith(queried.slice(0, 3))))
}
