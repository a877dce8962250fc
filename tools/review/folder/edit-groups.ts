import { counted } from '../../lib/text.ts'
import type { FoundChange } from '../compare/found-change.ts'
import { wordsOfChange } from '../compare/compare-sites.ts'
import { descendants, getAttribute } from '../page/dom.ts'
import { groupBy } from '../page/lists.ts'
import { contentFile } from '../page/page.ts'
import { listed } from '../page/words.ts'
import { isDeadEnd, kinds, nameOfCause, PICTURE_FILE, type Cause } from '../report.ts'
import type { ChangedKey } from '../repository/causes-file.ts'
import {
  AMOUNT,
  byUrgency,
  doubtAboutNewPage,
  doubtsAbout,
  isBinding,
  leadsTo,
  MIN_REMOVED,
  NO_CHANGE,
  sectionOfDoubt,
  type Doubt,
} from './doubts.ts'
import { breaks, byWeight, isBehindPage, isFolded, ownAndCommon, pageOrCount, wasSearched } from './model.ts'
import type { OldValue, ReportModel, ReportPage } from './model.ts'
import { partsOfFiles } from './parts-of-files.ts'

/** A change that is the same on several pages. */
export interface EqualChange {
  finding: FoundChange
  pages: string[]
  /** Each time it is on these pages. */
  places: { path: string; finding: FoundChange }[]
}

/** An edit of the sources with what it changed; without a cause, what no edit explains. */
export interface EditGroup {
  /** Tells it from the other edits. */
  name: string
  cause: Cause | undefined
  /** Edits that only follow it: links to a page that came, went or moved, and keys of data with its address. */
  also: Cause[]
  /** The changed value, if the edit is a key of data. */
  key: ChangedKey | undefined
  pages: string[]
  /** Visible changes first, then by the number of pages. */
  changes: EqualChange[]
  /** What its author should explain, the most important first. */
  doubts: Doubt[]
  section: Section
  /** Its file has other edits, too. */
  isPart?: true
}

/** Groups all changes by the edit that made them: by what to do about them and its urgency, then by their pages. */
export function editsOf(model: ReportModel): EditGroup[] {
  const { pages, keys, old } = model
  const groups = new Map<string, EditGroup>()
  const groupOf = (cause: Cause | undefined, name = cause ? nameOfCause(cause) : ''): EditGroup => {
    const key = cause && changedKeyOf(cause, keys)
    const nothing = { also: [], pages: [], changes: [], doubts: [], section: 'Other changes' as const }
    const group = groups.get(name) ?? { name, cause, key, ...nothing }
    groups.set(name, group)
    return group
  }
  const isSearched = wasSearched(model)
  const parts = partsOfFiles(model)
  const add = (page: ReportPage, finding: FoundChange) => {
    const own = causeOf(page, finding)
    const cause = linkedPage(finding, pages)?.causes[0] ?? own
    const isKnown = isSearched || cause
    const part = cause === own ? parts.get(finding) : undefined
    const name = part ? `${nameOfCause(cause!)} ${part}` : undefined
    const group = groupOf(cause, isKnown ? name : likelyEdit(finding, page.path, page.findings))
    if (part !== undefined) group.isPart = true
    if (own && own !== cause && ![cause!, ...group.also].some((each) => nameOfCause(each) === nameOfCause(own)))
      group.also.push(own)
    if (!group.pages.includes(page.path)) group.pages.push(page.path)
    let equal = group.changes.find((change) => changeKey(change.finding) === changeKey(finding))
    if (!equal) group.changes.push((equal = { finding, pages: [], places: [] }))
    equal.places.push({ path: page.path, finding })
    if (!equal.pages.includes(page.path)) equal.pages.push(page.path)
  }
  for (const page of byWeight(pages)) {
    for (const finding of page.findings) add(page, finding)
    // A new page or a moved one belongs to its file; one of which only a picture differs has no changes.
    const own = page.status === 'changed' ? (page.findings.length ? [] : page.causes) : page.causes.slice(0, 1)
    for (const cause of own) if (!groupOf(cause).pages.includes(page.path)) groupOf(cause).pages.push(page.path)
    if (page.causeUnknown && !page.findings.length) groupOf(undefined).pages.push(page.path)
  }
  for (const { file, key, before, after } of keys) {
    const cause = movedPage(before, after, pages)?.causes[0]
    if (cause) groupOf(cause).also.push({ file, key })
  }
  const rank = ({ finding }: EqualChange) => (isDeadEnd(finding) ? 2 : isBehindPage(finding) ? 0 : 1)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const binding = new Set(pages.filter(bindsCompany).map(({ path }) => path))
  for (const group of groups.values()) {
    group.changes.sort((a, b) => rank(b) - rank(a) || b.pages.length - a.pages.length)
    group.doubts = doubtsOf(group, byPath, binding, old)
    const left = old.find((value) => isLeftBy(value, group, pages))
    const detail = left?.redirects ? 'old address' : 'old value'
    if (left) group.doubts.push({ kind: 'left', detail, finding: group.changes[0]?.finding ?? NO_CHANGE, pages: [] })
    group.doubts.sort(byUrgency)
    group.section = sectionOf(group, isSearched)
  }
  const rankOf = ({ section }: EditGroup) => Object.keys(SECTIONS).indexOf(section)
  return [...groups.values()]
    .filter((group) => group.pages.length)
    .sort((a, b) => rankOf(a) - rankOf(b) || byFirstDoubt(a, b) || b.pages.length - a.pages.length)
}

