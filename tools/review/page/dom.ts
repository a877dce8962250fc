import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element
export type Text = DefaultTreeAdapterTypes.TextNode

// Without script the content of <noscript> is elements, not text.
const options = { scriptingEnabled: false, sourceCodeLocationInfo: true }

/** Parses a whole page as browsers do, with the source position of each element. */
export function parsePage(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, options)
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

export function isText(node: Node): node is Text {
  return node.nodeName === '#text'
}

export function childrenOf(node: Node): readonly DefaultTreeAdapterTypes.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : []
}

/** An attribute's value; undefined where it is missing. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => (each.prefix ? `${each.prefix}:${each.name}` : each.name) === name)?.value
}

/** Every element below a node, in document order. */
export function elements(node: Node, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue
    found.push(child)
    elements(child, found)
  }
  return found
}

/** The first element of a name below a node. */
export function find(node: Node, tag: string): Element | undefined {
  return elements(node).find(({ tagName }) => tagName === tag)
}

/** The text of a node and of all below it, white space as it is in the source. */
export function textContent(node: Node): string {
  return isText(node) ? node.value : childrenOf(node).map(textContent).join('')
}

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
