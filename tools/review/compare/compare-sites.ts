import type { Page } from '../page/page.ts'
import { groupBy } from '../page/lists.ts'
import { similarity, bagOf, splitWords, sliceWords, type Bag } from '../page/words.ts'
import { kinds, isDeadEnd, type PageReport, type Cause, type Report } from '../report.ts'
import { cleanPath, follow } from '../site/paths.ts'
import { memoryFiles, BuiltSite } from '../site/built-site.ts'
import { weights, type Partners } from './align.ts'
import { changeOf, type FoundChange, type Side } from './found-change.ts'
import { brokenLinks, linksByTarget, linksToRedirects, type RedirectedLinks } from './broken-links.ts'
import { compareDownloads, type ChangedDownload } from './compare-downloads.ts'
import { comparePages } from './compare-pages.ts'
import { wordRuns } from './compare-words.ts'

/** A compared page: before, after and its changes. */
export interface ComparedPage extends Pick<PageReport, 'path' | 'status' | 'movedTo'> {
  base?: Page
  head?: Page
  findings: FoundChange[]
  /** Of a page that both sides have. */
  partners?: Partners
  /** The pages that link to a new address. */
  linkedFrom?: string[]
}

/** The comparison of two built sites. */
export interface Comparison {
  pages: ComparedPage[]
  /** Changed files besides pages. */
  files: ChangedDownload[]
  redirected: RedirectedLinks[]
  sites: Readonly<Record<Side, BuiltSite>>
}

/** A comparison without a base: lists the pages of the head. */
export function headAlone(head: BuiltSite): Comparison {
  const toAdded = (page: Page): ComparedPage => ({ path: page.path, status: 'added', head: page, findings: [] })
  const pages = [...head.pages.values()].map(toAdded)
  return { pages: pages.sort(byPath), files: [], redirected: [], sites: { base: new BuiltSite(memoryFiles({})), head } }
}

/** Compares two built sites without a browser. */
export function compareSites(base: BuiltSite, head: BuiltSite): Comparison {
  const added = new Set([...head.pages.keys()].filter((path) => !base.pages.has(path)))
  const pages: ComparedPage[] = []
  for (const [path, before] of base.pages) {
    const movedTo = head.pages.has(path) ? undefined : newAddress(before, head, added)
    const after = head.pages.get(movedTo ?? path)
    const dead = head.resolve(path) ? [] : [redirectFinding(path, path, '')]
    if (!after) {
      pages.push({ path, status: 'removed', base: before, findings: dead })
      continue
    }
    const compared = comparePages({ base: { site: base, page: before }, head: { site: head, page: after } })
    // The status already says that the address changed: in links to itself, its share picture, what a form sends.
    const isOther = ({ before, after }: FoundChange) =>
      before === after || before.replaceAll(path, movedTo ?? path) !== after
    const findings = [...dead, ...compared.findings.filter(isOther)]
    const status = movedTo !== undefined ? 'moved' : findings.length ? 'changed' : 'same'
    pages.push({ path, status, movedTo, base: before, head: after, ...compared, findings })
    added.delete(after.path)
  }
  for (const page of [...added].map((path) => head.pages.get(path)!))
    pages.push({ path: page.path, status: 'added', head: page, findings: brokenLinks(undefined, { site: head, page }) })
  for (const finding of changedRedirects(base, head))
    pages.push({ path: finding.in, status: 'changed', findings: [finding] })
  pages.sort(byPath)
  const common = pages.filter((page) => page.base && page.head)
  markCommon(new Map(common.map((page) => [page.path, page.findings])), common.length)
  const files = compareDownloads(base, head)
  const links = linksByTarget(head)
  for (const page of pages.filter(({ status }) => status === 'added' || status === 'moved')) {
    const from = new Set(links.get(page.head!.path)?.map((link) => link.page.path))
    page.linkedFrom = [...from].filter((path) => path !== page.head!.path)
  }
  return { pages, files, redirected: linksToRedirects(base, head, links), sites: { base, head } }
}

function byPath(a: ComparedPage, b: ComparedPage): number {
  return a.path < b.path ? -1 : 1
}

function redirectFinding(path: string, before: string, after: string): FoundChange {
  return { kind: 'redirect', before, after, in: path }
}

/** The new address of a page: a new page that it redirects to, else a new page with similar text. */
function newAddress(page: Page, head: BuiltSite, added: ReadonlySet<string>): string | undefined {
  const answer = head.resolve(page.path)
  if (answer) return answer.page && added.has(answer.page.path) ? answer.page.path : undefined
  const words = bagOfPage(page)
  return [...added]
    .map((path) => ({ path, score: similarity(words, bagOfPage(head.pages.get(path)!)) }))
    .filter(({ score }) => score >= weights.page)
    .sort((a, b) => b.score - a.score)[0]?.path
}