/** Compares edits by the most urgent of their doubts. */
function byFirstDoubt({ doubts: [a] }: EditGroup, { doubts: [b] }: EditGroup): number {
  return a && b ? byUrgency(a, b) : 0
}

/** Whether an edit replaced an old value, or moved the page of an old address. */
function isLeftBy({ value, after, redirects }: OldValue, { cause, changes }: EditGroup, pages: ReportPage[]): boolean {
  if (redirects)
    return pages.some(
      ({ path, causes: [own] }) => path === value && own && cause && nameOfCause(own) === nameOfCause(cause),
    )
  return changes.some(({ finding }) => finding.after === after && finding.before.includes(value))
}

/**
 * The report's heading: how many edits are in doubt, by what to do about them; of two folders without doubts how many
 * pages changed.
 */
export function headline(model: ReportModel, edits: readonly EditGroup[]): string {
  const [first] = edits
  if (!first) return 'Nothing changed'
  if (edits.every(({ section }) => section === 'Other changes')) return pagesInWords(model)
  // What needs a glance at most is counted only where nothing is in doubt.
  const urgent = edits.filter(toneOf)
  const groups = [...groupBy(urgent.length ? urgent : edits, ({ section }) => SECTIONS[section].one)]
  const found = groups.map(([one, { 0: edit, length }], at) => {
    const number = at ? `${length}` : counted(length, edit!.cause ? 'edit' : 'change')
    return `${number} ${length > 1 ? SECTIONS[edit!.section].many : one}`
  })
  return { bad: 'Do not merge yet: ', warn: 'Before you merge: ', '': '' }[toneOf(first)] + listed(found)
}

/** "49 pages of 51 changed" */
export function pagesInWords({ pages, total }: Pick<ReportModel, 'pages' | 'total'>): string {
  return `${counted(pages.length, 'page')} of ${total} changed`
}

/** Whether the words of a page bind the company. */
export function bindsCompany({ path, head, base }: ReportPage): boolean {
  const file = contentFile(head ?? base) ?? ''
  return isBinding(path) || isBinding(file.replace(/\.mdx$/, ''))
}

/** A style change on at least this many pages is a question about the look of the site. */
const MANY_PAGES = 10

