import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { startOf } from '../../../content/mdx/element.ts'
import { pageRule } from '../rule.ts'

const REASON = 'Lines break by themselves, so that they fit on every screen.'

/** No line breaks, no-break spaces and signs that cannot be seen: the style sheet and the build break lines. */
export const forcedBreaks = pageRule('forced-breaks', 'warning', (page, add) => {
  if (!page.tree) return
  visit(page.tree, (node: Nodes) => {
    const { source, lines } = page
    if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'br') {
      const [from, to] = lines.rangeOf(node)
      const isLast = /^\s*(<\/(p|li|td|th|dd|div|blockquote)>|$)/.test(source.slice(to).split('\n')[0]!)
      const isBetweenWords = !isLast && /\S/.test(source[from - 1] ?? ' ') && /\S/.test(source[to] ?? ' ')
      add({
        place: startOf(node),
        reason: REASON,
        fix: isBetweenWords ? 'Write a space instead of <br />.' : 'Delete <br />.',
        edits: [{ place: startOf(node), text: isBetweenWords ? ' ' : '' }],
      })
    }
    if (node.type !== 'text') return
    const [from, to] = lines.rangeOf(node)
    for (const { 0: sign, index } of source.slice(from, to).matchAll(/&nbsp;|&#160;|&#xa0;|(?<!\d)\u00a0(?!\d)/gi)) {
      const place = lines.placeAt(from + index, sign.length)
      const reason = sign.startsWith('&')
        ? REASON
        : 'There is a no-break space here, which looks like an ordinary one: Word inserts it.'
      add({ place, reason, fix: 'Type an ordinary space.', edits: [{ place, text: ' ' }] })
    }
    for (const { 0: sign, index } of source.slice(from, to).matchAll(/&shy;|&zwnj;|[\u00ad\u200b\u2060\ufeff]/g)) {
      const place = lines.placeAt(from + index, sign.length)
      const reason = 'There is a sign here that cannot be seen: it breaks a word, and search does not find the word.'
      add({ place, reason, fix: 'Delete it.', edits: [{ place, text: '' }] })
    }
  })
})

/** --- begins a column, but right below a line of text Markdown makes that line a heading. */
export const columnBreak = pageRule('column-break', 'error', (page, add) => {
  // Without front matter the line below it looks like one of these.
  if (!page.tree || !page.block) return
  visit(page.tree, 'heading', ({ depth, position }) => {
    const { line } = position!.end
    if (depth !== 2 || !/^\s*-+\s*$/.test(page.source.split('\n')[line - 1] ?? '')) return
    add({
      place: { line, column: 1 },
      reason: 'The --- makes the line above it a heading.',
      fix: 'Leave an empty line above it.',
      edits: [{ place: { line, column: 1, length: 0 }, text: '\n' }],
    })
  })
})
