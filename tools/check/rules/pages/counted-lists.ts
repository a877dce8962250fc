import type { Heading, List, Paragraph, RootContent } from 'mdast'
import { numberWords } from '../../../../data/number-words.ts'
import { startOf, wordsOf } from '../../../content/mdx/element.ts'
import type { ReportFinding } from '../../../content/content-error.ts'
import { groupSizes, renderingOf, type PageRendering } from '../../site/page-rendering.ts'
import { numberIn } from '../../words/numbers.ts'
import { isAllowed, wayOut } from '../../words/allowed.ts'
import type { SitePage } from '../../site/site-reader.ts'
import { pageRule } from '../rule.ts'

/** What lists and cards are counted as. */
const COUNTED =
  'advantages|benefits|components|drivers|eras|examples|facts|features|figures|kinds|limits|mistakes|options|packs|' +
  'parts|pathways|phases|points|principles|promises|questions|reasons|rules|signs|stages|steps|things|tips|ways'

const UNITS = 'minutes|hours|days|weeks|months|years|agents|people'

const NUMBER = `(${numberWords.slice(1).join('|')})`

const COUNT = new RegExp(
  String.raw`(?<!\b(?:or|to|first|next|last|other|every) )\b${NUMBER} (?:[\p{L}-]+ ){0,2}(?:${COUNTED})\b`,
  'iu',
)

/** A sentence that only counts: six steps over twelve weeks. */
const LEAD = new RegExp(String.raw`^(?:In )?${NUMBER} (?:[\p{L}-]+ ){0,2}(?:${COUNTED})\b[^.!?]{0,40}[.:]`, 'iu')

/** What points at the list or the table below. */
const THESE = new RegExp(String.raw`\b(?:these|the following) ${NUMBER} (?!(?:${UNITS})\b)\p{L}+`, 'iu')

/** As many items follow as the words right above them say: three reasons, and three of a list or of a widget. */
export const countedLists = pageRule('counted-lists', 'error', async (page, add, { vocabulary, publication }) => {
  if (!page.tree) return
  const rendering = await renderingOf(page, vocabulary, publication.buildDate)
  reportCounts(page, page.tree.children, rendering, add)
})

function reportCounts(
  page: SitePage,
  nodes: readonly RootContent[],
  rendering: PageRendering | undefined,
  add: ReportFinding,
): void {
  for (const [at, node] of nodes.entries()) {
    const before = nodes[at - 1]
    if (node.type === 'list' && before) reportList(page, before, node, add)
    if ((node.type === 'list' || node.type === 'table') && before?.type === 'paragraph')
      reportThese(page, before, node.children.length - (node.type === 'table' ? 1 : 0), add)
    if (rendering && (node.type === 'heading' || node.type === 'paragraph'))
      reportLead(page, node, nodes.slice(at + 1), rendering, add)
    if ('children' in node && node.type.startsWith('mdxJsx')) reportCounts(page, node.children, rendering, add)
  }
}

function reportList(page: SitePage, before: RootContent, list: List, add: ReportFinding): void {
  if (before.type !== 'heading' && before.type !== 'paragraph') return
  const text = wordsOf(before)
  // Of a paragraph its last sentence leads to the list.
  const lead = before.type === 'heading' ? text : /[^.!?]*:\s*$/.exec(text)?.[0]
  const [words, word] = COUNT.exec(lead ?? '') ?? []
  if (words && numberIn(word!) !== list.children.length)
    report(page, before, words, `the list below has ${list.children.length}`, add)
}

/** Compares "these four documents" with the list or the rows right below. */
function reportThese(page: SitePage, before: Paragraph, count: number, add: ReportFinding): void {
  const [words, word] = THESE.exec(wordsOf(before)) ?? []
  if (words && numberIn(word!) !== count) report(page, before, words, `what follows has ${count}`, add)
}

/** Compares the count of a lead with the widgets up to the next heading; a list is compared by itself. */
function reportLead(
  page: SitePage,
  lead: Heading | Paragraph,
  after: readonly RootContent[],
  rendering: PageRendering,
  add: ReportFinding,
): void {
  const [words, word] = (lead.type === 'heading' ? COUNT : LEAD).exec(wordsOf(lead)) ?? []
  if (!words) return
  const next = after.findIndex(({ type }) => type === 'heading')
  const below = next < 0 ? after : after.slice(0, next)
  if (below.some(({ type }) => type === 'list')) return
  const sizes = below.flatMap((node) => (node.type === 'mdxJsxFlowElement' ? groupSizes(rendering, node) : []))
  if (!sizes.length || sizes.includes(numberIn(word!))) return
  const found = [...new Set(sizes)].sort((a, b) => a - b).join(' or ')
  report(page, lead, words.replace(/[.:]$/, ''), `what follows has ${found}`, add)
}

function report(page: SitePage, lead: RootContent, words: string, found: string, add: ReportFinding): void {
  const place = startOf(lead)
  if (isAllowed(page.source, place, 'figure')) return
  add({
    place,
    reason: `The words say "${words}", but ${found}.`,
    fix: `Correct the number or the list. If it counts something else, ${wayOut(page, 'figure', place)}`,
  })
}
