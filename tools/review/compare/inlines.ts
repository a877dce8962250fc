import type { DomElement } from '../page/dom.ts'
import type { Inline, Unit } from '../page/units.ts'
import { splitWords, type Word } from '../page/words.ts'
import { differencesOf } from './compare-element.ts'
import { changeOfUnit, type FoundChange, type Mark, type PageVersions, type Side } from './found-change.ts'
import { matchElements } from './match.ts'
import { equalPairs } from './pairing.ts'
import { wordRuns } from './compare-words.ts'

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
  const replaced = runs
    .flatMap(({ base: [b, bEnd], head: [h, hEnd] }) =>
      Array.from({ length: Math.min(bEnd - b, hEnd - h) }, (_, at): [number, number] => [b + at, h + at]),
    )
    .filter(([b, h]) =>
      chains.base[b]!.some((candidate) => chains.head[h]!.some(({ tagName }) => tagName === candidate.tagName)),
    )
  const matches = matchElements(chains, [...kept, ...replaced], kept)
  const known = new Set(matches.flatMap((match) => [match.base, match.head]))
  // A link is reported even if all of its words are new.
  const newLinks = (['base', 'head'] as const).flatMap((side) =>
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

/** The words of a unit, and its empty inline elements. */
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
