import { visit } from 'unist-util-visit'
import { startOf } from '../../../content/mdx/element.ts'
import { pageRule } from '../rule.ts'

/** The fewest words of a paragraph that nobody writes twice on purpose. */
const MIN_WORDS = 8

/** No paragraph stands twice on a page, as it does after it was moved by copying. */
export const repeatedParagraphs = pageRule('repeated-paragraphs', 'error', ({ tree, source, lines }, add) => {
  if (!tree) return
  const first = new Map<string, number>()
  visit(tree, 'paragraph', (node) => {
    const words = source.slice(...lines.rangeOf(node)).split(/\s+/)
    if (words.length < MIN_WORDS) return
    const place = startOf(node)
    const above = first.get(words.join(' '))
    if (above === undefined) first.set(words.join(' '), place.line)
    else add({ place, reason: `The paragraph stands in line ${above} as well.`, fix: 'Delete one of the two.' })
  })
})
