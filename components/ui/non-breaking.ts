/** A text without line breaks, such as a phone number. */
export function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
