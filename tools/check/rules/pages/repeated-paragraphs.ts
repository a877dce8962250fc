import { visit } from 'unist-util-visit'
import { startOf } from '../../../content/mdx/element.ts'
import { pageRule } from '../rule.ts'

/** Shorter paragraphs may be repeated on purpose. */
const MIN_WORDS = 8

/** No paragraph is twice on a page, as after a copy that should have been a move. */
export const repeatedParagraphs = pageRule('repeated-paragraphs', 'error', ({ tree, source, lines }, add) => {
  if (!tree) return
  const first = new Map<string, number>()
  visit(tree, 'paragraph', (node) => {
    const words = source.slice(...lines.rangeOf(node)).split(/\s+/)
    if (words.length < MIN_WORDS) return
    const place = startOf(node)
    const above = first.get(words.join(' '))
    if (above === undefined) first.set(words.join(' '), place.line)
    else add({ place, reason: `This paragraph is already in line ${above}.`, fix: 'Delete one of the two.' })
  })
})
