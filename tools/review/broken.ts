import type { Finding } from './compare/finding.ts'
import type { ReportModel, ReportPage } from './folder/model.ts'
import { infoOf } from './report.ts'
import { isDeadEnd } from './folder/views/labels.ts'

/** What is broken, once, with the pages on which it shows. */
export interface Breakage {
  /** A page whose address neither a page nor a redirect answers any more; links to it are part of that. */
  dead?: ReportPage
  /** What is broken on its pages; undefined where nothing leads to a dead address. */
  finding?: Finding
  pages: readonly string[]
}

/** Groups what a change broke by what is the matter, dead addresses first, then by the number of pages. */
export function breakages({ pages, shared }: Pick<ReportModel, 'pages' | 'shared'>): Breakage[] {
  const found = new Map<string, { dead?: ReportPage; finding?: Finding; pages: Set<string> }>()
  for (const dead of pages) {
    if (dead.findings.some(isDeadEnd)) found.set(`broken-link ${dead.page.path}`, { dead, pages: new Set() })
  }
  const own = pages.flatMap(({ page, findings }) => findings.map((finding) => ({ finding, pages: [page.path] })))
  for (const { finding, pages: paths } of [...shared, ...own].filter(({ finding }) => infoOf(finding.kind).broken)) {
    const key = keyOf(finding)
    const known = found.get(key) ?? { pages: new Set() }
    found.set(key, { ...known, finding, pages: new Set([...known.pages, ...paths]) })
  }
  return [...found.values()]
    .map((one) => ({ ...one, pages: [...one.pages] }))
    .sort((one, other) => Number(!one.dead) - Number(!other.dead) || other.pages.length - one.pages.length)
}

/** Links to a page that is not there are the same whatever part of it they mean. */
function keyOf({ kind, after, target = '' }: Finding): string {
  return kind === 'broken-link' ? `${kind} ${target || after}` : `${kind} ${target} ${after.replace(/^[^#]*(?=#)/, '')}`
}
