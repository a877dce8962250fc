import { wordsOfChange, type ComparedPage } from '../compare/compare-sites.ts'
import type { FoundChange, Mark } from '../compare/found-change.ts'
import { descendants, getAttribute, type DomElement } from '../page/dom.ts'
import { tableAround } from '../page/read-table.ts'
import { sentencesOf, shorten } from '../page/words.ts'
import { PICTURE_FILE } from '../report.ts'
import { cleanPath } from '../site/paths.ts'
import { isAddress, type OldValue } from './model.ts'

/** Why a reviewer should ask about an edit, by what is to be done about it; the most urgent first. */
const KINDS_BY_SECTION = {
  'Looks like a mistake': ['lost', 'hidden', 'stale', 'removed', 'unsaid', 'assurance', 'figure', 'described'],
  'For you to decide': [
    'price',
    'following',
    'policy',
    'period',
    'promise',
    'claim',
    'new',
    'rewritten',
    'target',
    'picture',
    'left',
  ],
  'Needs a glance': ['title', 'look'],
} as const

type DoubtKind = (typeof KINDS_BY_SECTION)[DoubtSection][number]

const KINDS: readonly DoubtKind[] = Object.values(KINDS_BY_SECTION).flat()

/** Compares doubts so that the most important come first. */
export function byUrgency(a: Doubt, b: Doubt): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)
}

/** What a reviewer does about an edit with doubts. */
export type DoubtSection = keyof typeof KINDS_BY_SECTION

/** What a reviewer does about a doubt. */
export function sectionOfDoubt({ kind }: Doubt): DoubtSection {
  const found = Object.entries(KINDS_BY_SECTION).find(([, kinds]) => kinds.some((each) => each === kind))!
  return found[0] as DoubtSection
}

/** A reason to ask about a change. */
export interface Doubt {
  kind: DoubtKind
  finding: FoundChange
  /** None of what is about the edit as a whole. */
  pages: string[]
  /**
   * Of a period or an amount how it changed, of a figure the one beside it that stayed, of a claim its words, of a
   * person who decided what is said instead, of an old value what became of
   * it, of an amount what it is, of amounts that follow from another how they changed.
   */
  detail: string
}

/** The doubts about one place of a change. */
export function doubtsAbout(finding: FoundChange, own: string | undefined): Pick<Doubt, 'kind' | 'detail'>[] {
  const { kind, after } = finding
  const isHidden = kind === 'robots' && /noindex/.test(after)
  const period = changedPeriod(finding)
  // A time that is promised is a claim, too.
  const found: Partial<Record<DoubtKind, string | undefined>> = {
    lost: kind === 'layout' && !after ? '' : undefined,
    hidden: isHidden ? '' : undefined,
    period,
    removed: isRemovedText(finding) ? '' : undefined,
    assurance: lostWords(finding, ASSURANCE),
    promise: lostWords(finding, PROMISE),
    figure: staleFigure(finding),
    claim: period ? undefined : newClaim(finding),
    target: leadsElsewhere(finding, own) ? '' : undefined,
    described: isNewPicture(finding) && keptDescription(finding) ? '' : undefined,
    picture: isNewPicture(finding) && !keptDescription(finding) ? '' : undefined,
  }
  const kinds = KINDS.filter((each) => found[each] !== undefined)
  if (!kinds.length && isReworded(finding)) return [{ kind: 'title', detail: '' }]
  if (!kinds.length && isRewritten(finding)) return [{ kind: 'rewritten', detail: '' }]
  return kinds.map((each) => ({ kind: each, detail: found[each]! }))
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const HOURS = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730, year: 8760 }
const UNIT = `(?:${Object.keys(HOURS).join('|')})`

/** Words that promise more than a description says: who reads them may ask for a proof. */
const CLAIM = new RegExp(
  [
    String.raw`never (?:miss(?:es)?|loses?|fails?|waits?)\b`,
    String.raw`(?:guaranteed?|guarantees|best|cheapest|fastest|safest|unlimited|risk-free)\b`,
    String.raw`(?:halv(?:e|es)|doubles?|triples?|twice|half)\b`,
    String.raw`(?:every|any|no) (?:call|caller|customer|client|enquiry|message|question|hour)s?\b`,
    String.raw`(?:nobody|no one|always|24\/7|round the clock|for free|free of charge|flat (?:price|rate|fee))\b`,
    String.raw`(?:(?:however|no matter how) (?:long|often|many|late)|whatever the (?:number|time|hour|day))\b`,
    String.raw`(?:automatically|permanently|instantly|immediately)\b`,
    String.raw`(?:within|in just|in under) (?:an?|\d+|${NUMBERS.join('|')}) (?:working |business )?${UNIT}s?\b`,
    String.raw`in (?:an?|one|the same) (?:minute|hour|morning|afternoon|evening|day)\b`,
    String.raw`without (?:losing|missing|waiting|risk)\b`,
    String.raw`(?:money back|until you(?:’|')re (?:happy|satisfied))\b`,
    String.raw`\d+(?:\.\d+)?\s?(?:%|per cent\b)`,
    String.raw`(?:more than|over|at least|nearly|almost) [£$€]?\d[\d,]*`,
  ]
    .map((pattern) => String.raw`\b${pattern}`)
    .join('|'),
  'gi',
)

