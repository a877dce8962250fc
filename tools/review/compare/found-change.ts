import type { Region } from '../page/elements.ts'
import type { Cause, Change } from '../report.ts'
import { ancestorChain, type DomElement } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import type { Unit } from '../page/units.ts'
import type { BuiltSite } from '../site/built-site.ts'

/** Where a change is visible on one side: words of a unit, or a whole element. */
export interface Mark {
  element: DomElement
  unit?: Unit
  /** A range of the unit's text; undefined for the whole element. */
  range?: [number, number]
}

/** A change with what the report needs to draw it. */
export interface FoundChange extends Change {
  /** A declaration of a stylesheet changed, not a style or class of an element. */
  inSheet?: true
  /** The selectors of that declaration. */
  selector?: string
  /** The other elements of the head to which it applies, if they are few. */
  alike?: DomElement[]
  /** Many pages have the same change: in their header, navigation or footer, or all pages anywhere. */
  isCommon?: true
  /** Header, navigation or footer, if it is in one. */
  region?: Region
  base?: Mark
  head?: Mark
  /** The target page of a broken link. */
  target?: string
  /** The line of content that uses the widget, if the change itself comes from data. */
  shownAt?: string
  /** The edit that wrote the line of `source`, if that was edited. */
  edit?: Cause
  /** Where on the page it begins to look different, in pixels. */
  top?: number
  /** `source` is a line of the base that the head no longer has. */
  ofBase?: boolean
}

export const sides = ['base', 'head'] as const

export type Side = (typeof sides)[number]

/** A page with the site that it is in. */
export interface PageVersion {
  site: BuiltSite
  page: Page
}

/** Two states of a page. */
export type PageVersions = Readonly<Record<Side, PageVersion>>

/** The values of something that only one side has. */
export function onlyOn(side: Side, value: string): { before: string; after: string } {
  return side === 'base' ? { before: value, after: '' } : { before: '', after: value }
}

/** Two whole elements. */
export function wholeElements(base: DomElement, head: DomElement): Record<Side, Mark> {
  return { base: { element: base }, head: { element: head } }
}

/** The place of a unit: the headings above it, else a short selector of landmark and element. */
export function placeOf({ headings, element }: Pick<Unit, 'headings' | 'element'>): string {
  const isNamed = ({ tagName }: DomElement) => /^(header|nav|footer|main|aside|form|dialog|table)$/.test(tagName)
  const named = ancestorChain(element).filter((candidate) => candidate === element || isNamed(candidate))
  return headings.join(' › ') || named.map(({ tagName }) => tagName).join(' ')
}

/** A difference; `in` is the name of the attribute or property, if there is one. */
export type Difference = Pick<Change, 'kind' | 'before' | 'after'> & Partial<Pick<Change, 'in'>>

/** A difference of a unit as a finding. */
export function changeOfUnit(unit: Unit, difference: Difference, marks: Pick<FoundChange, Side>): FoundChange {
  return { region: unit.region, ...difference, in: difference.in ?? placeOf(unit), ...marks }
}

/** The report's part of a finding. */
export function changeOf({ kind, before, after, in: place, source }: FoundChange): Change {
  return { kind, before, after, in: place, source }
}
