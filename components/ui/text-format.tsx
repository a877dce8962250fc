/** A text from the records whose short compounds, such as 'money-back', stay on one line. */
export function NonBreakingCompounds({ children }: { children: string }) {
  return splitAtCompounds(children).map(({ text, compound }, index) =>
    compound ? (
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  )
}

/** A longer compound may break at its hyphen, so that it fits on the narrowest phones. */
const MAX_COMPOUND_LENGTH = 16

const compounds = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]+(?:[-–][\p{L}\p{N}]+)+)(?![\p{L}\p{N}-])/u

/** A piece of a text, and whether it is a short compound: words or numbers joined by hyphens or en dashes. */
type TextPart = { text: string; compound: boolean }

/** Splits a text at its short compounds, such as 'year-end' and '3–6', which no line should break within. */
export function splitAtCompounds(text: string): TextPart[] {
  // With one capturing group, every second piece is what the group matched.
  return text
    .split(compounds)
    .map((piece, index) => ({ text: piece, compound: index % 2 === 1 && piece.length <= MAX_COMPOUND_LENGTH }))
    .filter((part) => part.text)
}

/** A text without line breaks, such as a phone number. */
export function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** A day such as 2026-01-31 in words: 31 January 2026. */
export function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