function bagOfPage({ units }: Page): Bag {
  return bagOf(units.flatMap(({ region, words }) => (region ? [] : words)))
}

/** Changed, added and removed redirects of addresses without a page. */
function changedRedirects(base: BuiltSite, head: BuiltSite): FoundChange[] {
  const paths = new Set([...base.redirects, ...head.redirects].map(({ from }) => cleanPath(from)))
  return [...paths].flatMap((path) => {
    const [before, after] = [follow(base.redirects, path) ?? '', follow(head.redirects, path) ?? '']
    return before === after || base.pages.has(path) || head.pages.has(path)
      ? []
      : [redirectFinding(path, before, after)]
  })
}

interface Compared extends Pick<Report, 'base' | 'head'> {
  pages: readonly (ComparedPage & { causes?: Cause[] })[]
  files: readonly ChangedDownload[]
  redirected: readonly RedirectedLinks[]
}

/** The comparison as in report.json, without unchanged pages. */
export function toReport({ base, head, pages, files, redirected }: Compared): Report {
  const changed = pages.filter(({ status }) => status !== 'same')
  const common = changed.flatMap(({ path, findings }) =>
    findings.flatMap((finding) => (finding.isCommon ? { path, finding } : [])),
  )
  const shared = [...groupBy(common, ({ finding }) => keyOf(finding)).values()].map((group) => {
    return { change: changeOf(group[0]!.finding), pages: [...new Set(group.map(({ path }) => path))] }
  })
  const findings = changed.flatMap((page) => page.findings)
  const isBroken = findings.some((finding) => isDeadEnd(finding) || kinds[finding.kind].broken)
  return {
    version: 1,
    base,
    head,
    pages: changed.map(({ path, status, movedTo, causes = [], findings }) => ({
      path,
      status,
      movedTo,
      causes,
      changes: findings.filter(({ isCommon }) => !isCommon).map(changeOf),
    })),
    shared,
    files: files.map(({ file, status }) => ({ file, status })),
    redirected: redirected.map(({ from, to, links }) => {
      const paths = new Set(links.map(({ page }) => page.path))
      return { from, to, pages: [...paths], count: links.length }
    }),
    exit: isBroken ? 2 : changed.length || files.length ? 1 : 0,
  }
}

const MIN_PAGES = 3

/** Marks common changes: in the header, navigation or footer of three pages or more, or anywhere on all pages. */
export function markCommon(pages: ReadonlyMap<string, FoundChange[]>, comparedPages: number): void {
  const all = [...pages].flatMap(([path, findings]) => findings.map((finding) => ({ path, finding })))
  const countOf = (group: typeof all) => new Set(group.map(({ path }) => path)).size
  for (const group of groupBy(all, ({ finding }) => keyOf(finding)).values()) {
    const everywhere = comparedPages > 1 && countOf(group) === comparedPages
    const common = everywhere ? group : group.filter(({ finding }) => finding.region !== undefined)
    if (!everywhere && countOf(common) < MIN_PAGES) continue
    for (const { finding } of common) Object.assign(finding, coreOf(finding), { isCommon: true })
  }
}

/** Changes with the same key are the same: the name of a value counts, the headings above it do not. */
function keyOf(finding: FoundChange): string {
  const { before, after } = coreOf(finding)
  return JSON.stringify([finding.kind, before, after, kinds[finding.kind].named ? finding.in : ''])
}

/** Of a value that is not on the page the changed words: they may change in many titles. */
function coreOf({ before, after, base, head }: FoundChange): Pick<FoundChange, 'before' | 'after'> {
  return base || head ? { before, after } : changedWords({ before, after })
}

/** The words of a change that differ: of values that are given whole a part. */
export function wordsOfChange(finding: FoundChange): Values {
  return kinds[finding.kind].whole ? changedWords(finding) : finding
}

type Values = Pick<FoundChange, 'before' | 'after'>

/** The words that differ in two values, if they are one run; else both values. */
export function changedWords({ before, after }: Values): Values {
  const [oldWords, newWords] = [splitWords(before), splitWords(after)]
  const [run, more] = wordRuns(oldWords, newWords)
  if (!run || more) return { before, after }
  return { before: sliceWords(before, oldWords, run.base), after: sliceWords(after, newWords, run.head) }
}
