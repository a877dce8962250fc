import { headingLevel } from '../page/elements.ts'
import type { Unit, Inline } from '../page/units.ts'
import { bagOf, similarity, sliceWords, splitWords, type Bag, type Word } from '../page/words.ts'
import { changeOfUnit, onlyOn, type FoundChange, type Mark, type PageVersions, type Side } from './found-change.ts'
import { weights } from './align.ts'
import { hunks, pairByScore, unpaired, type Hunk } from './pairing.ts'
import { differencesOf } from './compare-element.ts'
import { elementSimilarity } from './match.ts'

/** The runs of words in which two texts differ, each where it makes whole sentences. */
export function wordRuns(base: readonly Word[], head: readonly Word[]): Hunk[] {
  const [texts, newTexts] = [base.map(({ text }) => text), head.map(({ text }) => text)]
  const found = hunks(texts, newTexts)
  const runs: Hunk[] = []
  for (const [index, hunk] of found.entries()) {
    const [added, removed] = [hunk.base[0] === hunk.base[1], hunk.head[0] === hunk.head[1]]
    const [side, list] = added ? (['head', newTexts] as const) : (['base', texts] as const)
    const limits = [runs.at(-1)?.[side][1] ?? 0, found[index + 1]?.[side][0] ?? list.length] as const
    const shift = added || removed ? bestShift(list, hunk[side], limits) : 0
    const move = ([from, to]: [number, number]): [number, number] => [from + shift, to + shift]
    runs.push({ base: move(hunk.base), head: move(hunk.head) })
  }
  return runs
}

/** How far to move a run that was only added or only removed: "the [big] [big] dog" may be either. */
function bestShift(list: readonly string[], [from, to]: [number, number], [floor, ceiling]: readonly [number, number]) {
  const shifts = [0]
  for (let at = -1; from + at >= floor && list[from + at] === list[to + at]; at -= 1) shifts.push(at)
  for (let at = 1; to + at <= ceiling && list[from + at - 1] === list[to + at - 1]; at += 1) shifts.push(at)
  const score = (shift: number) => sentenceScore(list, from + shift, to + shift)
  return shifts.reduce((best, shift) => (score(shift) > score(best) ? shift : best))
}

/** Prefers whole sentences, and ", and more" to "and more,". */
function sentenceScore(words: readonly string[], from: number, to: number): number {
  const ends = (index: number) => index < 0 || /^([.!?…]|\.{3})$/.test(words[index]!)
  const endsInMark = !/[\p{L}\p{N}]/u.test(words[to - 1]!)
  return (ends(from - 1) ? 4 : 0) + (ends(to - 1) || to === words.length ? 4 : 0) - (endsInMark ? 1 : 0)
}

/** From the first word of the first run to the last word of the last one; of no run all words. */
function around(runs: readonly Hunk[]): Hunk {
  const [first, last] = [runs[0], runs.at(-1)]
  return first && last
    ? { base: [first.base[0], last.base[1]], head: [first.head[0], last.head[1]] }
    : { base: [0, 0], head: [0, 0] }
}

/** From so many runs on, a text was rewritten. */
const MIN_REWRITTEN = 3

/** The changed words of a unit, a change for each run; of a heading or a rewritten text one, of a button its label. */
export function compareWords(base: Unit, head: Unit): FoundChange[] {
  const [before, after] = [base.text, head.text]
  if (before === after) return []
  const runs = wordRuns(base.words, head.words)
  if (head.type === 'cta')
    return [changeOfUnit(head, { kind: 'cta', before, after }, wordsWithin(base, head, around(runs)))]
  const isOne = runs.length >= MIN_REWRITTEN || (runs.length > 1 && headingLevel(head.element))
  return (isOne ? [around(runs)] : runs).map((run) => {
    const before = sliceWords(base.text, base.words, run.base)
    const after = sliceWords(head.text, head.words, run.head)
    return changeOfUnit(head, { kind: 'text', before, after }, wordsWithin(base, head, run))
  })
}

/** The words of a run in two units. */
function wordsWithin(base: Unit, head: Unit, run: Hunk): Record<Side, Mark> {
  const mark = (unit: Unit, [from, to]: [number, number]): Mark => {
    const start = unit.words[from]?.from ?? unit.text.length
    return { element: unit.element, unit, range: [start, from === to ? start : unit.words[to - 1]!.to] }
  }
  return { base: mark(base, run.base), head: mark(head, run.head) }
}

/** Compares links and emphasis in two paired units: targets, attributes, and the words that gained or lost them. */
export function compareInlines(base: Unit, head: Unit, pages: PageVersions): FoundChange[] {
  const [own, others] = [base.inlines, head.inlines]
  const pairs = pairByScore(own.length, others.length, (b, h) => inlineSimilarity(own[b]!, others[h]!))
  const { removed, added } = unpaired(own, others, pairs)
  // Emphasis of new words is a part of them; where a link leads is reported as well.
  const isReported = ({ element, text }: Inline, unit: Unit) => element.tagName === 'a' || unit.text.includes(text)
  const matches: { base?: Inline; head?: Inline }[] = [
    ...pairs.map(([b, h]) => ({ base: own[b]!, head: others[h]! })),
    ...removed.filter((inline) => isReported(inline, head)).map((inline) => ({ base: inline })),
    ...added.filter((inline) => isReported(inline, base)).map((inline) => ({ head: inline })),
  ]
  const mark = (unit: Unit, { element, from, to } = { element: unit.element, from: 0, to: 0 }): Mark => {
    return { element, unit, range: [from, to] }
  }
  // Where another one came or went it was split or joined.
  const isMoved = ({ base: one, head: other }: (typeof matches)[number]) =>
    !!one &&
    !!other &&
    own.length === others.length &&
    (one.text === other.text
      ? base.text === head.text && one.from !== other.from
      : head.text.includes(one.text) && base.text.includes(other.text))
  return matches.flatMap((match) => {
    const differences = differencesOf({ base: match.base?.element, head: match.head?.element }, pages)
    if (isMoved(match)) {
      const { element, text } = match.head!
      const longer = match.base!.text.length - text.length
      if (longer >= 0) differences.push({ kind: 'structure', ...onlyOn('base', element.tagName) })
      if (longer <= 0) differences.push({ kind: 'structure', ...onlyOn('head', element.tagName) })
    }
    const marks = { base: mark(base, match.base), head: mark(head, match.head) }
    return differences.map((difference) => changeOfUnit(head, difference, marks))
  })
}

/** The likelihood that one inline element became the other, even if its words are new. */
function inlineSimilarity(one: Inline, other: Inline): number {
  const [bag, otherBag] = [one, other].map(({ text }) => bagOf(splitWords(text))) as [Bag, Bag]
  return elementSimilarity(one.element, other.element, Math.max(weights.element.least, similarity(bag, otherBag)))
}
