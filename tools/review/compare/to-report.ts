import { kinds, isDeadEnd, type Cause, type Report } from '../report.ts'
import { changeOf } from './found-change.ts'
import type { SharedFinding } from './shared.ts'
import type { ComparedPage } from './compare-sites.ts'

interface Compared extends Pick<Report, 'base' | 'head'> {
  pages: readonly (ComparedPage & { causes?: Cause[] })[]
  shared: readonly SharedFinding[]
}

/** The comparison as in report.json, without unchanged pages. */
export function toReport({ base, head, pages, shared }: Compared): Report {
  const changed = pages.filter(({ status }) => status !== 'same')
  const report: Omit<Report, 'exit'> = {
    version: 1,
    base,
    head,
    pages: changed.map(({ path, status, movedTo, causes = [], findings }) => ({
      path,
      status,
      movedTo,
      causes,
      changes: findings.map(changeOf),
    })),
    shared: shared.map(({ finding, pages: paths }) => ({ change: changeOf(finding), pages: paths })),
  }
  return { ...report, exit: exitOf(report) }
}

/** 0 nothing changed, 1 changes, 2 something is broken. */
function exitOf({ pages, shared }: Pick<Report, 'pages' | 'shared'>): 0 | 1 | 2 {
  const all = [...pages.flatMap(({ changes }) => changes), ...shared.map(({ change }) => change)]
  if (all.some((change) => isDeadEnd(change) || kinds[change.kind].broken)) return 2
  return pages.length || shared.length ? 1 : 0
}
