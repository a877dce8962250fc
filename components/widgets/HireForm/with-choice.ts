/** A text with one choice in place of another at its beginning. What else the visitor has written stays below it. */
export function withChoice(text: string, before: string, after: string): string {
  const own = text.startsWith(before) ? text.slice(before.length) : text
  return [after, own.trim()].filter(Boolean).join('\n')
}
