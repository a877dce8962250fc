import type { Finding } from '../compare/finding.ts'
import type { ComparedPage } from '../compare/site.ts'
import { isElement, type Element } from '../page/dom.ts'
import type { Unit } from '../page/units.ts'
import { counterpart } from '../folder/counterpart.ts'
import { infoOf } from '../report.ts'

/** A place to be shot: how to get to it on either side. */
export interface Place {
  base: number[] | null
  head: number[] | null
  caption: string
}

/** The places of a page where something is to be seen of its changes. */
export function placesOf(page: ComparedPage, findings: readonly Finding[]): Place[] {
  const toHead = new Map(page.alignment?.pairs ?? [])
  const toBase = new Map([...toHead].map(([was, is]) => [is, was]))
  const places: Place[] = []
  for (const finding of findings) {
    const base = finding.base?.element ?? elsewhere(finding.head?.element, page.head?.units, toBase)
    const head = finding.head?.element ?? elsewhere(finding.base?.element, page.base?.units, toHead)
    const place = { base: wayTo(base), head: wayTo(head), caption: captionOf(finding) }
    if ((place.base?.length || place.head?.length) && !infoOf(finding.kind).invisible) places.push(place)
  }
  return places
}

function elsewhere(
  block: Element | undefined,
  units: readonly Unit[] | undefined,
  pairs: ReadonlyMap<Unit, Unit>,
): Element | undefined {
  return block && units && pairs.size ? counterpart(block, units, pairs)?.element : undefined
}

/** The way down from the body by the number of the child; null for what is no part of the body. */
function wayTo(element: Element | undefined): number[] | null {
  const way: number[] = []
  for (let current = element; current && current.tagName !== 'body';) {
    const parent: unknown = current.parentNode
    if (!parent || !isElement(parent as Element)) return null
    way.unshift((parent as Element).childNodes.filter(isElement).indexOf(current))
    current = parent as Element
  }
  return element ? way : null
}

function captionOf({ kind, before, after }: Finding): string {
  const words = (text: string) => (text.length > 40 ? `${text.slice(0, 38)} …` : text)
  return `${infoOf(kind).label}: ${[...new Set([before, after])].filter(Boolean).map(words).join(' → ')}`
}
