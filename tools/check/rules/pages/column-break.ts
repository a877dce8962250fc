import { visit } from 'unist-util-visit'
import { pageRule } from '../rule.ts'

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
