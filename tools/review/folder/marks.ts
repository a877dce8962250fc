import { closestAncestor, type DomElement, type DomNode, type DomText } from '../page/dom.ts'

/** How a changed element is outlined. */
export type State = 'ins' | 'del' | 'move' | 'chg'

/** A range of a text to mark, and the nodes in front of it. An empty range has only these. */
export interface MarkedWords {
  start: number
  end: number
  tag: 'ins' | 'del'
  lead: readonly DomNode[]
}

/** What is added to a copy of a page, by the nodes of the original. */
export class Marks {
  readonly outlines = new Map<DomElement, State>()
  readonly before = new Map<DomNode, DomNode[]>()
  readonly after = new Map<DomNode, DomNode[]>()
  readonly inside = new Map<DomNode, DomNode[]>()
  readonly words = new Map<DomNode, MarkedWords[]>()
  /** Each <details> that contains changes. */
  readonly opened = new Set<DomElement>()

  /** Adds nodes before or after an element, or inside it at its beginning, after what was added there already. */
  add(where: 'before' | 'after' | 'inside', element: DomElement, ...nodes: DomNode[]): void {
    this[where].set(element, [...(this[where].get(element) ?? []), ...nodes])
    this.#open(element)
  }

  /** Marks a range of a text. */
  addWords(text: DomText, words: MarkedWords): void {
    this.words.set(text, [...(this.words.get(text) ?? []), words])
    this.#open(text.parentNode as DomElement)
  }

  #open(element: DomElement): void {
    const isClosed = (each: DomElement) => each.tagName === 'details' && !this.opened.has(each)
    for (let found = closestAncestor(element, isClosed); found; found = closestAncestor(found, isClosed))
      this.opened.add(found)
  }
}
