import type { Heading, List, Paragraph, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { escapeRegExp } from '../../../lib/text.ts'
import { numberWords } from '../../../../data/number-words.ts'
import type { Edit, ReportFinding } from '../../../content/content-error.ts'
import { startOf, wordsOf } from '../../../content/mdx/element.ts'
import { groupSizes, renderingOf, type PageRendering } from '../../site/page-rendering.ts'
import { runningText, textLines } from '../../site/prose.ts'
import type { SitePage } from '../../site/site-reader.ts'
import { reportUnlessAllowed, pageRule, type ReportInFile } from '../rule.ts'
import { numberIn } from '../../words/phrase-pattern.ts'

/** Nouns that introduce lists and cards. */
const COUNTED =
  'advantages|benefits|components|drivers|eras|examples|facts|features|figures|kinds|limits|mistakes|options|packs|' +
  'parts|pathways|phases|points|principles|problems|promises|questions|reasons|rules|signs|stages|steps|things|tips|' +
  'ways'

const UNITS = 'minutes|hours|days|weeks|months|years|agents|people'

const NUMBER = `(${numberWords.slice(1).join('|')})`

const COUNT_OF_ITEMS = new RegExp(
  String.raw`(?<!\b(?:or|to|first|next|last|other|every) )\b${NUMBER} (?:[\p{L}-]+ ){0,2}(?:${COUNTED})\b`,
  'iu',
)

/** A sentence that only announces a number of things: six steps over twelve weeks. */
const COUNT_AS_LEAD = new RegExp(
  String.raw`^(?:In )?${NUMBER} (?:[\p{L}-]+ ){0,2}(?:${COUNTED})\b[^.!?]{0,40}[.:]`,
  'iu',
)

/** Words that refer to the list or the table below: these four documents. */
const COUNT_BELOW = new RegExp(String.raw`\b(?:these|the following) ${NUMBER} (?!(?:${UNITS})\b)\p{L}+`, 'iu')

/** As many items follow as the words right above them say: "three reasons" above a list or a widget with three. */
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
  // The last sentence of a paragraph introduces the list.
  const lead = before.type === 'heading' ? text : /[^.!?]*:\s*$/.exec(text)?.[0]
  const [words, word] = COUNT_OF_ITEMS.exec(lead ?? '') ?? []
  if (words && numberIn(word!) !== list.children.length)
    report(page, before, words, `the list below has ${list.children.length}`, add)
}

/** Compares "these four documents" with the list or the rows right below. */
function reportThese(page: SitePage, before: Paragraph, count: number, add: ReportFinding): void {
  const [words, word] = COUNT_BELOW.exec(wordsOf(before)) ?? []
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
  const [words, word] = (lead.type === 'heading' ? COUNT_OF_ITEMS : COUNT_AS_LEAD).exec(wordsOf(lead)) ?? []
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
  const addToPage: ReportInFile = (_, finding) => add(finding)
  const reportAt = reportUnlessAllowed(page, 'figure', addToPage, 'If it counts something else')
  reportAt(startOf(lead), `The words say "${words}", but ${found}.`, 'Correct the number or the list.')
}

/** A beginning of a line that was meant to begin an item of a list. */
type Bullet = {
  pattern: RegExp
  /** How many lines of a paragraph must begin with it. */
  min: number
  reason: (sign: string) => string
  fix: string
  /** The right mark, if it is certain. */
  text?: string
}

const WRITE_HYPHENS = 'Begin each item of a list with a hyphen and a space: - One'
const runTogether = (sign: string) => `The ${sign.trim()} shows as plain text, and its lines run together.`

const BULLETS: readonly Bullet[] = [
  {
    // As Word pastes them; the last two are of its font of symbols.
    pattern: /^(?:[•●▪■◦‣·\uf0b7\uf0a7][ \t\u00a0]*|o[ \t]+)(?=\S)/,
    min: 1,
    reason: runTogether,
    fix: WRITE_HYPHENS,
    text: '- ',
  },
  {
    pattern: /^[–—][ \t]+(?=\S)/,
    min: 2,
    reason: runTogether,
    fix: WRITE_HYPHENS,
    text: '- ',
  },
  {
    pattern: /^-(?=\p{L})/u,
    min: 1,
    reason: () => 'The - shows as plain text: a space is missing after it.',
    fix: 'Write a hyphen and a space for an item of a list; to show the sign itself, a backslash before it: \\-',
    text: '- ',
  },
  {
    pattern: /^-(?=\[[ xX]?\])/u,
    min: 1,
    reason: () => 'The - shows as plain text: a space is missing after it.',
    fix: 'Write - [x] and a space for an item with a tick.',
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{L})/u,
    min: 1,
    reason: (sign) => `The ${sign} shows as plain text: a space is missing after it.`,
    fix: 'Write a number, a full stop and a space for an item of a list: 1. One',
  },
  {
    pattern: /^\(?[a-z][.)][ \t]+(?=\S)/,
    min: 2,
    reason: runTogether,
    fix: 'Begin each item of a list with a number, a full stop and a space: 1. One',
  },
]