/** The doubts about an edit, each with its pages. */
function doubtsOf(
  { cause, key, pages, changes }: EditGroup,
  byPath: ReadonlyMap<string, ReportPage>,
  binding: ReadonlySet<string>,
  old: readonly OldValue[],
): Doubt[] {
  const own = cause && pathOfContent(cause.file)
  const isBound = (path: string) => binding.has(path) || isBinding(cause?.file.replace(/\.\w+$/, '') ?? '')
  const found = new Map<string, Doubt>()
  const add = (doubt: Pick<Doubt, 'kind' | 'detail'>, name: string, finding: FoundChange, path: string) => {
    const known = found.get(name) ?? { ...doubt, finding, pages: [] }
    if (!known.pages.includes(path)) known.pages.push(path)
    found.set(name, known)
  }
  for (const [index, { places }] of changes.entries()) {
    for (const { path, finding } of places) {
      const asked = doubtsAbout(finding, own)
      for (const doubt of asked) add(doubt, `${doubt.kind} ${doubt.detail || index}`, finding, path)
      if (!isWords(finding) || finding.kind === 'move' || !isBound(path)) continue
      const words = wordsOfChange(finding)
      // A period says what a policy promises, and an edit its own figure.
      const isOwnFigure = figureOf(words.before) === key?.before && figureOf(words.after) === key.after
      if (isOwnFigure || asked.some(({ kind }) => kind === 'period')) continue
      const isSaid = byPath.get(path)!.head?.units.some(({ text }) => text.includes(words.before))
      const isUnsaid = !isSaid && words.before.split(' ').length >= MIN_REMOVED
      add({ kind: isUnsaid ? 'unsaid' : 'policy', detail: '' }, `policy ${index}`, finding, path)
    }
  }
  for (const page of byPath.values()) {
    const [first] = page.status === 'added' ? page.causes : []
    if (!first || !cause || nameOfCause(first) !== nameOfCause(cause)) continue
    const doubt = doubtAboutNewPage(page, old)
    found.set(`new ${page.path}`, doubt)
    for (const { value, after, redirects, places } of old) {
      const isHere = !redirects && places.some(({ path }) => path === page.path)
      if (isHere)
        found.set(`stale ${value} ${page.path}`, { ...doubt, kind: 'stale', detail: `${value} is ${after} now` })
    }
  }
  const [first] = changes
  if (first && pages.length >= MANY_PAGES && changes.every(({ finding }) => finding.kind === 'style'))
    found.set('look', { kind: 'look', detail: '', finding: first.finding, pages: [] })
  const amounts = changedAmounts(changes)
  if (key && first && amounts[0]?.at === first) {
    const about = { finding: first.finding, pages: [] }
    found.set('price', { kind: 'price', detail: /price/i.test(key.key) ? 'price' : 'amount', ...about })
    const others = amounts.slice(1).map(({ words, at }) => `${words} on ${pageOrCount(at.pages)}`)
    const more = others.splice(MAX_AMOUNTS).length
    if (more) others.push(`${more} more`)
    if (others.length) found.set('following', { kind: 'following', detail: listed(others), ...about })
  }
  return [...found.values()]
}

/** More amounts are counted. */
const MAX_AMOUNTS = 3

/** How amounts of money changed, each once, the first one and those that visitors see: "£99 is now £105". */
function changedAmounts(changes: readonly EqualChange[]): { words: string; at: EqualChange }[] {
  const seen = changes.flatMap((at, index) => {
    const { before, after } = wordsOfChange(at.finding)
    const isSeen = !index || !isBehindPage(at.finding)
    return isSeen && AMOUNT.test(before) && AMOUNT.test(after) ? { words: `${before} is now ${after}`, at } : []
  })
  return seen.filter(({ words }, index) => seen.findIndex((other) => other.words === words) === index)
}

/** A price without its sign. */
function figureOf(text: string): string {
  return text.replace(/^[£$€]/, '')
}

/** Whether words of a page changed. */
export function isWords({ kind }: FoundChange): boolean {
  return /^(text|insert|delete|list-item|table-(cell|row|column)|cta|move)$/.test(kind)
}

/** How urgent something is: bad breaks something, of warn its author should explain something. */
export type Urgency = 'bad' | 'warn' | ''

/** What a reviewer does about edits, the most urgent first, and how one and several of them are counted. */
const SECTIONS = {
  'Breaks something': { tone: 'bad', one: 'breaks something', many: 'break something' },
  'Looks like a mistake': { tone: 'warn', one: 'looks like a mistake', many: 'look like mistakes' },
  'No edit explains it': { tone: 'warn', one: 'has no known cause', many: 'have no known cause' },
  'For you to decide': { tone: 'warn', one: 'needs a decision', many: 'need a decision' },
  'Needs a glance': { tone: '', one: 'needs a glance', many: 'need a glance' },
  'Looks safe': { tone: '', one: 'looks safe', many: 'look safe' },
  'Other changes': { tone: '', one: 'is not in doubt', many: 'are not in doubt' },
} as const

type Section = keyof typeof SECTIONS

function sectionOf({ cause, changes, doubts: [first] }: EditGroup, isSearched: boolean): Section {
  if (changes.some(({ finding }) => breaks(finding))) return 'Breaks something'
  if (first) return sectionOfDoubt(first)
  if (!isSearched) return 'Other changes'
  return cause ? 'Looks safe' : 'No edit explains it'
}

/** How urgent an edit is. */
export function toneOf({ section }: EditGroup): Urgency {
  return SECTIONS[section].tone
}

