import { counted } from '../../lib/text.ts'
import type { FoundChange } from '../compare/found-change.ts'
import type { RedirectedLinks } from '../compare/broken-links.ts'
import type { ChangedDownload } from '../compare/compare-downloads.ts'
import type { ComparedPage } from '../compare/compare-sites.ts'
import type { DomElement } from '../page/dom.ts'
import { kinds, isDeadEnd, type Cause, type Change } from '../report.ts'
import type { ChangedKey } from '../repository/causes-file.ts'
import type { Spot } from '../pictures/places.ts'
import type { SourceView } from './sources.ts'

/** One picture of a place on a page, before and after. */
export interface Picture {
  /** '390 light' and so on. */
  variant: string
  before?: string
  after?: string
  width: number
  height: number
  /** Descriptions of the changes that it shows. */
  captions: readonly string[]
  /** Where each change is, in pixels of the page. */
  spots: readonly Spot[]
  /** Pixels of the picture for one of the page. */
  scale: number
}

/** A page as the report shows it. */
export interface ReportPage extends ComparedPage {
  /** Its folder below pages/. */
  slug: string
  causes: Cause[]
  /** Causes were looked for and none was found. */
  causeUnknown: boolean
  /** Why a removed page is not published although its file exists. */
  unpublishedReason?: string | undefined
  pictures: Picture[]
  /** How much higher it is than before, in pixels by width; undefined if it was not opened on both sides. */
  growth?: Record<number, number>
  /** Why it was not opened in the browser. */
  unopened?: string
}

/** An old value that was looked for on all pages. */
export interface OldValue {
  value: string
  /** The new value that replaced it elsewhere. */
  after: string
  /** It is the address of a page that moved: links to it still work. */
  redirects?: true
  /** Where it still stands. */
  places: OldPlace[]
}

/** A place with an old value. */
export interface OldPlace {
  path: string
  /** "title", "description", or where on the page: headings, row and column. */
  in: string
  /** The sentence that has it, or the words of the link. */
  sentence: string
  /** The source as file:line:column, or the file alone. */
  source?: string | undefined
  /** Of a place on the page. */
  element?: DomElement
  /** Tells it from the others of the page; its anchor in copies of the page. */
  id?: string
}

/** A place of a page with its old value. */
export type OldMention = OldPlace & Pick<OldValue, 'value' | 'after' | 'redirects'>

/** Everything that the report shows. */
export interface ReportModel {
  base: string
  head: string
  /** The changed pages. */
  pages: ReportPage[]
  files: readonly ChangedDownload[]
  redirected: readonly RedirectedLinks[]
  /** Old values that still stand somewhere. */
  old: readonly OldValue[]
  /** Notes about the comparison itself. */
  notes: string[]
  /** The number of all pages, and those that are the same as before. */
  total: number
  same: string[]
  /** The changed keys of data. */
  keys: readonly ChangedKey[]
  /** The sources that changed. */
  sources: readonly SourceView[]
}

/** A report of which nothing is known yet. */
export const emptyReport: ReportModel = {
  base: '',
  head: '',
  pages: [],
  files: [],
  redirected: [],
  old: [],
  notes: [],
  total: 0,
  same: [],
  keys: [],
  sources: [],
}

const WEIGHTS: Partial<Record<ComparedPage['status'], number>> = { removed: 5e5, added: 4e5, moved: 3e5 }

/** Pages in the order of the report: broken things first, then by the number of changed characters. */
export function byWeight<Page extends ComparedPage>(pages: readonly Page[]): Page[] {
  const weight = ({ kind, before, after }: FoundChange) =>
    20 + before.length + after.length + (kinds[kind].broken ? 1e6 : 0)
  const weightOf = ({ status, findings }: Page) =>
    findings.reduce((sum, finding) => sum + weight(finding), WEIGHTS[status] ?? 0)
  return [...pages].sort((a, b) => weightOf(b) - weightOf(a))
}

/** A change in the head, or about the page as a whole. */
export function isUnseen({ kind, head, base }: FoundChange): boolean {
  return kinds[kind].unseen === true || (!head && !base)
}

/** Whether a visitor sees nothing of a change on the page itself. */
export function isBehindPage(finding: FoundChange): boolean {
  return isUnseen(finding) || /^(attribute|anchor)$/.test(finding.kind)
}

