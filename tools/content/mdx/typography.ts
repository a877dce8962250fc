import type { ElementContent, Root, Text } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { splitAtCompounds } from '../../../components/ui/NonBreakingCompounds.tsx'

/** A short sentence longer than this may break, so that it fits on the narrowest phones. */
const MAX_SENTENCE_LENGTH = 15

/** A rehype plugin that sets no-break spaces in first-level headings: after "to", and within short sentences. */
export function headingTypography() {
  return (tree: Root): void =>
    visit(tree, { tagName: 'h1' }, (heading) =>
      visit(heading, 'text', (text: Text) => {
        text.value = text.value
          .replace(/\b(to) (?=\p{L})/gu, '$1\u00a0')
          .split(/(?<=[.!?]) /)
          .map((sentence, _, all) =>
            all.length > 1 && sentence.length <= MAX_SENTENCE_LENGTH ? sentence.replaceAll(' ', '\u00a0') : sentence,
          )
          .join(' ')
      }),
    )
}

/** A rehype plugin that keeps short compounds of a page's text, such as 'money-back', on one line. */
export function nonBreakingCompounds() {
  return (tree: Root): void =>
    visit(tree, 'text', (text, index, parent) => {
      if (!parent || index === undefined || (parent.type === 'element' && parent.tagName === 'code')) return
      const parts = splitAtCompounds(text.value)
      if (!parts.some(({ compound }) => compound)) return
      const children = parts.map(({ text: value, compound }): ElementContent => {
        const piece: ElementContent = { type: 'text', value }
        return compound
          ? { type: 'element', tagName: 'span', properties: { className: ['whitespace-nowrap'] }, children: [piece] }
          : piece
      })
      parent.children.splice(index, 1, ...children)
      return [SKIP, index + children.length]
    })
}
