/** A text as a regular expression that matches it. With Node 24, RegExp.escape does this. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
