import { compareSites, toReport } from '../../../tools/review/compare/compare-sites.ts'
import type { Change, Report } from '../../../tools/review/report.ts'
import { memoryFiles, readSites } from '../../../tools/review/site/built-site.ts'
import { blockChanges } from './block-changes.ts'
import { applyEdit, pageNames, type CorpusChange, type ExpectedChange, type PageName } from './edit.ts'
import { originals, siteFiles } from './corpus-folder.ts'
import { headChanges } from './head-changes.ts'
import { silentEdits } from './silent.ts'
import { textChanges } from './text-changes.ts'

/** Every kind of change that the corpus makes, on each of its pages. */
export const corpus: readonly CorpusChange[] = [...textChanges, ...blockChanges, ...headChanges]
export { silentEdits }

/** How the report of one case differs from the expected one. */
export interface CaseResult {
  /** The expected changes that are missing, or reported in another way. */
  missed: ExpectedChange[]
  /** Other changes that are reported. */
  extra: Change[]
}

type Contents = Readonly<Record<string, string | Buffer>>

/** Compares two sites that are in memory, as the command compares folders. */
export function compareFiles(base: Contents, head: Contents): Report {
  const sites = readSites(memoryFiles(base), memoryFiles(head))
  const compared = compareSites(sites.base, sites.head)
  return toReport({ ...compared, base: 'base', head: 'head' })
}

/** One change on one page. */
export function runCase({ pages }: CorpusChange, page: PageName): CaseResult {
  const edit = pages[page]
  const report = compareFiles(siteFiles(), siteFiles({ [page]: applyEdit(originals[page], edit.html) }, edit.files))
  const changes = [...report.pages.flatMap((found) => found.changes), ...report.shared.map(({ change }) => change)]
  const missed = edit.expect.filter((expected) => {
    const at = changes.findIndex((change) => change.kind === expected.kind && same(change, expected))
    if (at >= 0) changes.splice(at, 1)
    return at < 0
  })
  return { missed, extra: changes }
}

/** An edit that changes nothing visible, on all pages at once. */
export function runSilent({ html, files }: (typeof silentEdits)[number]): Report {
  return compareFiles(
    siteFiles(),
    siteFiles(Object.fromEntries(pageNames.map((name) => [name, html(originals[name])])), files),
  )
}

function same(change: Change, expected: ExpectedChange): boolean {
  if (expected.in !== undefined && !change.in.includes(expected.in)) return false
  return expected.kind === 'weight' || (change.before === expected.before && change.after === expected.after)
}
