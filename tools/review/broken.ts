import type { FoundChange } from './compare/found-change.ts'
import { changesWithPages, type ReportModel, type ReportPage } from './folder/model.ts'
import { kinds, isDeadEnd } from './report.ts'

/** Something that is broken, with the pages where it shows. */
export interface Breakage {
  /** A removed page without a redirect. Links to it belong to this entry. */
  dead?: ReportPage
  /** The change that broke it. */
  finding: FoundChange
  pages: string[]
}

/** Groups broken things by cause: removed pages first, then by the number of pages. */
export function breakages(model: ReportModel): Breakage[] {
  const found = new Map<string, Breakage>()
  for (const dead of model.pages) {
    const finding = dead.findings.find(isDeadEnd)
    if (finding) found.set(`broken-link ${dead.path}`, { dead, finding, pages: [] })
  }
  for (const { finding, pages: paths } of changesWithPages(model)) {
    if (!kinds[finding.kind].broken) continue
    const { pages: known = [], dead, finding: first } = found.get(keyOf(finding)) ?? {}
    const breakage = dead ? { dead, finding: first! } : { finding }
    found.set(keyOf(finding), { ...breakage, pages: [...new Set([...known, ...paths])] })
  }
  return [...found.values()].sort((a, b) => Number(!a.dead) - Number(!b.dead) || b.pages.length - a.pages.length)
}

/** Links to a missing page count as one, whatever their anchor. */
function keyOf({ kind, after, target = '' }: FoundChange): string {
  return kind === 'broken-link' ? `${kind} ${target || after}` : `${kind} ${target} ${after.replace(/^[^#]*(?=#)/, '')}`
}
