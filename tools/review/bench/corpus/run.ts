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

/** How one case went. */
export interface CaseResult {
  name: string
  page: PageName
  expected: number
  /** Something was found where the expected changes are. */
  found: number
  rightKind: number
  exact: number
  /** What was told besides. */
  extra: Change[]
  report: Report
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
  const left = [...changes]
  const result: CaseResult = { name, page, expected: edit.expect.length, found: 0, rightKind: 0, exact: 0, extra: left, report }
  for (const expected of edit.expect) {
    const exact = left.find((change) => change.kind === expected.kind && same(change, expected))
    const kind = exact ?? left.find((change) => change.kind === expected.kind)
    const any = kind ?? left.find((change) => overlaps(change, expected))
    if (any) result.found += 1
    if (kind) result.rightKind += 1
    if (exact) result.exact += 1
    if (any) left.splice(left.indexOf(any), 1)
  }
  return result
}

/** An edit that changes nothing visible, on all pages at once. */
export function runSilent({ html, files }: (typeof silentEdits)[number]): Report {
  return compareFiles(siteFiles(), siteFiles(Object.fromEntries(pageNames.map((name) => [name, html(originals[name])])), files))
}

function same(change: Change, expected: Expected): boolean {
  if (expected.in !== undefined && !change.in.includes(expected.in)) return false
  return expected.kind === 'weight' || (change.before === expected.before && change.after === expected.after)
}

function overlaps(change: Change, expected: Expected): boolean {
  return (expected.before !== '' && change.before.includes(expected.before)) || (expected.after !== '' && change.after.includes(expected.after))
}