/** The words of a rewritten sentence that claim something, and did not stand in it before. */
function newClaim(finding: FoundChange): string | undefined {
  if (!/^(text|insert|list-item|title|description)$/.test(finding.kind)) return undefined
  const { was, is } = wholeTexts(finding)
  if (finding.after.split(' ').length < MIN_CLAIM) return undefined
  return quoteSentences(sentencesWith(CLAIM, is, was)) || undefined
}

/** Words that say who decides: a visitor relies on them. */
const ASSURANCE =
  /\b(?:(?:a|every) (?:person|human)|(?:you|your team|someone) (?:always )?(?:approves?|confirms?|decides?|checks?))\b/gi

/** Words that promise something without exception. */
const PROMISE = /\balways \w+/gi

/** A column of a table that says what people do. */
const PEOPLE = /\b(?:person|people|human|you)\b/i

/** What a rewritten text no longer says of a kind, and what it says instead; of a cell what people do. */
function lostWords(finding: FoundChange, words: RegExp): string | undefined {
  const { kind, before, after, head } = finding
  if (!before || !after) return undefined
  const isWorded = /\p{L}{3}/u.test(wordsOfChange(finding).before)
  if (kind === 'table-cell' && isWorded && head && words === ASSURANCE) {
    const { columns, row, column } = tableOf(head.element)
    const { header = '' } = columns[column] ?? {}
    if (!PEOPLE.test(header)) return undefined
    return `it is what “${header}” does for “${row?.cells[0]?.text ?? ''}”`
  }
  if (!/^(text|list-item|description)$/.test(kind)) return undefined
  const { was, is } = wholeTexts(finding)
  const [sentence] = sentencesWith(words, was, is)
  // Of a long sentence the part that says so.
  const part = sentence?.split(/[,;:] /).find((clause) => clause.search(words) >= 0)
  if (!sentence || !part) return undefined
  const lost = `“${part === sentence ? part : part.replace(/^(?:and|or|but) |[.!?]$/g, '')}”`
  const instead = sentencesOf(is).flatMap(({ text }) => (was.includes(text) ? [] : text))
  return instead.length && !newClaim(finding)
    ? `it says ${quoteSentences(instead)} instead of ${lost}`
    : `it no longer says ${lost}`
}

/** Whether the title or the description for search engines says something in other words, not only another figure. */
function isReworded({ kind, before, after }: FoundChange): boolean {
  const wordsOf = (text: string) => text.replace(new RegExp(FIGURE, 'g'), '')
  return /^(title|description)$/.test(kind) && !!before && !!after && wordsOf(before) !== wordsOf(after)
}

/** The text of the block before and after a change. */
function wholeTexts({ before, after, base, head }: FoundChange): { was: string; is: string } {
  return { was: base?.unit?.text ?? before, is: head?.unit?.text ?? after }
}

/** More sentences are counted, and more of one is left out. */
const MAX_SENTENCES = 3
const MAX_SENTENCE = 160
/** Fewer words are a label: Every call. */
const MIN_SENTENCE = 3

/** The sentences of a text with words of a kind that do not stand in another text. */
function sentencesWith(words: RegExp, text: string, other = ''): string[] {
  const isMissing = (found: string) => !other.toLowerCase().includes(found.toLowerCase())
  return sentencesOf(text).flatMap(({ text: sentence }) =>
    sentence.split(' ').length >= MIN_SENTENCE && [...sentence.matchAll(words)].some(([found]) => isMissing(found))
      ? sentence
      : [],
  )
}

function quoteSentences(sentences: readonly string[], most = MAX_SENTENCES): string {
  const left = sentences.length - most
  const shown = sentences.slice(0, most).map((sentence) => `“${shorten(sentence, MAX_SENTENCE)}”`)
  return shown.join(' ') + (left > 0 ? ` and ${left} more` : '')
}

