/** A text that no line breaks within, such as a telephone number. */
export function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
