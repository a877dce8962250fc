import { infoOf } from '../report.ts'
import type { Finding } from './finding.ts'

/** A change that is the same on many pages. */
export interface SharedFinding {
  finding: Finding
  pages: string[]
}

const FROM = 3

/**
 * Moves common changes out of the pages: the same change in the header, navigation or footer of three pages or
 * more, or anywhere on all pages.
 */
export function foldShared(pages: ReadonlyMap<string, Finding[]>, comparedPages: number): SharedFinding[] {
  const groups = new Map<string, { path: string; finding: Finding }[]>()
  for (const [path, findings] of pages) {
    for (const finding of findings) {
      const key = keyOf(finding)
      groups.set(key, [...(groups.get(key) ?? []), { path, finding }])
    }
  }
  const shared: SharedFinding[] = []
  for (const group of groups.values()) {
    const paths = [...new Set(group.map(({ path }) => path))]
    const framed = new Set(group.filter(({ finding }) => finding.region !== undefined).map(({ path }) => path))
    const everywhere = paths.length === comparedPages && comparedPages > 1
    const folded = everywhere
      ? group
      : framed.size >= FROM
        ? group.filter(({ finding }) => finding.region !== undefined)
        : []
    if (!folded.length) continue
    const { finding } = folded[0]!
    const same = folded.every((one) => one.finding.before === finding.before && one.finding.after === finding.after)
    shared.push({
      finding: same ? finding : { ...finding, ...finding.core! },
      pages: [...new Set(folded.map(({ path }) => path))],
    })
    for (const one of folded) pages.get(one.path)!.splice(pages.get(one.path)!.indexOf(one.finding), 1)
  }
  return shared
}

/** Changes with the same key are the same: the name of a value counts, the headings above it do not. */
function keyOf({ kind, before, after, in: place, core }: Finding): string {
  return JSON.stringify([kind, core?.before ?? before, core?.after ?? after, infoOf(kind).named ? place : ''])
}
