import { headingLevel, type DomElement } from '../page/dom.ts'
import type { Unit, Inline } from '../page/units.ts'
import { sliceWords, splitWords, type Word } from '../page/words.ts'
import { changeOfUnit, sides } from './found-change.ts'
import type { FoundChange, Mark, PageVersions, Side } from './found-change.ts'
import { hunks, equalPairs, type Hunk } from './pairing.ts'
import { differencesOf } from './compare-element.ts'
import { matchElements } from './match.ts'

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
  const endsInMark = !ends(to - 1) && !/[\p{L}\p{N}]/u.test(words[to - 1]!)
  return (ends(from - 1) ? 4 : 0) + (ends(to - 1) || to === words.length ? 4 : 0) - (endsInMark ? 1 : 0)
}

/** From the first word of the first run to the last word of the last one; of no run all words. */
export function around(runs: readonly Hunk[]): Hunk {
  const [first, last] = [runs[0], runs.at(-1)]
  return first && last
    ? { base: [first.base[0], last.base[1]], head: [first.head[0], last.head[1]] }
    : { base: [0, 0], head: [0, 0] }
}

/** From so many runs on, a text was rewritten. */
const MIN_REWRITTEN = 3

/** The changed words of a unit, a change for each run; of a heading or a rewritten text one change. */
export function compareWords(base: Unit, head: Unit): FoundChange[] {
  const runs = base.text === head.text ? [] : wordRuns(base.words, head.words)
  const isOne = runs.length >= MIN_REWRITTEN || (runs.length > 1 && headingLevel(head.element))
  return (isOne ? [around(runs)] : runs).map((run) => {
    const before = sliceWords(base.text, base.words, run.base)
    const after = sliceWords(head.text, head.words, run.head)
    return changeOfUnit(head, { kind: 'text', before, after }, wordsWithin(base, head, run))
  })
}

/** The words of a run in two units. */
export function wordsWithin(base: Unit, head: Unit, run: Hunk): Record<Side, Mark> {
  const mark = (unit: Unit, [from, to]: [number, number]): Mark => {
    const start = unit.words[from]?.from ?? unit.text.length
    return { element: unit.element, unit, range: [start, from === to ? start : unit.words[to - 1]!.to] }
  }
  return { base: mark(base, run.base), head: mark(head, run.head) }
}

/** Compares links and emphasis in two paired units: targets, attributes, and the words that gained or lost them. */
export function compareInlines(base: Unit, head: Unit, pages: PageVersions): FoundChange[] {
  if (!base.inlines.length && !head.inlines.length) return []
  const units = { base, head }
  // In the same text, words that one side splits are split on both.
  const edges = [...base.inlines, ...head.inlines].flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b)
  const split = base.text === head.text ? splitWords(base.text, edges) : undefined
  const tokens = { base: tokensOf(base, split), head: tokensOf(head, split) }
  const around = (side: Side) => tokens[side].map((token) => elementsAround(token, units[side].inlines))
  const chains = { base: around('base'), head: around('head') }
  const runs = wordRuns(tokens.base, tokens.head)
  const kept = equalPairs(runs, tokens.base.length)
  // Replaced words are paired by their position, so that a link whose words changed stays the same link.
  const replaced = runs.flatMap(({ base: [b, bEnd], head: [h, hEnd] }) =>
    Array.from({ length: Math.min(bEnd - b, hEnd - h) }, (_, at): [number, number] => [b + at, h + at]),
  )
  const isAlike = ([b, h]: [number, number]) =>
    chains.base[b]!.some((candidate) => chains.head[h]!.some(({ tagName }) => tagName === candidate.tagName))
  const matches = matchElements(chains, [...kept, ...replaced.filter(isAlike)], kept)
  const known = new Set(matches.flatMap((match) => [match.base, match.head]))
  // A link is reported even if all of its words are new.
  const newLinks = sides.flatMap((side) =>
    units[side].inlines
      .filter(({ element }) => element.tagName === 'a' && !known.has(element))
      .map(({ element }) => ({ [side]: element })),
  )
  return [...matches, ...newLinks].flatMap((match) => {
    const mark = (side: Side): Mark => {
      const inline = units[side].inlines.find(({ element }) => element === match[side])
      const { element, from, to } = inline ?? { element: units[side].element, from: 0, to: 0 }
      return { element, unit: units[side], range: [from, to] }
    }
    const marks = { base: mark('base'), head: mark('head') }
    return differencesOf(match, pages).map((difference) => changeOfUnit(head, difference, marks))
  })
}

function tokensOf({ inlines, words }: Unit, split = words): Word[] {
  const empty = inlines.filter(({ from, to }) => from === to)
  return [...split, ...empty.map(({ element, from, to }) => ({ text: `<${element.tagName}>`, from, to }))].sort(
    (a, b) => a.from - b.from,
  )
}

function elementsAround(token: Word, inlines: readonly Inline[]): DomElement[] {
  const isEmpty = token.from === token.to
  return inlines
    .filter(({ from, to }) => (isEmpty ? from === to && from === token.from : from < token.to && to > token.from))
    .map(({ element }) => element)
}
