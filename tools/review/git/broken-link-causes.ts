import type { Finding } from '../compare/finding.ts'
import type { Cause } from '../report.ts'

/** Whether an existing link broke. Its own page need not have been edited for that. */
export function isBreak({ kind, before }: Finding): boolean {
  return (kind === 'broken-link' || kind === 'broken-anchor') && before !== ''
}

/** The causes of broken links: the content file of the target page, else the causes of that page. */
export function brokenLinkCauses(
  findings: readonly Finding[],
  contents: ReadonlyMap<string, string>,
  causes: ReadonlyMap<string, Cause[]>,
): Cause[] {
  return findings.filter(isBreak).flatMap(({ target = '' }) => {
    const file = contents.get(target)
    return file === undefined ? (causes.get(target) ?? []) : [{ file }]
  })
}
