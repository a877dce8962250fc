import type { Element, Root } from 'hast'
import { find, parsePage, parseHtmlFragment, rangeOf } from '../lib/html.ts'

/** A page of the built site: its HTML, parsed once for all steps. */
export class BuiltPage {
  /** The page's file below the folder of the site, such as /about.html. */
  readonly path: string
  /** The parsed page. Its positions are those in `source`. */
  readonly tree: Root
  /** The HTML before any step changed it. */
  readonly source: string
  readonly #edits: { start: number; end: number; markup: string }[] = []

  constructor(path: string, source: string) {
    this.path = path
    this.source = source
    this.tree = parsePage(source)
  }

  /** The HTML with all changes. */
  get html(): string {
    const edits = [...this.#edits].sort((a, b) => b.start - a.start)
    return edits.reduce((html, { start, end, markup }) => html.slice(0, start) + markup + html.slice(end), this.source)
  }

  /** The elements of the head. */
  get head(): Element[] {
    return find(this.tree, 'head')!.children.filter((child) => child.type === 'element')
  }

  /** Replaces an element of the head. */
  replace(element: Element, markup: string): void {
    const [start, end] = rangeOf(element)
    this.#edit(element, 0, { start, end, markup })
  }

  /** Inserts elements after one of the head. */
  insertAfter(element: Element, markup: string): void {
    const [, end] = rangeOf(element)
    this.#edit(element, 1, { start: end, end, markup })
  }

  #edit(element: Element, kept: 0 | 1, edit: { start: number; end: number; markup: string }): void {
    const { children } = find(this.tree, 'head')!
    children.splice(
      children.indexOf(element) + kept,
      1 - kept,
      ...(parseHtmlFragment(edit.markup).children as Element[]),
    )
    this.#edits.push(edit)
  }
}

/** The built file of a page: /about.html for the route /about. */
export function builtFile(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`
}
