import { compareSites } from '../../compare/site.ts'
import { toReport } from '../../compare/to-report.ts'
import type { Change, Report } from '../../report.ts'
import { memoryFiles, Site } from '../../site/folder.ts'
import { blockChanges } from './block-changes.ts'
import { applyEdit, pageNames, type CorpusChange, type Expected, type PageName } from './edit.ts'
import { originals, siteFiles } from './folder.ts'
import { headChanges } from './head-changes.ts'
import { silentEdits } from './silent.ts'
import { textChanges } from './text-changes.ts'

/** Every kind of change that the corpus makes, on each of its pages. */
export const corpus: readonly CorpusChange[] = [...textChanges, ...blockChanges, ...headChanges]
export { silentEdits }

/** Cases that are not told exactly, each as `name on page: what is told instead`. */
export const exceptions: readonly string[] = []

/** How one case went. */
export interface CaseResult {
  name: string
  page: PageName
  expected: number
  /** The expected changes that were not told, or told in another way. */
  missed: Expected[]
  /** What was told besides. */
  extra: Change[]
}

/** Compares two sites that are in memory, as the command compares folders. */
export function compareFiles(base: Readonly<Record<string, string>>, head: Readonly<Record<string, string>>): Report {
  return toReport(compareSites(new Site(memoryFiles(base)), new Site(memoryFiles(head))), { base: 'base', head: 'head' })
}

/** One change on one page. */
export function runCase({ name, pages }: CorpusChange, page: PageName): CaseResult {
  const edit = pages[page]
  const report = compareFiles(siteFiles(), siteFiles({ [page]: applyEdit(originals[page], edit.html) }, edit.files))
  const changes = [...report.pages.flatMap((found) => found.changes), ...report.shared.map(({ change }) => change)]
  const missed = edit.expect.filter((expected) => {
    const at = changes.findIndex((change) => change.kind === expected.kind && same(change, expected))
    if (at >= 0) changes.splice(at, 1)
    return at < 0
  })
  return { name, page, expected: edit.expect.length, missed, extra: changes }
}

/** A case that was not told exactly, in words; undefined where it was. */
export function exceptionOf({ name, page, missed, extra }: CaseResult): string | undefined {
  const say = ({ kind, before, after }: Expected | Change) => `${kind} “${before}” → “${after}”`
  const instead = extra.map(say).join(', ') || 'nothing'
  return missed.length || extra.length ? `${name} on ${page}: ${instead} for ${missed.map(say).join(', ')}` : undefined
}

/** An edit that changes nothing visible, on all pages at once. */
export function runSilent({ html, files }: (typeof silentEdits)[number]): Report {
  return compareFiles(siteFiles(), siteFiles(Object.fromEntries(pageNames.map((name) => [name, html(originals[name])])), files))
}

function same(change: Change, expected: Expected): boolean {
  if (expected.in !== undefined && !change.in.includes(expected.in)) return false
  return expected.kind === 'weight' || (change.before === expected.before && change.after === expected.after)
}
