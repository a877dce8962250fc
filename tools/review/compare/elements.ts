import { attribute, chain, classesOf, type Element } from '../page/dom.ts'
import { headingLevel, isCallToAction, isPictured } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { isNoise } from '../site/noise.ts'
import { compareAttributes, type ElementDifference } from './attributes.ts'
import { about, type Finding } from './finding.ts'
import { pairByScore } from './pairing.ts'
import { compareWidgets, widgetName } from './widgets.ts'

/** Compares the ancestors of units: tags, classes, ids and attributes of elements on both sides. */
export function compareElements(
  pairs: readonly [Unit, Unit][],
  base: readonly Unit[],
  head: readonly Unit[],
  roots: { base: Element; head: Element },
  sameLink: (before: string, after: string) => boolean,
): Finding[] {
  const leaves = { base: intervals(base, roots.base), head: intervals(head, roots.head) }
  const partner = new Map(pairs.map(([was, is]) => [was.index, is.index]))
  const matches = new Map<Element, Element | undefined>()
  const taken = new Set<Element>()
  const findings: Finding[] = []
  const reported = new Set<Element>()

  const overlap = (one: Element, other: Element): number => {
    const [from, to] = leaves.base.get(one)!
    const [first, last] = leaves.head.get(other)!
    let shared = 0
    for (let index = from; index <= to; index += 1) {
      const found = partner.get(index)
      if (found !== undefined && found >= first && found <= last) shared += 1
    }
    return (2 * shared) / (to - from + 1 + last - first + 1)
  }

  for (const [was, is] of [...pairs].sort(([, one], [, other]) => one.index - other.index)) {
    const one = chain(was.element).filter((element) => leaves.base.has(element))
    const other = chain(is.element).filter((element) => leaves.head.has(element))
    const matched = matchChains(one, other, matches, taken, overlap)
    for (const element of matched) {
      const now = matches.get(element)!
      for (const difference of compareElement(element, now, sameLink))
        findings.push(toFinding(difference, was, is, element, now))
    }
    // A wrapper was added or removed around existing units.
    for (const [element, side] of [
      ...one.map((found) => [found, 'base'] as const),
      ...other.map((found) => [found, 'head'] as const),
    ]) {
      if (reported.has(element) || (side === 'base' ? matches.get(element) : taken.has(element))) continue
      reported.add(element)
      const [from, to] = leaves[side].get(element)!
      const stayed = side === 'base' ? new Set(partner.keys()) : new Set(partner.values())
      const whole = Array.from({ length: to - from + 1 }, (_, index) => from + index).every((index) =>
        stayed.has(index),
      )
      const difference = whole ? wrapper(element, side) : undefined
      if (difference) findings.push(toFinding(difference, was, is, element, element))
    }
  }
  return findings
}

/** The differences between an element before and after. */
export function compareElement(
  base: Element,
  head: Element,
  sameLink: (before: string, after: string) => boolean,
): ElementDifference[] {
  if (equal(base, head)) return []
  const differences = [...compareWidgets(base, head), ...compareAttributes(base, head)].filter(
    ({ kind, name }) =>
      !(
        kind === 'attribute' &&
        (base.tagName.includes('-') ||
          (name === 'value' && isCallToAction(head)) ||
          (name === 'aria-label' && (isPictured(head) || (isCallToAction(head) && !textual(head)))))
      ),
  )
  const levels = [headingLevel(base), headingLevel(head)]
  if (levels[0] && levels[1] && levels[0] !== levels[1])
    differences.unshift({ kind: 'heading-level', before: `h${levels[0]}`, after: `h${levels[1]}` })
  else if (base.tagName !== head.tagName)
    differences.unshift({ kind: 'structure', before: base.tagName, after: head.tagName })
  const addresses = [attribute(base, 'href') ?? '', attribute(head, 'href') ?? '']
  if (/^(a|area)$/.test(head.tagName) && base.tagName === head.tagName && !sameLink(addresses[0]!, addresses[1]!)) {
    differences.push({
      kind: isCallToAction(base) || isCallToAction(head) ? 'cta' : 'link',
      before: addresses[0]!,
      after: addresses[1]!,
    })
  }
  return differences
}

