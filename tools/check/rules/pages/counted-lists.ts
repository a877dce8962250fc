import type { List, RootContent } from 'mdast'
import { numberWords } from '../../../../data/number-words.ts'
import { startOf, wordsOf } from '../../../content/mdx/element.ts'
import type { ReportFinding } from '../../../content/content-error.ts'
import { numberIn } from '../../words/numbers.ts'
import { isAllowed, wayOut } from '../../words/allowed.ts'
import type { SitePage } from '../../site/site-reader.ts'
import { pageRule } from '../rule.ts'

/** What lists are counted as. */
const COUNTED =
  'advantages|benefits|examples|facts|features|kinds|limits|mistakes|options|parts|points|principles|promises|' +
  'questions|reasons|rules|signs|stages|steps|things|tips|ways'

const COUNT = new RegExp(
  String.raw`(?<!\b(?:or|to|first|next|last|other|every) )\b(${numberWords.slice(1).join('|')}) (?:[\p{L}-]+ ){0,2}(?:${COUNTED})\b`,
  'iu',
)

/** A list has as many items as the words right above it say: three reasons, and three items. */
export const countedLists = pageRule('counted-lists', 'error', (page, add) => {
  if (page.tree) reportLists(page, page.tree.children, add)
})

function reportLists(page: SitePage, nodes: readonly RootContent[], add: ReportFinding): void {
  for (const [at, node] of nodes.entries()) {
    const before = nodes[at - 1]
    if (node.type === 'list' && before) reportList(page, before, node, add)
    if ('children' in node && node.type.startsWith('mdxJsx')) reportLists(page, node.children, add)
  }
}

function reportList(page: SitePage, before: RootContent, list: List, add: ReportFinding): void {
  if (before.type !== 'heading' && before.type !== 'paragraph') return
  const text = wordsOf(before)
  // Of a paragraph its last sentence leads to the list.
  const lead = before.type === 'heading' ? text : /[^.!?]*:\s*$/.exec(text)?.[0]
  const [words, word] = COUNT.exec(lead ?? '') ?? []
  if (!words || numberIn(word!) === list.children.length) return
  const place = startOf(before)
  if (isAllowed(page.source, place, 'figure')) return
  add({
    place,
    reason: `The words say "${words}", but the list below has ${list.children.length}.`,
    fix: `Correct the number or the list. If it counts something else, ${wayOut(page, 'figure', place)}`,
  })
}
