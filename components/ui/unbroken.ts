/** A text that no line breaks within, such as a telephone number. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
