import type { ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { splitAtCompounds } from '../../../components/ui/NonBreakingCompounds.tsx'

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