/** The page that came, went or moved, if a change is only that a link follows it. */
function linkedPage(finding: FoundChange, pages: readonly ReportPage[]): ReportPage | undefined {
  const { kind, before, after, base, head } = finding
  if (before && after) return /^(link|cta)$/.test(kind) ? movedPage(before, after, pages) : undefined
  const { element } = head ?? base ?? {}
  if (!element || !/^(link|cta|insert|delete|list-item)$/.test(kind)) return undefined
  const [href, ...more] = [element, ...descendants(element)].flatMap((each) => getAttribute(each, 'href') ?? [])
  const status = head ? 'added' : 'removed'
  return pages.find((page) => page.status === status && href && !more.length && leadsTo(href, page.path))
}

function movedPage(before: string, after: string, pages: readonly ReportPage[]): ReportPage | undefined {
  return pages.find(
    ({ status, path, movedTo }) => status === 'moved' && leadsTo(before, path) && leadsTo(after, movedTo),
  )
}

/**
 * Names the edit of a change whose cause is not known: changes of the same words are one edit, and a link that broke
 * belongs to the page or the anchor that it leads to.
 * @param findings all changes of the page
 */
function likelyEdit(finding: FoundChange, path: string, findings: readonly FoundChange[]): string {
  const { kind, before, after, in: place, target } = finding
  if (isDeadEnd(finding) || (kind === 'anchor' && before) || (target !== undefined && before))
    return `gone ${target ?? path}`
  if (kinds[kind].broken) return `${kind} ${after}`
  const wordsOf = (change: FoundChange) => {
    const { before, after } = wordsOfChange(change)
    return JSON.stringify([before, after])
  }
  const isCopy = findings.some((other) => !isFolded(other) && wordsOf(other) === wordsOf(finding))
  if (/^(json-ld|open-graph|weight)$/.test(kind) && !isCopy) return 'folded'
  return wordsOf(finding) + (kinds[kind].named && !isFolded(finding) ? place : '')
}

/** The path of the page that a file of content makes. */
export function pathOfContent(file: string): string {
  return file.replace(/^content|\([\w-]+\)\/|(\/?index)?\.mdx$/g, '') || '/'
}

/** The edit that made a change: the one that was found, else the page's cause that explains it best. */
export function causeOf({ causes }: ReportPage, { kind, before, target, edit }: FoundChange): Cause | undefined {
  const isSheet = ({ file }: Cause) => file.endsWith('.css')
  const isPicture = ({ file }: Cause) => PICTURE_FILE.test(file)
  const isContent = ({ file }: Cause) => file.startsWith('content/') && !isPicture({ file })
  const signs: ((cause: Cause) => boolean | undefined)[] = [
    (cause) => edit && nameOfCause(cause) === nameOfCause(edit),
    (cause) => kind === 'image' && isPicture(cause),
    (cause) => target !== undefined && !!before && isContent(cause) && pathOfContent(cause.file) === target,
    isContent,
    (cause) => !isSheet(cause) && !isPicture(cause),
    () => true,
  ]
  return signs.flatMap((isCause) => causes.find(isCause) ?? [])[0]
}

/** The value that an edit changed, if it is of data. */
export function changedKeyOf({ file, key }: Cause, keys: ReportModel['keys']): ChangedKey | undefined {
  return keys.find((changed) => changed.file === file && changed.key === key)
}

/** Changes with the same name are shown once. */
export function changeKey({ kind, before, after, in: place }: FoundChange): string {
  return JSON.stringify([kind, before, after, kinds[kind].named ? place : ''])
}

/** Whether an edit has a question about a page. */
export function asksAbout({ doubts }: EditGroup, path: string): boolean {
  return doubts.some(({ pages }) => pages.includes(path))
}

/** The numbers in the report of the edits that a condition is true of. */
export function numbersOf(edits: readonly EditGroup[], isNamed: (edit: EditGroup) => boolean): string[] {
  return edits.flatMap((edit, at) => (isNamed(edit) ? `${at + 1}` : []))
}

/** "edit 1", "edits 1 and 4" */
export function numberedEdits(numbers: readonly string[]): string {
  return `${numbers.length > 1 ? 'edits' : 'edit'} ${listed(numbers)}`
}

/** Whether an edit made a change, or an equal one on another page. */
export function hasChange({ changes }: EditGroup, finding: FoundChange): boolean {
  return changes.some((change) => changeKey(change.finding) === changeKey(finding))
}

/** The anchor of a change on a page that has it as its own; '' of another. */
export function anchorOf(page: ReportPage, finding: FoundChange): string {
  const at = ownAndCommon(page)[0].findIndex((each) => changeKey(each) === changeKey(finding))
  return at < 0 ? '' : `#c${at + 1}`
}
