import type { Finding } from './compare/finding.ts'
import { isDeadEnd, type ReportModel, type ReportPage } from './folder/model.ts'
import { infoOf } from './report.ts'

/** Something that is broken, with the pages where it shows. */
export interface Breakage {
  /** A removed page without a redirect. Links to it belong to this entry. */
  dead?: ReportPage
  /** The change that broke it; undefined if nothing links to the removed page. */
  finding?: Finding
  pages: readonly string[]
}

/** Groups broken things by cause: removed pages first, then by the number of pages. */
export function breakages({ pages, shared }: Pick<ReportModel, 'pages' | 'shared'>): Breakage[] {
  const found = new Map<string, Breakage>()
  for (const dead of pages)
    if (dead.findings.some(isDeadEnd)) found.set(`broken-link ${dead.page.path}`, { dead, pages: [] })
  const own = pages.flatMap(({ page, findings }) => findings.map((finding) => ({ finding, pages: [page.path] })))
  for (const { finding, pages: paths } of [...shared, ...own].filter(({ finding }) => infoOf(finding.kind).broken)) {
    const known = found.get(keyOf(finding))
    found.set(keyOf(finding), { ...known, finding, pages: [...new Set([...(known?.pages ?? []), ...paths])] })
  }
  return [...found.values()].sort(
    (one, other) => Number(!one.dead) - Number(!other.dead) || other.pages.length - one.pages.length,
  )
}

/** Links to a missing page count as one, whatever their anchor. */
function keyOf({ kind, after, target = '' }: Finding): string {
  return kind === 'broken-link' ? `${kind} ${target || after}` : `${kind} ${target} ${after.replace(/^[^#]*(?=#)/, '')}`
}
