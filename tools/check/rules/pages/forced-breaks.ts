import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { startOf } from '../../../content/mdx/element.ts'
import { pageRule } from '../rule.ts'

const REASON = 'Lines break by themselves, so that they fit on every screen.'

/** No line breaks and no-break spaces by hand, because the style sheet and the build set them. */
export const forcedBreaks = pageRule('forced-breaks', 'warning', (page, add) => {
  if (!page.tree) return
  visit(page.tree, (node: Nodes) => {
    if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'br')
      add({
        place: startOf(node),
        reason: REASON,
        fix: 'Delete <br />.',
        edits: [{ place: startOf(node), text: '' }],
      })
    if (node.type !== 'text') return
    const [from, to] = page.lines.rangeOf(node)
    for (const { 0: space, index } of page.source.slice(from, to).matchAll(/&nbsp;|&#160;|&#xa0;|\u00a0/gi)) {
      const place = page.lines.placeAt(from + index, space.length)
      add({ place, reason: REASON, fix: 'Write an ordinary space.', edits: [{ place, text: ' ' }] })
    }
  })
})
