import type { Finding } from '../compare/finding.ts'
import type { ComparedPage } from '../compare/site.ts'
import { chain, isElement, type Element } from '../page/dom.ts'
import type { Unit } from '../page/units.ts'
import { counterpart } from '../folder/counterpart.ts'
import { infoOf } from '../report.ts'

/** A place for a screenshot, as child indexes from the body on either side. */
export interface Place {
  base: number[] | null
  head: number[] | null
  caption: string
}

/** The places of a page where its changes are visible. */
export function placesOf(page: ComparedPage, findings: readonly Finding[]): Place[] {
  const toHead = new Map(page.alignment?.pairs ?? [])
  const toBase = new Map([...toHead].map(([was, is]) => [is, was]))
  const places: Place[] = []
  for (const finding of findings) {
    const base = finding.base?.element ?? elsewhere(finding.head?.element, page.head?.units, toBase)
    const head = finding.head?.element ?? elsewhere(finding.base?.element, page.base?.units, toHead)
    const place = { base: pathTo(base), head: pathTo(head), caption: captionOf(finding) }
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

/** Child indexes from the body to an element; null if it is not in the body. */
function pathTo(element: Element | undefined): number[] | null {
  const around = element ? chain(element) : []
  const body = around.findIndex(({ tagName }) => tagName === 'body')
  if (body < 0) return null
  return around.slice(body + 1).map((child, index) => around[body + index]!.childNodes.filter(isElement).indexOf(child))
}

function captionOf({ kind, before, after }: Finding): string {
  const words = (text: string) => (text.length > 40 ? `${text.slice(0, 38)} …` : text)
  return `${infoOf(kind).label}: ${[...new Set([before, after])].filter(Boolean).map(words).join(' → ')}`
}
