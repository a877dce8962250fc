import { attribute, childrenOf, isElement, isText, type HtmlElement, type HtmlNode } from '../../lib/html.ts'

export { attribute, childrenOf, elements, find, isElement, isText, parsePage, textContent } from '../../lib/html.ts'
export type { HtmlText as Text } from '../../lib/html.ts'
export type Node = HtmlNode
export type Element = HtmlElement

export function parentElement(node: Node): Element | undefined {
  const parent = 'parentNode' in node ? node.parentNode : undefined
  return parent && isElement(parent) ? parent : undefined
}

/** The element and its ancestors, outermost first. */
export function chain(element: Element): Element[] {
  const found: Element[] = []
  for (let current: Element | undefined = element; current; current = parentElement(current)) found.push(current)
  return found.reverse()
}

/** The nearest ancestor that passes the test, or the element itself. */
export function closest(element: Element | undefined, test: (element: Element) => boolean): Element | undefined {
  for (let current = element; current; current = parentElement(current)) if (test(current)) return current
  return undefined
}

/** Elements whose text is not displayed. */
export const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head', 'datalist'])
const SEPARATE =
  /^(p|div|li|ul|ol|td|th|tr|h[1-6]|section|article|br|dt|dd|option|figcaption|blockquote|summary|details)$/

/** An element's displayed words, white space collapsed. */
export function textOf(node: Node): string {
  return collapseWhitespace(displayedText(node))
}

function displayedText(node: Node): string {
  if (isText(node)) return node.value
  if (isElement(node) && HIDDEN.has(node.tagName)) return ''
  const text = childrenOf(node).map(displayedText).join('')
  return isElement(node) && SEPARATE.test(node.tagName) ? ` ${text} ` : text
}

/** Characters that are not displayed: soft hyphens, zero-width spaces and joiners. */
const INVISIBLE = /[\u00ad\u200b\u200c\u2060\ufeff]/g
/** A stretch of displayed characters without white space. */
export const VISIBLE = /[^\s\u00ad\u200b\u200c\u2060]+/g
export const WHITE_SPACE = /[^\S\ufeff]/

/** Collapses white space and removes invisible characters. */
export function collapseWhitespace(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** The classes of an element. */
export function classesOf(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)
}
