import { visit } from 'unist-util-visit'
import type { Rule } from '../rule.ts'

/** --- begins a column, but right below a line of text Markdown makes that line a heading. */
export const columnBreak: Rule = {
  name: 'column-break',
  severity: 'error',
  check({ pages }, add) {
    for (const page of pages) {
      if (!page.tree) continue
      visit(page.tree, 'heading', ({ depth, position }) => {
        const { line } = position!.end
        if (depth !== 2 || !/^\s*-+\s*$/.test(page.source.split('\n')[line - 1] ?? '')) return
        add(page, {
          place: { line, column: 1 },
          reason: 'The --- makes the line above it a heading.',
          fix: 'Leave an empty line above it.',
          edits: [{ place: { line, column: 1, length: 0 }, text: '\n' }],
        })
      })
    }
  },
}
