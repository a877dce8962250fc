import type { Finding, Side } from '../compare/finding.ts'
import type { ComparedPage } from '../compare/site.ts'
import { chain, isElement, type Element } from '../page/dom.ts'
import { counterpart, partnersOf } from '../folder/counterpart.ts'
import { shorten } from '../markdown.ts'
import { infoOf } from '../report.ts'

/** A place for a screenshot, as child indexes from the body on either side. */
export interface Place {
  base: number[] | null
  head: number[] | null
  caption: string
}

/** The places of a page where its changes are visible. */
export function placesOf(page: ComparedPage, findings: readonly Finding[]): Place[] {
  const partners = partnersOf(page.alignment)
  const places: Place[] = []
  for (const finding of findings) {
    const elsewhere = (side: Side) =>
      finding[side] && page[side] && counterpart(finding[side].element, page[side].units, partners)?.element
    const base = finding.base?.element ?? elsewhere('head')
    const head = finding.head?.element ?? elsewhere('base')
    const place = { base: pathTo(base), head: pathTo(head), caption: captionOf(finding) }
    if ((place.base?.length || place.head?.length) && !infoOf(finding.kind).invisible) places.push(place)
  }
  return places
}

/** Child indexes from the body to an element; null if it is not in the body. */
function pathTo(element: Element | undefined): number[] | null {
  const around = element ? chain(element) : []
  const body = around.findIndex(({ tagName }) => tagName === 'body')
  if (body < 0) return null
  return around.slice(body + 1).map((child, index) => around[body + index]!.childNodes.filter(isElement).indexOf(child))
}

function captionOf({ kind, before, after }: Finding): string {
  return `${infoOf(kind).label}: ${[...new Set([before, after])]
    .filter(Boolean)
    .map((text) => shorten(text, 40))
    .join(' → ')}`
}
