/** The words of an MDX text, without tags and without the addresses of links. */
export function wordsOf(text: string): string[] {
  return text.replace(/<[^>]+>|\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
}

/**
 * Sentences of four words or more, and headings, as lower-case words: two that differ in their marks only are alike.
 */
export function sentencesOf(text: string): string[] {
  const parts = text.split(/\n+|(?<=[.?!])\s+/).map((part) => wordsOf(part).join(' ').toLowerCase())
  return parts.filter((part) => part.split(' ').length >= 4)
}
