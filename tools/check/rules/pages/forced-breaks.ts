import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { startOf } from '../../../content/mdx/element.ts'
import type { Rule } from '../rule.ts'

const REASON = 'Lines break by themselves, so that they fit on every screen.'

/** No line breaks and no-break spaces by hand: the style sheet and the build set them. */
export const forcedBreaks: Rule = {
  name: 'forced-breaks',
  severity: 'warning',
  check({ pages }, add) {
    for (const page of pages) {
      if (!page.tree) continue
      visit(page.tree, (node: Nodes) => {
        if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'br')
          add(page, {
            place: startOf(node),
            reason: REASON,
            fix: 'Delete <br />.',
            edits: [{ place: startOf(node), text: '' }],
          })
        if (node.type !== 'text') return
        const from = page.lines.offsetOf(node.position!.start)
        const text = page.source.slice(from, page.lines.offsetOf(node.position!.end))
        for (const { 0: space, index } of text.matchAll(/&nbsp;|&#160;|&#xa0;|\u00a0/gi)) {
          const place = page.lines.placeAt(from + index, space.length)
          add(page, { place, reason: REASON, fix: 'Write an ordinary space.', edits: [{ place, text: ' ' }] })
        }
      })
    }
  },
}
