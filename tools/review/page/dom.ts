import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type Parent = DefaultTreeAdapterTypes.ParentNode
export type Element = DefaultTreeAdapterTypes.Element
export type Text = DefaultTreeAdapterTypes.TextNode
export type Document = DefaultTreeAdapterTypes.Document

/** A page's HTML as browsers read it with scripts off. */
export function parsePage(html: string): Document {
  return parse(html, { scriptingEnabled: false })
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

export function isText(node: Node): node is Text {
  return node.nodeName === '#text'
}

export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : []
}

/** An attribute's value; undefined where it is missing. */
export function attribute(element: Element, name: string): string | undefined {
  for (const attr of element.attrs)
    if ((attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name) return attr.value
  return undefined
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
  for (const element of elements(node)) if (element.tagName === tag) return element
  return undefined
}

/** An element's words, white space collapsed. */
export function textOf(node: Node): string {
  return collapseWhitespace(rawText(node))
}

export function rawText(node: Node): string {
  if (isText(node)) return node.value
  if (isElement(node) && HIDDEN.has(node.tagName)) return ''
  const parts = childrenOf(node).map(rawText)
  return isElement(node) && SEPARATE.test(node.tagName) ? ` ${parts.join('')} ` : parts.join('')
}

/** Elements whose text is not displayed. */
export const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head', 'noscript', 'datalist'])
const SEPARATE =
  /^(p|div|li|ul|ol|td|th|tr|h[1-6]|section|article|br|dt|dd|option|figcaption|blockquote|summary|details)$/

/** Collapses white space and removes invisible characters. */
export function collapseWhitespace(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u200c\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The classes of an element. */
export function classesOf(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)
}