/** A fast path: most elements did not change. */
function equal(base: Element, head: Element): boolean {
  if (base.tagName !== head.tagName || base.attrs.length !== head.attrs.length || widgetName(base) !== undefined)
    return false
  return (
    base.attrs.every(
      ({ name, value }, index) => head.attrs[index]!.name === name && head.attrs[index]!.value === value,
    ) && base.tagName !== 'a'
  )
}

function textual(element: Element): boolean {
  return element.childNodes.some(
    (child) =>
      ('value' in child && /\S/.test(String(child.value))) ||
      ('tagName' in child && child.tagName !== 'svg' && textual(child)),
  )
}

function wrapper(element: Element, side: 'base' | 'head'): ElementDifference | undefined {
  const sided = (value: string): Pick<ElementDifference, 'before' | 'after'> =>
    side === 'base' ? { before: value, after: '' } : { before: '', after: value }
  const widget = widgetName(element)
  if (widget) return { kind: 'widget', name: 'widget', ...sided(widget) }
  if (element.tagName === 'a' && attribute(element, 'href'))
    return { kind: isCallToAction(element) ? 'cta' : 'link', ...sided(attribute(element, 'href')!) }
  // A box without attributes makes no visible difference.
  const bare =
    /^(div|span|tbody)$/.test(element.tagName) && element.attrs.every(({ name, value }) => isNoise(name) || !value)
  return bare ? undefined : { kind: 'structure', ...sided(element.tagName) }
}

function toFinding(difference: ElementDifference, was: Unit, is: Unit, base: Element, head: Element): Finding {
  const named = difference.name !== undefined
  return about(
    difference.kind,
    difference.before,
    difference.after,
    { unit: is, ...(named && { in: difference.name }) },
    {
      order: is.index + 0.5,
      base: { element: base === head ? was.element : base },
      head: { element: head === base ? is.element : head },
    },
  )
}

/** The first and last unit that each element holds, up to the root. */
function intervals(units: readonly Unit[], root: Element): Map<Element, [number, number]> {
  const found = new Map<Element, [number, number]>()
  for (const { element, index } of units) {
    for (
      let current: Element | null = element;
      current && 'tagName' in current;
      current = current.parentNode as Element | null
    ) {
      const known = found.get(current)
      if (known) known[1] = index
      else found.set(current, [index, index])
      if (current === root) break
    }
  }
  return found
}

/** Pairs the elements around two paired units, outermost first; returns those newly paired. */
function matchChains(
  base: readonly Element[],
  head: readonly Element[],
  matches: Map<Element, Element | undefined>,
  taken: Set<Element>,
  overlap: (one: Element, other: Element) => number,
): Element[] {
  const fresh: Element[] = []
  let b = 0
  let h = 0
  const flush = (baseTo: number, headTo: number) => {
    const one = base.slice(b, baseTo).filter((element) => !matches.has(element))
    const other = head.slice(h, headTo).filter((element) => !taken.has(element))
    fresh.push(...matchBetween(one, other, matches, taken, overlap))
  }
  for (let index = 0; index < base.length; index += 1) {
    const known = matches.get(base[index]!)
    const at = known ? head.indexOf(known, h) : -1
    if (at < 0) continue
    flush(index, at)
    b = index + 1
    h = at + 1
  }
  flush(base.length, head.length)
  return fresh
}

function matchBetween(
  base: readonly Element[],
  head: readonly Element[],
  matches: Map<Element, Element | undefined>,
  taken: Set<Element>,
  overlap: (one: Element, other: Element) => number,
): Element[] {
  if (!base.length || !head.length) return []
  const { pairs } = pairByScore(base.length, head.length, (one, other) => kinship(base[one]!, head[other]!, overlap))
  return pairs.map(([one, other]) => {
    matches.set(base[one]!, head[other])
    taken.add(head[other]!)
    return base[one]!
  })
}

function kinship(one: Element, other: Element, overlap: (one: Element, other: Element) => number): number {
  const shared = overlap(one, other)
  if (shared < 0.25) return 0
  const classes = classesOf(one)
  const common = classes.filter((name) => classesOf(other).includes(name)).length
  return (
    shared +
    (one.tagName === other.tagName ? 0.6 : 0) +
    (classes.length ? (0.4 * common) / classes.length : 0) +
    (attribute(one, 'id') && attribute(one, 'id') === attribute(other, 'id') ? 0.4 : 0)
  )
}
