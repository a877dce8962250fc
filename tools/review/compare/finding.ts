import type { Change, Kind } from '../report.ts'
import type { Element } from '../page/dom.ts'
import type { Region } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'

/** Where a change is visible on one side: words of a unit, or a whole element. */
export interface Mark {
  element: Element
  unit?: Unit
  /** A range of the unit's text; undefined for the whole element. */
  range?: [number, number]
}

/** A change with what the report needs to draw it. */
export interface Finding extends Change {
  /** Header, navigation or footer, if it is in one. */
  region?: Region
  /** The changed words of a whole value: the same words on many pages are one change. */
  core?: { before: string; after: string }
  base?: Mark
  head?: Mark
  /** The target page of a broken link. */
  target?: string
  /** The line of content that uses the widget, if the change itself comes from data. */
  shownAt?: string
  /** `source` is a line of the base that the head no longer has. */
  ofBase?: boolean
  /** Its place in the order of the document, for changes of the body. */
  order: number
  /** Found in a stylesheet, not on an element. */
  fromSheet?: true
}

/** The place of a unit: the headings above it, else a selector. */
function placeOf(unit: Unit): string {
  const path = unit.headings.join(' › ')
  return path || selectorOf(unit.element)
}

/** A short selector: landmark and element. */
function selectorOf(element: Element): string {
  const parts: string[] = []
  for (
    let current: Element | null = element;
    current && 'tagName' in current;
    current = current.parentNode as Element | null
  ) {
    if (current === element || /^(header|nav|footer|main|aside|form|dialog|table)$/.test(current.tagName))
      parts.unshift(current.tagName)
  }
  return parts.join(' ')
}

/** A finding about a unit. */
export function about(
  kind: Kind,
  before: string,
  after: string,
  place: { unit: Unit; in?: string },
  marks: { base?: Mark; head?: Mark; order: number; core?: Finding['core'] },
): Finding {
  return {
    kind,
    before,
    after,
    in: place.in ?? placeOf(place.unit),
    ...(place.unit.region && { region: place.unit.region }),
    ...marks,
  }
}

/** The report's part of a finding. */
export function changeOf({ kind, before, after, in: place, source }: Finding): Change {
  return { kind, before, after, in: place, ...(source && { source }) }
}
