import type { FoundChange, Side } from '../compare/found-change.ts'
import type { ComparedPage } from '../compare/compare-sites.ts'
import { ancestorChain, isDomElement, type DomElement } from '../page/dom.ts'
import { counterpart, partnersOf } from '../compare/align.ts'
import { shorten } from '../page/words.ts'
import { kinds } from '../report.ts'
import type { ElementBox } from './browser-window.ts'

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

/** A horizontal strip of a page with the same height before and after. */
export interface Band {
  /** Its top; null if the place is on one side only. */
  base: number | null
  head: number | null
  height: number
  captions: string[]
}

type Span = [top: number, bottom: number] | null

const MARGIN = 48
const MAX_HEIGHT = 720
const NEAR = 140

/** Groups places that are near each other on both sides into strips. */
export function bandsOf(places: readonly { base: ElementBox; head: ElementBox; caption: string }[]): Band[] {
  const groups: { base: Span; head: Span; captions: string[] }[] = []
  const seen = places
    .filter(({ base, head }) => base || head)
    .sort((a, b) => (a.head ?? a.base)!.y - (b.head ?? b.base)!.y)
  for (const { base, head, caption } of seen) {
    const last = groups.at(-1)
    if (last && canJoin(last.base, base) && canJoin(last.head, head)) {
      last.base = join(last.base, base)
      last.head = join(last.head, head)
      last.captions.push(caption)
    } else groups.push({ base: join(null, base), head: join(null, head), captions: [caption] })
  }
  const topOf = (span: Span) => span && Math.max(0, Math.floor(span[0] - MARGIN))
  return groups.map(({ base, head, captions }) => {
    const size = Math.max(...[base, head].map((span) => (span ? span[1] - span[0] : 0)))
    const height = Math.min(Math.ceil(size + 2 * MARGIN), MAX_HEIGHT)
    return { base: topOf(base), head: topOf(head), height, captions: [...new Set(captions)] }
  })
}

/** Whether a box is near a strip, and both fit into a screenshot. */
function canJoin(span: Span, box: ElementBox): boolean {
  if (!span || !box) return true
  const [top, bottom] = join(span, box)!
  const isNear = box.y - span[1] <= NEAR && span[0] - (box.y + box.height) <= NEAR
  return isNear && bottom - top <= MAX_HEIGHT - 2 * MARGIN
}

function join(span: Span, box: ElementBox): Span {
  if (!box) return span
  return span ? [Math.min(span[0], box.y), Math.max(span[1], box.y + box.height)] : [box.y, box.y + box.height]
}
