import type { FoundChange, Side } from '../compare/found-change.ts'
import type { ComparedPage } from '../compare/compare-sites.ts'
import { ancestorChain, isDomElement, type DomElement } from '../page/dom.ts'
import { counterpart, partnersOf } from '../folder/counterpart.ts'
import { shorten } from '../escape-markdown.ts'
import { kinds } from '../report.ts'

/** A place for a screenshot, as a selector on either side; undefined where it is not in the body. */
export interface ElementPlace extends Partial<Record<Side, string>> {
  caption: string
}

/** The places of a page where its changes are visible. */
export function placesOf(page: ComparedPage, findings: readonly FoundChange[]): ElementPlace[] {
  const partners = partnersOf(page.alignment)
  const places: ElementPlace[] = []
  for (const finding of findings) {
    const elsewhere = (side: Side) =>
      finding[side] && page[side] && counterpart(finding[side].element, page[side].units, partners)?.element
    const base = finding.base?.element ?? elsewhere('head')
    const head = finding.head?.element ?? elsewhere('base')
    const place = { base: selectorOf(base), head: selectorOf(head), caption: captionOf(finding) }
    const isPart = [place.base, place.head].some((selector) => selector?.includes('>'))
    if (isPart && !kinds[finding.kind].invisible) places.push(place)
  }
  return places
}

/** The selector of an element in the body by its place. */
function selectorOf(element: DomElement | undefined): string | undefined {
  const [, body, ...around] = element ? ancestorChain(element) : []
  if (body?.tagName !== 'body') return undefined
  const place = (child: DomElement) => child.parentNode!.childNodes.filter(isDomElement).indexOf(child) + 1
  return ['body', ...around.map((child) => `:nth-child(${place(child)})`)].join(' > ')
}

/** How a picture names a change that it shows. */
export function captionOf({ kind, before, after }: FoundChange): string {
  return `${kinds[kind].label}: ${[...new Set([before, after])]
    .filter(Boolean)
    .map((text) => shorten(text, 40))
    .join(' → ')}`
}
