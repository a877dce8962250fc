import { sides, type FoundChange, type Side } from '../compare/found-change.ts'
import type { ComparedPage } from '../compare/compare-sites.ts'
import { ancestorChain, isDomElement, type DomElement } from '../page/dom.ts'
import { neighboursOf } from '../compare/align.ts'
import type { Unit } from '../page/units.ts'
import { shorten } from '../page/words.ts'
import { kinds } from '../report.ts'
import type { Box, ElementBox } from './browser-window.ts'
import type { ChangedPixels } from './compare-looks.ts'

/** The selectors of something on either side; undefined where it is not in the body. */
type Selectors = Partial<Record<Side, string>>

/** A place for a screenshot. */
export interface ElementPlace extends Selectors {
  caption: string
  finding: FoundChange
  /** Blocks near it that both sides have. */
  near: Selectors[]
}

/** Some of them may be hidden. */
const MAX_NEAR = 5
/** More elements with the same changed style are not pictured. */
const MAX_ALIKE = 5

/** The places of a page where its changes are visible. */
export function placesOf(page: ComparedPage, findings: readonly FoundChange[]): ElementPlace[] {
  const { partners = new Map<Unit, Unit>() } = page
  const pairOf = (side: Side, unit: Unit): Selectors => {
    const other = partners.get(unit)!
    const [base, head] = side === 'base' ? [unit, other] : [other, unit]
    return { base: selectorOf(base.element), head: selectorOf(head.element) }
  }
  return findings.flatMap((finding): ElementPlace[] => {
    const side = finding.head ? 'head' : 'base'
    const [base, head] = [finding.base, finding.head].map((mark) => selectorOf(mark?.element))
    const isPart = [base, head].some((selector) => selector?.includes('>'))
    if (!isPart || kinds[finding.kind].invisible) return []
    const near = (element: DomElement) => {
      const { before, after } = neighboursOf(element, page[side]?.units ?? [], partners)
      return [...before.slice(0, MAX_NEAR), ...after.slice(0, MAX_NEAR)].map((unit) => pairOf(side, unit))
    }
    const caption = captionOf(finding)
    // The first element with a changed style may be hidden, or look the same.
    const alike = finding.alike?.slice(0, MAX_ALIKE) ?? []
    return [
      { base, head, near: near(finding[side]!.element), caption, finding },
      ...alike.map((element) => ({ head: selectorOf(element), near: near(element), caption, finding })),
    ]
  })
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
  const values = [...new Set([before, after])].filter(Boolean).map((text) => shorten(text, 40))
  return `${kinds[kind].label}: ${values.join(' → ')}`
}

/** The boxes of a place on either side; null where it is not visible. */
export type PlaceBoxes = Record<Side, ElementBox>

/** Where a change is in a picture: pixels of the page from the top left corner of the strip. */
export interface Spot extends Box {
  caption: string
  /** The change; undefined for a page as a whole. */
  finding?: FoundChange | undefined
  /** The side that shows it best. */
  side: Side
  /** Its pixels that differ, where both sides were compared. */
  changed?: ChangedPixels
}

/** A horizontal strip of a page with the same height before and after. */
export interface Band {
  /** Its top; null if the place is on one side only. */
  base: number | null
  head: number | null
  height: number
  spots: Spot[]
}

const MARGIN = 72
const MAX_HEIGHT = 720
/** As much as a thumbnail shows. */
const MIN_HEIGHT = 168
const NEAR = 140

/** The boxes of a place; on a side that does not have it the point where it would be, as its neighbours say. */
export function alignBoxes(own: PlaceBoxes, near: readonly PlaceBoxes[]): PlaceBoxes {
  const found = near.find(({ base, head }) => base && head)
  if (!found) return own
  const shift = found.head!.y - found.base!.y
  const { base, head } = own
  return {
    base: base ?? (head && { ...head, y: Math.max(0, head.y - shift), height: 0 }),
    head: head ?? (base && { ...base, y: Math.max(0, base.y + shift), height: 0 }),
  }
}

/** Groups places that are near each other on both sides into strips, in which the first place has the same height. */
export function bandsOf(places: readonly (PlaceBoxes & Pick<Spot, 'caption' | 'finding'>)[]): Band[] {
  const groups: (typeof places)[number][][] = []
  const seen = places
    .filter(({ base, head }) => base ?? head)
    .sort((a, b) => (a.head ?? a.base)!.y - (b.head ?? b.base)!.y)
  for (const place of seen) {
    const last = groups.at(-1)
    if (last && sides.every((side) => fits([...last, place].map((each) => each[side])))) last.push(place)
    else groups.push([place])
  }
  return groups.map((group) => {
    const first = group[0]!
    // Seen from the first place, both sides have the same pixels.
    const from = (side: Side, { y }: { y: number }) => y - first[side]!.y
    const all = group.flatMap((place) => sides.flatMap((side) => (place[side] ? { ...place[side], side } : [])))
    const above = Math.min(...all.map((box) => from(box.side, box)))
    const below = Math.max(...all.map((box) => from(box.side, box) + box.height))
    const lift = Math.floor(Math.min(MARGIN - above, ...sides.flatMap((side) => first[side]?.y ?? [])))
    const topOf = (side: Side) => first[side] && Math.max(0, Math.round(first[side].y) - lift)
    const spots = group.map(({ caption, finding, ...place }): Spot => {
      const side = place.head?.height ? 'head' : 'base'
      return { caption, finding, side, ...place[side]!, y: from(side, place[side]!) + lift }
    })
    const height = Math.min(Math.max(Math.ceil(below + lift + MARGIN), MIN_HEIGHT), MAX_HEIGHT)
    return { base: topOf('base'), head: topOf('head'), height, spots }
  })
}

/** Whether boxes, the last of which is new, are near each other and fit into a screenshot. */
function fits(boxes: readonly ElementBox[]): boolean {
  const known = boxes.filter((box) => box !== null)
  if (known.length < boxes.length) return known.length === 0
  const [tops, bottoms] = [known.map(({ y }) => y), known.map(({ y, height }) => y + height)]
  const [top, bottom] = [tops.pop()!, bottoms.pop()!]
  const isNear = top - Math.max(...bottoms) <= NEAR && Math.min(...tops) - bottom <= NEAR
  return isNear && Math.max(bottom, ...bottoms) - Math.min(top, ...tops) <= MAX_HEIGHT - 2 * MARGIN
}
