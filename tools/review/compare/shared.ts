import { splitWords, sliceWords } from '../page/words.ts'
import { kinds } from '../report.ts'
import type { FoundChange } from './found-change.ts'
import { wordRuns } from './compare-words.ts'

/** A change that is the same on many pages. */
export interface SharedFinding {
  finding: FoundChange
  pages: string[]
}

const MIN_PAGES = 3

/** The changes that a page has in common with others. */
export function sharedOn(path: string, shared: readonly SharedFinding[]): FoundChange[] {
  return shared.filter(({ pages }) => pages.includes(path)).map(({ finding }) => finding)
}

/** All changes of a page, those that it has in common with others included. */
export function allFindings(
  { path, findings }: { path: string; findings: readonly FoundChange[] },
  shared: readonly SharedFinding[],
): FoundChange[] {
  return [...findings, ...sharedOn(path, shared)]
}

/**
 * Moves common changes out of the pages: the same change in the header, navigation or footer of three pages or
 * more, or anywhere on all pages.
 */
export function foldShared(pages: ReadonlyMap<string, FoundChange[]>, comparedPages: number): SharedFinding[] {
  const groups = new Map<string, { path: string; finding: FoundChange }[]>()
  for (const [path, findings] of pages)
    for (const finding of findings)
      groups.set(keyOf(finding), [...(groups.get(keyOf(finding)) ?? []), { path, finding }])
  const pathsOf = (group: { path: string }[]) => [...new Set(group.map(({ path }) => path))]
  return [...groups.values()].flatMap((group) => {
    const everywhere = comparedPages > 1 && pathsOf(group).length === comparedPages
    const folded = everywhere ? group : group.filter(({ finding }) => finding.region !== undefined)
    if (!everywhere && pathsOf(folded).length < MIN_PAGES) return []
    for (const { path, finding } of folded) pages.get(path)!.splice(pages.get(path)!.indexOf(finding), 1)
    const { finding } = folded[0]!
    const same = folded.every(
      (candidate) => candidate.finding.before === finding.before && candidate.finding.after === finding.after,
    )
    return [{ finding: same ? finding : { ...finding, ...coreOf(finding) }, pages: pathsOf(folded) }]
  })
}

/** Changes with the same key are the same: the name of a value counts, the headings above it do not. */
function keyOf(finding: FoundChange): string {
  const { before, after } = coreOf(finding)
  return JSON.stringify([finding.kind, before, after, kinds[finding.kind].named ? finding.in : ''])
}

/** Of a value that is not on the page the changed words: they may change in many titles. */
function coreOf({ before, after, base, head }: FoundChange): Pick<FoundChange, 'before' | 'after'> {
  return base || head ? { before, after } : changedWords({ before, after })
}

type Values = Pick<FoundChange, 'before' | 'after'>

/** The words that differ in two values, if they are one run; else both values. */
export function changedWords({ before, after }: Values): Values {
  const [oldWords, newWords] = [splitWords(before), splitWords(after)]
  const [run, more] = wordRuns(oldWords, newWords)
  if (!run || more) return { before, after }
  return { before: sliceWords(before, oldWords, run.base), after: sliceWords(after, newWords, run.head) }
}