/** Lists that a typo turns into plain text, and numbers that do not show. Each paragraph or list has one error. */
export const printedLists = pageRule('printed-lists', 'error', (page, add) => {
  if (!page.tree) return
  const plainText = runningText(page)
  visit(page.tree, (node) => {
    if (node.type === 'paragraph') {
      reportBullets(node, page, plainText, add)
      reportStars(node, page, add)
    }
    if (node.type !== 'list') return
    reportBoxes(node, page, add)
    reportEmptyItem(node, page, add)
    if (!node.ordered) return
    reportNumbers(node, page, add)
    reportJoinedItems(node, page, plainText, add)
  })
})

function reportBullets(paragraph: Paragraph, { lines }: SitePage, plainText: string, add: ReportFinding): void {
  const texts = textLines(plainText, lines.rangeOf(paragraph))
  for (const { pattern, min, reason, fix, text } of BULLETS) {
    const found = texts.flatMap(({ text: line, offset }) => {
      const [sign] = pattern.exec(line) ?? []
      return sign === undefined ? [] : [{ sign, place: lines.placeAt(offset, sign.length) }]
    })
    const [first] = found
    if (!first || found.length < min) continue
    // A sign inside a line begins an item, too: which words belong to it is for a person to say.
    const isWhole = !texts.some(({ text: line }) => line.trimStart().indexOf(first.sign.trim(), 1) > 0)
    const edits = text && isWhole ? found.map(({ place }): Edit => ({ place, text })) : undefined
    return add({ place: first.place, reason: reason(first.sign), fix, edits })
  }
}

/** The number of the next item behind a sentence of an item: the break between the two lines is lost. */
function reportJoinedItems({ children }: List, { lines }: SitePage, plainText: string, add: ReportFinding): void {
  for (const item of children) {
    const [from, to] = lines.rangeOf(item)
    const next = `${Number.parseInt(lines.source.slice(from), 10) + 1}.`
    const found = new RegExp(String.raw`(?<=[.!?…”)] +)${escapeRegExp(next)}(?= \p{Lu})`, 'u').exec(
      plainText.slice(from, to),
    )
    if (found)
      add({
        place: lines.placeAt(from + found.index, next.length),
        reason: `The ${next} shows as plain text in the middle of another item.`,
        fix: 'Begin a line with it.',
      })
  }
}

/** Lines that begin with a star without its space, which Markdown takes for emphasis. */
function reportStars(paragraph: Paragraph, { lines, source }: SitePage, add: ReportFinding): void {
  const [from, to] = lines.rangeOf(paragraph)
  const stars = [...source.slice(from, to).matchAll(/^[ \t]*(\*)(?=\p{L}[^*\n]*$)/gmu)]
  if (stars.length < 2) return
  const places = stars.map(({ 0: all, index }) => lines.placeAt(from + index + all.length - 1, 1))
  add({
    place: places[0]!,
    reason: 'The * does not begin an item of a list: a space is missing after it.',
    fix: WRITE_HYPHENS,
    edits: places.map((place): Edit => ({ place, text: '- ' })),
  })
}

/** An item without anything in it. */
function reportEmptyItem({ children }: List, { lines }: SitePage, add: ReportFinding): void {
  const item = children.find(
    (candidate) => !candidate.children.length || (typeof candidate.checked === 'boolean' && !wordsOf(candidate).trim()),
  )
  if (item)
    add({
      place: lines.placeAt(lines.rangeOf(item)[0], 1),
      reason: 'The item of the list has no words.',
      fix: 'Write them, or delete the line.',
    })
}

/** Boxes of ticks that have no space or two inside, or none behind. */
function reportBoxes(list: List, { lines }: SitePage, add: ReportFinding): void {
  for (const { checked, children } of list.children) {
    const [first] = children[0]?.type === 'paragraph' ? children[0].children : []
    if (typeof checked === 'boolean' || first?.type !== 'text') continue
    const [box] = /^\[(\s*|\s*[xX✓]\s*)\](?=\s|\p{L}|$)/u.exec(first.value) ?? []
    if (box === undefined) continue
    return add({
      place: lines.placeAt(lines.rangeOf(first)[0], box.length),
      reason: `The ${box} shows as plain text.`,
      fix: 'Write - [x] and a space for an item with a tick.',
    })
  }
}

/**
 * Numbers that differ from those that show: a list counts on from its first. All of them may be the same, and one may
 * be left out where an item was deleted.
 */
function reportNumbers({ children: items }: List, { lines }: SitePage, add: ReportFinding): void {
  const numbers = items.map((item) => Number.parseInt(lines.source.slice(lines.rangeOf(item)[0]), 10))
  const first = numbers[0]!
  if (numbers.every((number) => number === first)) return
  const steps = numbers.slice(1).map((number, at) => number - numbers[at]!)
  if (steps.every((step) => step === 1 || step === 2) && steps.filter((step) => step === 2).length === 1) return
  const index = numbers.findIndex((number, at) => number !== first + at)
  if (index < 0) return
  const [written, shown] = [numbers[index]!, first + index]
  add({
    place: lines.placeAt(lines.rangeOf(items[index]!)[0], String(written).length),
    reason: `The item has the number ${written}, but it shows as ${shown}.`,
    fix: `Write ${shown}. instead; for a list of its own, write a paragraph above it.`,
  })
}
