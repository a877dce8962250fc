import type { Finding } from '../compare/finding.ts'
import type { Cause } from '../report.ts'

/** Whether a link led somewhere before and leads nowhere now: nothing on its own page has to be another one for that. */
export function isBreak({ kind, before }: Finding): boolean {
  return /^broken-(link|anchor)$/.test(kind) && before !== ''
}

/** What made links lead nowhere: the file of the page that they lead to, else what made that page another one. */
export function breakersOf(
  findings: readonly Finding[],
  contents: ReadonlyMap<string, string>,
  causes: ReadonlyMap<string, Cause[]>,
): Cause[] {
  return findings.filter(isBreak).flatMap(({ target = '' }) => {
    const file = contents.get(target)
    return file === undefined ? (causes.get(target) ?? []) : [{ file }]
  })
}