/** Whether the value of a link or button is where it leads, not its words. */
export function isAddress(value: string): boolean {
  return /^(\/|#|https?:|mailto:|tel:)/.test(value)
}

/** Whether a change is of structured data, link previews or attributes, which the report folds. */
export function isFolded(finding: FoundChange): boolean {
  return /^(json-ld|open-graph|attribute|anchor|weight)$/.test(finding.kind) && !isLostCard(finding)
}

/** Whether links to the page are shown without a picture from now on. */
export function isLostCard({ kind, in: name, after }: FoundChange): boolean {
  return kind === 'open-graph' && name === 'og:image' && !after
}

/** Whether a change breaks something for visitors of its page. */
export function breaks(finding: FoundChange): boolean {
  return kinds[finding.kind].broken === true || isDeadEnd(finding)
}

/** The place of a change in the list of its page: broken things come first, what is only in the code last. */
export function listRank(finding: FoundChange): number {
  return breaks(finding) ? 0 : isFolded(finding) ? 2 : 1
}

/** Compares changes so that those that many pages have come last. */
export function byCommon(a: FoundChange, b: FoundChange): number {
  return Number(!!a.isCommon) - Number(!!b.isCommon)
}

/** The changes of a page, and those that it has in common with many, which come last and have no numbers. */
export function ownAndCommon({ findings }: ComparedPage): [own: FoundChange[], common: FoundChange[]] {
  return [findings.filter(({ isCommon }) => !isCommon), findings.filter(({ isCommon }) => isCommon)]
}

/** "5 changes, 2 of which visitors do not see" */
export function countChanges(findings: readonly FoundChange[], noun = 'change'): string {
  const folded = findings.filter(isFolded).length
  if (folded && folded === findings.length) return `${counted(folded, noun)} that visitors do not see`
  return counted(findings.length, noun) + (folded ? `, ${folded} of which visitors do not see` : '')
}

/** "5 changes"; of a page without any "no changes of its own, but an old value" */
export function countOwnChanges(count: number, standing: readonly Pick<OldValue, 'redirects'>[]): string {
  const old = standing.some(({ redirects }) => !redirects) ? 'value' : 'address'
  return count ? counted(count, 'change') : `no changes of its own${standing.length ? `, but an old ${old}` : ''}`
}

const STATUS = { changed: 'Changed', added: 'New', removed: 'Removed', moved: 'Moved', same: 'Same' } as const

/** The status of a page or file and the reason, if it is known: "Removed: it became a draft". */
export function pageStatus({ status, unpublishedReason }: Pick<ReportPage, 'status' | 'unpublishedReason'>): string {
  return STATUS[status] + (unpublishedReason ? `: ${unpublishedReason}` : '')
}

/** A page as the report calls it: by its address, home by its name, too. */
export function nameOfPage(path: string): string {
  return path === '/' ? 'Home (/)' : path
}

/** One page by its name; several are counted. */
export function pageOrCount(paths: readonly string[]): string {
  return paths.length === 1 ? nameOfPage(paths[0]!) : counted(paths.length, 'page')
}

/** What became of the old address of a page that moved or was removed. */
export function redirectOf({ status, findings }: ReportPage): string {
  if (status !== 'moved' && status !== 'removed') return ''
  return findings.some(isDeadEnd) ? 'no redirect' : 'the old address redirects'
}

/** "19 px taller" */
export function growthInWords(by: number): string {
  return `${Math.abs(by)} px ${by < 0 ? 'shorter' : 'taller'}`
}

/** The label of a change. */
export function statusLabel(change: Change): string {
  return isDeadEnd(change) ? 'No redirect' : kinds[change.kind].label
}

/** Something that is broken, with the pages where it shows. */
export interface Breakage {
  /** A removed page without a redirect. Links to it belong to this entry. */
  dead?: ReportPage
  /** The change that broke it. */
  finding: FoundChange
  /** The links that broke, one of each page. */
  links: FoundChange[]
  pages: string[]
}

/** Groups broken things by cause: removed pages first, then by the number of pages. */
export function breakages(model: ReportModel): Breakage[] {
  const found = new Map<string, Breakage>()
  for (const dead of model.pages) {
    const finding = dead.findings.find(isDeadEnd)
    if (finding) found.set(`broken-link ${dead.path}`, { dead, finding, links: [], pages: [] })
  }
  for (const { path, findings } of model.pages)
    for (const finding of findings.filter(({ kind }) => kinds[kind].broken)) {
      const breakage = found.get(keyOf(finding)) ?? { finding, links: [], pages: [] }
      breakage.links.push(finding)
      if (!breakage.pages.includes(path)) breakage.pages.push(path)
      found.set(keyOf(finding), breakage)
    }
  return [...found.values()].sort((a, b) => Number(!a.dead) - Number(!b.dead) || b.pages.length - a.pages.length)
}

/** Links to a missing page count as one, whatever their anchor. */
function keyOf({ kind, after, target = '' }: FoundChange): string {
  return kind === 'broken-link' ? `${kind} ${target || after}` : `${kind} ${target} ${after.replace(/^[^#]*(?=#)/, '')}`
}

/** Whether causes were looked for; of two folders alone nothing is known. */
export function wasSearched({ pages }: Pick<ReportModel, 'pages'>): boolean {
  return pages.some(({ causes, causeUnknown }) => causes.length > 0 || causeUnknown)
}
