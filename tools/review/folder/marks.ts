import { closest, type Element, type Node, type Text } from '../page/dom.ts'

/** How a changed element is outlined. */
export type State = 'ins' | 'del' | 'move' | 'chg'

/** A range of a text to mark, and the nodes in front of it. An empty range has only these. */
export interface MarkedWords {
  start: number
  end: number
  tag: 'ins' | 'del'
  lead: readonly Node[]
}

/** What is added to a copy of a page, by the nodes of the original. */
export class Marks {
  readonly outlines = new Map<Element, State>()
  readonly before = new Map<Node, Node[]>()
  readonly after = new Map<Node, Node[]>()
  readonly inside = new Map<Node, Node[]>()
  readonly words = new Map<Node, MarkedWords[]>()
  /** Each <details> that contains changes. */
  readonly opened = new Set<Element>()

  /** Adds nodes before or after an element, or inside it at its beginning, after what was added there already. */
  add(where: 'before' | 'after' | 'inside', element: Element, ...nodes: Node[]): void {
    this[where].set(element, [...(this[where].get(element) ?? []), ...nodes])
    this.#open(element)
  }

  /** Marks a range of a text. */
  addWords(text: Text, words: MarkedWords): void {
    this.words.set(text, [...(this.words.get(text) ?? []), words])
    this.#open(text.parentNode as Element)
  }

  #open(element: Element): void {
    const isClosed = (each: Element) => each.tagName === 'details' && !this.opened.has(each)
    for (let found = closest(element, isClosed); found; found = closest(found, isClosed)) this.opened.add(found)
  }
}
