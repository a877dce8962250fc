import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { startOf } from '../../../content/mdx/element.ts'
import { pageRule } from '../rule.ts'

const REASON = 'Lines break by themselves, so that they fit on every screen.'

/** No line breaks and no-break spaces by hand, because the style sheet and the build set them. */
export const forcedBreaks = pageRule('forced-breaks', 'warning', (page, add) => {
  if (!page.tree) return
  visit(page.tree, (node: Nodes) => {
    const { source, lines } = page
    if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'br') {
      const [from, to] = lines.rangeOf(node)
      const isBetweenWords = /\S/.test(source[from - 1] ?? ' ') && /\S/.test(source[to] ?? ' ')
      add({
        place: startOf(node),
        reason: REASON,
        fix: isBetweenWords ? 'Write a space instead of <br />.' : 'Delete <br />.',
        edits: [{ place: startOf(node), text: isBetweenWords ? ' ' : '' }],
      })
    }
    if (node.type !== 'text') return
    const [from, to] = lines.rangeOf(node)
    for (const { 0: space, index } of source.slice(from, to).matchAll(/&nbsp;|&#160;|&#xa0;|\u00a0/gi)) {
      const place = lines.placeAt(from + index, space.length)
      add({ place, reason: REASON, fix: 'Write an ordinary space.', edits: [{ place, text: ' ' }] })
    }
  })
})
