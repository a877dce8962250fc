import type { Element } from '../page/dom.ts'
import type { Inline, Unit } from '../page/units.ts'
import { splitWords, type Word } from '../page/words.ts'
import { compareElement, wrapper } from './element.ts'
import { about, type Difference, type Finding, type Mark, type Pages, type Side } from './finding.ts'
import { loneElements, matchElements } from './match.ts'
import { equalPairs } from './pairing.ts'
import { wordRuns } from './words.ts'

/** Compares links and emphasis in two paired units: targets, attributes, and the words that gained or lost them. */
export function compareInlines(base: Unit, head: Unit, pages: Pages): Finding[] {
  if (!base.inlines.length && !head.inlines.length) return []
  const units = { base, head }
  // In the same text, words that one side splits are split on both.
  const edges = [...base.inlines, ...head.inlines]
    .flatMap(({ from, to }) => [from, to])
    .sort((one, other) => one - other)
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
    .filter(([b, h]) => chains.base[b]!.some((one) => chains.head[h]!.some(({ tagName }) => tagName === one.tagName)))
  const matches = matchElements(chains, [...kept, ...replaced])
  const findings: Finding[] = []
  const add = (differences: Difference[], marked: Partial<Record<Side, Element>>) => {
    const mark = (side: Side): Mark => {
      const inline = units[side].inlines.find(({ element }) => element === marked[side])
      const { element, from, to } = inline ?? { element: units[side].element, from: 0, to: 0 }
      return { element, unit: units[side], range: [from, to] }
    }
    const marks = { base: mark('base'), head: mark('head') }
    for (const difference of differences) findings.push(about(head, difference, marks))
  }
  for (const match of matches) add(compareElement(match.base, match.head, pages), match)
  const known = new Set(matches.flatMap((match) => [match.base, match.head]))
  for (const { side, element } of loneElements(chains, kept, matches)) {
    add(wrapper(element, side), { [side]: element })
    known.add(element)
  }
  // A link is reported even if all of its words are new.
  for (const side of ['base', 'head'] as const)
    for (const { element } of units[side].inlines)
      if (element.tagName === 'a' && !known.has(element)) add(wrapper(element, side), { [side]: element })
  return findings
}

/** The words of a unit, and its empty inline elements. */
function tokensOf({ inlines, words }: Unit, split = words): Word[] {
  const empty = inlines.filter(({ from, to }) => from === to)
  return [...split, ...empty.map(({ element, from, to }) => ({ text: `<${element.tagName}>`, from, to }))].sort(
    (one, other) => one.from - other.from,
  )
}

function elementsAround(token: Word, inlines: readonly Inline[]): Element[] {
  const isEmpty = token.from === token.to
  return inlines
    .filter(({ from, to }) => (isEmpty ? from === to && from === token.from : from < token.to && to > token.from))
    .map(({ element }) => element)
}
