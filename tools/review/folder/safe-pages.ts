import type { FoundChange } from '../compare/found-change.ts'
import { sentencesOf } from '../page/words.ts'
import { captionOf } from '../pictures/places.ts'
import { kinds } from '../report.ts'
import {
  asksAbout,
  bindsCompany,
  changeKey,
  isWords,
  numberedEdits,
  numbersOf,
  pathOfContent,
  type EditGroup,
} from './edit-groups.ts'
import { breaks, byWeight, isBehindPage, type ReportModel, type ReportPage } from './model.ts'

/** A page that needs no look, and the pages that show its changes. */
export interface SafePage {
  page: ReportPage
  examples: string[]
}

/**
 * Pages that need no look: every change of them is of a known edit, and a page to look at shows the same words or
 * styles, with a picture where there are any. Nothing on them is broken, redirected or an old value, neither their own
 * source nor their layout nor what search engines see of them changed, and their words do not bind the company.
 */
export function safePages(model: ReportModel, edits: readonly EditGroup[]): SafePage[] {
  const { old } = model
  const pictured = new Set(model.pages.flatMap(({ pictures }) => pictures.flatMap(({ captions }) => captions)))
  const isStale = (path: string) => old.some(({ places }) => places.some((place) => place.path === path))
  const isUnexplained = (path: string) => edits.some(({ cause, pages }) => !cause && pages.includes(path))
  const isDoubted = (path: string) => edits.some((edit) => asksAbout(edit, path))
  const isRiskyChange = (finding: FoundChange, { growth }: ReportPage) => {
    const { kind, in: place } = finding
    const sameHeight = growth && Object.values(growth).every((by) => Math.abs(by) <= 1)
    const isUnseen = pictured.size > 0 && !isBehindPage(finding) && !kinds[kind].invisible
    return (
      kinds[kind].broken === true ||
      /^(layout|robots|canonical|redirect|overflow|structure|appearance|title|description)$/.test(kind) ||
      (kind === 'style' && !/color|fill|stroke/.test(place) && !sameHeight) ||
      (isUnseen && !pictured.has(captionOf(finding)))
    )
  }
  const isRisky = (page: ReportPage) =>
    page.status !== 'changed' ||
    !page.causes.length ||
    isStale(page.path) ||
    isUnexplained(page.path) ||
    isDoubted(page.path) ||
    (bindsCompany(page) && page.findings.some(isWords)) ||
    page.causes.some(({ file }) => file.startsWith('content/') && pathOfContent(file) === page.path) ||
    page.findings.some((finding) => isRiskyChange(finding, page))
  const keysOf = ({ head, findings }: ReportPage) => {
    const name = head?.units.find(({ element }) => element.tagName === 'h1')?.text
    return findings.flatMap((finding) => (isBehindPage(finding) ? [] : sayingOf(finding, name)))
  }
  /** The page to look at that shows a change first. */
  const shownOn = new Map<string, string>()
  const safe: SafePage[] = []
  const look = (page: ReportPage) => {
    for (const key of keysOf(page)) if (!shownOn.has(key)) shownOn.set(key, page.path)
  }
  const ordered = byWeight(model.pages)
  const risky = new Set(ordered.filter(isRisky))
  risky.forEach(look)
  for (const page of ordered.filter((each) => !risky.has(each))) {
    const examples = keysOf(page).map((key) => shownOn.get(key))
    if (examples.includes(undefined)) look(page)
    else safe.push({ page, examples: [...new Set(examples as string[])].sort() })
  }
  return safe
}

/** "if you accept edits 1 and 4": those with questions that show on pages that need no look; '' if none do. */
export function acceptedInWords({ edits, safe }: { edits: readonly EditGroup[]; safe: readonly SafePage[] }): string {
  const isAccepted = ({ doubts, pages }: EditGroup) =>
    doubts.length > 0 && safe.some(({ page }) => pages.includes(page.path))
  const numbers = numbersOf(edits, isAccepted)
  return numbers.length ? `if you accept ${numberedEdits(numbers)}` : ''
}

/** The other pages: first what broke on one page alone, then what the most urgent edits ask about. */
export function pagesToLookAt(
  pages: readonly ReportPage[],
  safe: readonly SafePage[],
  edits: readonly EditGroup[],
): ReportPage[] {
  const rankOf = ({ path, findings }: ReportPage) => {
    // What breaks on one page alone is seen only there.
    if (findings.some((finding) => breaks(finding) && !edits.some((edit) => isOnMany(edit, finding)))) return -1
    const first = edits.findIndex((edit) => asksAbout(edit, path))
    return first < 0 ? edits.length : first
  }
  const left = byWeight(pages).filter((page) => !safe.some((each) => each.page === page))
  const ranks = new Map(left.map((page) => [page, rankOf(page)]))
  return left.sort((a, b) => ranks.get(a)! - ranks.get(b)!)
}

/** A break of so many pages has one cause to fix. */
const MIN_SHARED = 3

/** Whether an edit made a change on many pages. */
export function isOnMany({ changes }: EditGroup, finding: FoundChange): boolean {
  return changes.some(
    ({ finding: other, pages }) => pages.length >= MIN_SHARED && changeKey(other) === changeKey(finding),
  )
}

/** From so many words on a text with an end is a sentence, not a label. */
const MIN_SENTENCE = 5

/** The sentence or label that has a change; '' if it is not of words. */
function sentenceWith({ head }: FoundChange): string {
  const { unit, range } = head ?? {}
  const at = range?.[0] ?? 0
  return sentencesOf(unit?.text ?? '').find(({ from, to }) => from <= at && at < to)?.text ?? ''
}

/** A change with the sentence that has it, in which the name of the page does not count. */
function sayingOf(finding: FoundChange, name: string | undefined): string {
  const text = sentenceWith(finding)
  const isSentence = /[.!?…]$/.test(text) && text.split(' ').length >= MIN_SENTENCE
  const row = finding.kind === 'table-cell' ? finding.in.replace(/^.* › /, '') : ''
  return changeKey(finding) + (isSentence ? (name ? text.replaceAll(name, '') : text) : row)
}
