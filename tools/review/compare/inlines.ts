import { attribute, type Element } from '../page/dom.ts'
import type { Inline, Unit } from '../page/units.ts'
import { isNoise } from '../site/noise.ts'
import type { ElementDifference } from './attributes.ts'
import { compareElement } from './elements.ts'
import { about, type Finding } from './finding.ts'
import { equalPairs, type Hunk } from './pairing.ts'
import { wordRuns } from './runs.ts'

/** Compares links and emphasis in two paired units: targets, attributes, added and removed elements. */
export function compareInlines(
  base: Unit,
  head: Unit,
  order: number,
  sameLink: (before: string, after: string) => boolean,
): Finding[] {
  if (!base.inlines.length && !head.inlines.length) return []
  const runs = base.text === head.text ? [] : wordRuns(base.words, head.words)
  const place = placer(base, head, runs)
  const free = new Set(head.inlines)
  const partners = new Map<Inline, Inline>()
  const take = (one: Inline, other: Inline | undefined) => {
    if (!other) return
    partners.set(one, other)
    free.delete(other)
  }
  const same = (one: Inline) => [...free].filter(({ element }) => element.tagName === one.element.tagName)
  for (const one of base.inlines) take(one, best(one, same(one), place))
  // If all words of a link were replaced, match the link in the same place.
  for (const one of base.inlines)
    if (!partners.has(one))
      take(
        one,
        same(one).find((other) => place.sameGap(one, other)),
      )
  const findings: Finding[] = []
  const add = (difference: ElementDifference, was: Inline | undefined, is: Inline | undefined) => {
    const mark = (unit: Unit, inline: Inline | undefined) => ({
      element: inline?.element ?? unit.element,
      unit,
      range: inline ? ([inline.from, inline.to] as [number, number]) : ([0, 0] as [number, number]),
    })
    findings.push(
      about(
        difference.kind,
        difference.before,
        difference.after,
        { unit: head, ...(difference.name && { in: difference.name }) },
        { order: order + 0.6, base: mark(base, was), head: mark(head, is) },
      ),
    )
  }
  for (const [one, other] of partners)
    for (const difference of compareElement(one.element, other.element, sameLink)) add(difference, one, other)
  const lost = base.inlines.filter((one) => !partners.has(one))
  for (const one of lost) {
    const other = best(
      one,
      [...free].filter(({ element }) => !isMeaningless(element)),
      place,
    )
    if (other && !isMeaningless(one.element) && other.element.tagName !== 'a' && one.element.tagName !== 'a') {
      free.delete(other)
      for (const difference of compareElement(one.element, other.element, sameLink)) add(difference, one, other)
    } else addAlone(one, 'base')
  }
  for (const other of free) addAlone(other, 'head')

  function addAlone(inline: Inline, side: 'base' | 'head') {
    const sided = (value: string) => (side === 'base' ? { before: value, after: '' } : { before: '', after: value })
    const { element } = inline
    const [was, is] = side === 'base' ? [inline, undefined] : [undefined, inline]
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined
    if (href) return add({ kind: 'link', ...sided(href) }, was, is)
    if (inline.from === inline.to || isMeaningless(element) || !place.stays(inline, side)) return
    const className = element.tagName === 'span' ? attribute(element, 'class') : undefined
    if (className) add({ kind: 'style', name: 'class', ...sided(className) }, was, is)
    else add({ kind: 'structure', ...sided(element.tagName) }, was, is)
  }
  return findings
}

interface Placer {
  /** The number of common words. */
  overlap(one: Inline, other: Inline): number
  sameGap(one: Inline, other: Inline): boolean
  /** Whether words of an inline element are on both sides. */
  stays(inline: Inline, side: 'base' | 'head'): boolean
}

function placer(base: Unit, head: Unit, runs: readonly Hunk[]): Placer {
  const toHead = new Map(equalPairs(runs, base.words.length))
  const kept = new Set(toHead.values())
  const inside = (unit: Unit, { from, to }: Inline) =>
    unit.words.flatMap((word, index) => (word.from < to && word.to > from ? [index] : []))
  return {
    overlap: (one, other) => {
      const words = new Set(inside(head, other))
      return inside(base, one).filter((index) => words.has(toHead.get(index) ?? -1)).length
    },
    sameGap: (one, other) => {
      if (one.from === one.to || other.from === other.to) return one.from === one.to && other.from === other.to
      const [was, is] = [inside(base, one), inside(head, other)]
      return runs.some(
        (run) =>
          was.some((index) => index >= run.base[0] && index < run.base[1]) &&
          is.some((index) => index >= run.head[0] && index < run.head[1]),
      )
    },
    stays: (inline, side) =>
      side === 'base'
        ? inside(base, inline).some((index) => toHead.has(index))
        : inside(head, inline).some((index) => kept.has(index)),
  }
}

function best(one: Inline, candidates: readonly Inline[], { overlap }: Placer): Inline | undefined {
  let found: Inline | undefined
  let most = 0
  for (const other of candidates) {
    const shared = overlap(one, other) - Math.abs(one.to - one.from - (other.to - other.from)) / 1e4
    if (shared > most) {
      most = shared
      found = other
    }
  }
  return found
}

function isMeaningless(element: Element): boolean {
  return element.tagName === 'span' && element.attrs.every(({ name, value }) => isNoise(name) || !value)
}
