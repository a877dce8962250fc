import type { Root, Text } from 'hast'
import { visit } from 'unist-util-visit'

/** A short sentence longer than this may break, so that it fits on the narrowest phones. */
const MAX_UNBROKEN = 15

/** A rehype plugin that sets no-break spaces in first-level headings: after "to", and within short sentences. */
export function headingTypography() {
  return (tree: Root): void =>
    visit(tree, { tagName: 'h1' }, (heading) =>
      visit(heading, 'text', (text: Text) => {
        text.value = text.value
          .replace(/\b(to) (?=\p{L})/gu, '$1\u00a0')
          .split(/(?<=[.!?]) /)
          .map((sentence, _, all) =>
            all.length > 1 && sentence.length <= MAX_UNBROKEN ? sentence.replaceAll(' ', '\u00a0') : sentence,
          )
          .join(' ')
      }),
    )
}
