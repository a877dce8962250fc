import type { Element, Text } from '../page/dom.ts'

/** Markup inserted into a page to show its changes. */
export interface Marks {
  /** Markup at offsets of text nodes, in order. */
  texts: Map<Text, { at: number; html: string }[]>
  before: Map<Element, string>
  after: Map<Element, string>
  /** Markup at the beginning of an element. */
  inside: Map<Element, string>
  /** The state of an element, shown as an outline. */
  state: Map<Element, string>
}

export function noMarks(): Marks {
  return { texts: new Map(), before: new Map(), after: new Map(), inside: new Map(), state: new Map() }
}

/** Appends markup to an entry. */
export function append<Key>(map: Map<Key, string>, key: Key, html: string): void {
  map.set(key, (map.get(key) ?? '') + html)
}

/** The target of a link in the list of changes; it has no size. */
export function anchor(number: number): string {
  return `<span class="rv-n" id="c${number}" data-n="${number}"></span>`
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