/** A sentence that says what readers will learn to do: "Here's …, and how to …". */
const ANNOUNCEMENT = /^(?:here(?:’|')s|what|how|why)\b[^.]*\bhow to\b/i

/** A sentence that claims something; one of the description has no element. */
export interface Claim {
  text: string
  element?: DomElement
}

/**
 * What a new page claims, in its words and its description; nothing of other pages.
 * @param old values that are out of date: of a sentence with one only the clause that claims something
 */
export function claimsOf({ status, head }: ComparedPage, old: readonly Pick<OldValue, 'value'>[]): Claim[] {
  if (status !== 'added' || !head) return []
  const words = head.units.flatMap(({ region, text, element }) =>
    region ? [] : sentencesWith(CLAIM, text).map((sentence) => ({ text: sentence, element })),
  )
  const description = sentencesWith(CLAIM, head.metadata.get('meta description') ?? '')
  const isOld = (text: string) => old.some(({ value }) => text.includes(value))
  return [...words, ...description.map((text) => ({ text }))].flatMap((claim) => {
    if (ANNOUNCEMENT.test(claim.text)) return []
    const clauses = isOld(claim.text) ? claim.text.split(/(?<=[,;:]) /) : [claim.text]
    const text = clauses.find((clause) => clause.search(CLAIM) >= 0 && !isOld(clause))
    return text === undefined ? [] : { ...claim, text }
  })
}

/** Stands for the change of an edit that none tells of. */
export const NO_CHANGE: FoundChange = { kind: 'insert', before: '', after: '', in: '' }

/** The doubt about a new page, which nobody has read before, and what it claims. */
export function doubtAboutNewPage(page: ComparedPage, old: readonly OldValue[]): Doubt {
  const claims = claimsOf(page, old).map(({ text }) => text)
  return { kind: 'new', detail: quoteSentences(claims, claims.length), finding: NO_CHANGE, pages: [page.path] }
}

/** Fewer changed words are a figure or a name. */
const MIN_CLAIM = 3

const BINDING = /(^|\W)(polic(y|ies)|privacy|terms|conditions|legal|refunds?|guarantees?|warrant(y|ies)|cookies)\W/i

/** Whether the address of a page or the name of a file says that its words bind the company. */
export function isBinding(name: string): boolean {
  return BINDING.test(`${name}/`)
}

/** Characters of a text that is a paragraph, not a sentence. */
const PARAGRAPH = 120

/** Whether a paragraph was rewritten. */
function isRewritten({ kind, before, after }: FoundChange): boolean {
  return kind === 'text' && before.length > PARAGRAPH && after.length > PARAGRAPH
}

/** Fewer words are a label. */
export const MIN_REMOVED = 5

function isRemovedText({ kind, before, after, region }: FoundChange): boolean {
  const isText = /^(text|delete|list-item|table-row)$/.test(kind)
  return isText && !region && !after && before.split(' ').length >= MIN_REMOVED
}

/** Whether a link or button leads to another page than before, and not to the page of the edited file. */
function leadsElsewhere({ kind, before, after }: FoundChange, own: string | undefined): boolean {
  return /^(cta|link)$/.test(kind) && isAddress(before) && isAddress(after) && !leadsTo(after, own)
}

/** Whether an address leads to a page. */
export function leadsTo(href: string, path: string | undefined): boolean {
  return cleanPath(href.replace(/[?#].*/, '')) === path
}

/** Whether a picture is new or was replaced: words in it are not read. */
export function isNewPicture({ kind, after }: FoundChange): boolean {
  return kind === 'image' && PICTURE_FILE.test(after.replace(/[?#].*/, ''))
}

/** The description of a picture that another one replaced, if it is the same as before. */
export function keptDescription({ kind, base, head }: FoundChange): string | undefined {
  if (kind !== 'image' || !base || !head) return undefined
  const [before, after] = [base, head].map(({ element }) =>
    [element, ...descendants(element)].flatMap((each) => getAttribute(each, 'alt') ?? []).join(' '),
  )
  return before === after && after ? after : undefined
}

const PERIOD = new RegExp(
  String.raw`\b(\d+|${NUMBERS.join('|')})[\s-]((?:working|business) )?(${Object.keys(HOURS).join('|')})s?\b`,
  'gi',
)

type Period = { text: string; hours: number; isWorking: boolean }

/** How a period changed: "30-day is now 14-day, which is shorter". */
function changedPeriod({ kind, before, after, base, head }: FoundChange): string | undefined {
  if (!/^(text|table-cell|list-item|cta|title|description)$/.test(kind)) return undefined
  const [old, fresh] = [periodsIn(before, base), periodsIn(after, head)]
  const at = old.findIndex(({ text }, index) => text !== fresh[index]?.text)
  const [was, is] = [old[at], fresh[at]]
  // Of more periods before than after, nobody knows which went.
  if (!was || !is || old.length !== fresh.length) return undefined
  if (was.hours === is.hours && was.isWorking === is.isWorking) return undefined
  const changed = `${was.text} is now ${is.text}`
  const isLonger = is.hours > was.hours
  // Five working days may be a week.
  const isSure = was.isWorking === is.isWorking || (isLonger ? is.isWorking : was.isWorking)
  return isSure ? `${changed}, which is ${isLonger ? 'longer' : 'shorter'}` : changed
}

function periodsIn(value: string, mark: Mark | undefined): Period[] {
  const { unit, range } = mark ?? {}
  const text = unit && range ? unit.text : value
  const [from, to] = unit && range ? range : [0, value.length]
  return [...text.matchAll(PERIOD)]
    .filter(({ index, 0: words }) => index < to && index + words.length > from)
    .map(([words, number = '', working, name = '']) => {
      const count = /\d/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase())
      return { text: words, hours: count * HOURS[name.toLowerCase() as keyof typeof HOURS], isWorking: !!working }
    })
}

const FIGURE = String.raw`[£$€]?\d(?:[\d.,]*\d)?%?`
/** A figure that compares or sums others: "+4", "9 more", "saves £20". */
const COMPARING = new RegExp(
  [
    String.raw`[+−±]\s?${FIGURE}`,
    String.raw`${FIGURE}(?=(?:\s(?!or\b)\p{L}+)?\s(?:more|less|fewer|higher|lower|cheaper|off)\b)`,
    String.raw`(?<=\b(?:saves?|savings?|total|altogether|difference|by)\s(?:(?:you|of|is)\s)?)${FIGURE}`,
  ].join('|'),
  'giu',
)
const COMPARED = /compared|change|difference|total|saving/i
const SUM = /^(total|sum|altogether)\b/i

/** The words of a figure that speaks of one that changed beside it, and that is the same as before. */
function staleFigure({ kind, before, after, base, head }: FoundChange): string | undefined {
  if (![before, after].every((value) => /\d/.test(value)) || !base || !head) return undefined
  if (kind === 'table-cell') return staleCell(base.element, head.element)
  const { unit, range } = head
  if (kind !== 'text' || !unit || !range) return undefined
  const old = base.unit?.text ?? ''
  const sentences = sentencesOf(unit.text)
  const at = sentences.findIndex(({ from, to }) => from <= range[0] && range[0] < to)
  return sentences.slice(Math.max(at, 0), at + 2).flatMap(({ text, from }) =>
    [...text.matchAll(COMPARING)].flatMap(({ 0: figure, index }) => {
      const start = from + index
      const isChanged = start < range[1] && start + figure.length > range[0]
      return isChanged || !old.includes(figure) ? [] : text.slice(index).split(' ').slice(0, 3).join(' ')
    }),
  )[0]
}

/** An amount of money. */
export const AMOUNT = /^[£$€]\d[\d,]*(?:\.\d+)?$/

/** The words of a cell beside a changed one, in its row or column, that compares or sums it and is as before. */
function staleCell(base: DomElement, head: DomElement): string | undefined {
  const old = comparingCells(base)
  return comparingCells(head).find((text) => old.includes(text))
}

/** The table around a cell, with the cell's row and the position of its column. */
function tableOf(cell: DomElement) {
  const { rows, columns } = tableAround(cell)
  const row = rows.find(({ cells }) => cells.some((each) => each?.element === cell))
  const column = row?.cells.findIndex((each) => each?.element === cell) ?? -1
  return { rows, columns, row, column }
}

function comparingCells(cell: DomElement): string[] {
  const { rows, columns, row, column } = tableOf(cell)
  const isComparing = (text: string, at: number) => COMPARED.test(columns[at]!.header) || text.search(COMPARING) >= 0
  const inRow = row?.cells.filter((each, at) => at !== column && each && isComparing(each.text, at)) ?? []
  const sums = rows.filter((line) => line !== row && SUM.test(line.cells[0]?.text ?? ''))
  const found = [...inRow, ...sums.map(({ cells }) => cells[column])]
  return found.flatMap((each) => (each && /\d/.test(each.text) ? each.text : []))
}
