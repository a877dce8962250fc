import type { Change, Kind } from '../report.ts'
import type { Element } from '../page/dom.ts'
import type { Region } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'

/** Where a change shows on one side: words of a unit, or a whole element. */
export interface Mark {
  element: Element
  unit?: Unit
  /** The characters of the unit's text; the whole element where there are none. */
  range?: [number, number]
}

/** A change with what the report needs to draw it. */
export interface Finding extends Change {
  /** Header, navigation or footer, when it stands in one. */
  region?: Region
  /** The changed words of a value that is told whole: the same words on many pages are one change. */
  core?: { before: string; after: string }
  base?: Mark
  head?: Mark
  /** The page that a broken link means. */
  target?: string
  /** Where content names the widget that shows it, when what it says comes from elsewhere. */
  shownAt?: string
  /** The line that `source` names is one of the base: the head has it no more. */
  ofBase?: boolean
  /** Its place in the order of the document, for changes of the body. */
  order: number
  /** Found in a stylesheet, not on an element. */
  fromSheet?: true
}

/** The place of a unit as a reader would say it: the headings above it, else a selector. */
export function placeOf(unit: Unit): string {
  const path = unit.headings.join(' › ')
  return path || selectorOf(unit.element)
}

/** A short selector: landmark and element. */
export function selectorOf(element: Element): string {
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
