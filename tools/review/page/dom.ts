import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type DomNode = DefaultTreeAdapterTypes.Node
export type DomElement = DefaultTreeAdapterTypes.Element
export type DomText = DefaultTreeAdapterTypes.TextNode

// Without script the content of <noscript> is elements, not text.
const options = { scriptingEnabled: false, sourceCodeLocationInfo: true }

/** Parses a whole page as browsers do, with the source position of each element. */
export function parseDom(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, options)
}

export function isDomElement(node: DomNode): node is DomElement {
  return 'tagName' in node
}

export function isDomText(node: DomNode): node is DomText {
  return node.nodeName === '#text'
}

export function childNodesOf(node: DomNode): readonly DefaultTreeAdapterTypes.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : []
}

/** An attribute's value; undefined where it is missing. */
export function getAttribute(element: DomElement, name: string): string | undefined {
  return element.attrs.find((candidate) => attributeName(candidate) === name)?.value
}

/** An attribute's name as it is written in HTML. */
export function attributeName({ prefix, name }: DomElement['attrs'][number]): string {
  return prefix ? `${prefix}:${name}` : name
}

/** Every element below a node, in document order. */
export function descendants(node: DomNode): DomElement[] {
  return childNodesOf(node)
    .filter(isDomElement)
    .flatMap((child) => [child, ...descendants(child)])
}

/** The first element of a name below a node. */
export function findDescendant(node: DomNode, tag: string): DomElement | undefined {
  return descendants(node).find(({ tagName }) => tagName === tag)
}

/** The text of a node and of all below it, white space as it is in the source. */
export function rawText(node: DomNode): string {
  return isDomText(node) ? node.value : childNodesOf(node).map(rawText).join('')
}

export function parentElement(node: DomNode): DomElement | undefined {
  const parent = 'parentNode' in node ? node.parentNode : undefined
  return parent && isDomElement(parent) ? parent : undefined
}

/** The element and its ancestors, outermost first. */
export function ancestorChain(element: DomElement): DomElement[] {
  const found: DomElement[] = []
  for (let current: DomElement | undefined = element; current; current = parentElement(current)) found.push(current)
  return found.reverse()
}

/** The nearest ancestor that passes the test, or the element itself. */
export function closestAncestor(
  element: DomElement | undefined,
  test: (element: DomElement) => boolean,
): DomElement | undefined {
  return element && ancestorChain(element).findLast(test)
}

/** The line of content that a review build wrote on an element or around it, as file:line:column. */
export function sourcePosition(element: DomElement | undefined): string | undefined {
  const sourceOf = (candidate: DomElement) => getAttribute(candidate, 'data-source') ?? ''
  const holder = closestAncestor(element, (candidate) => /^content\/.+:\d+:\d+$/.test(sourceOf(candidate)))
  return holder && sourceOf(holder)
}

/** Elements whose text is not displayed. */
export const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head', 'datalist'])
const SEPARATE =
  /^(p|div|li|ul|ol|td|th|tr|h[1-6]|section|article|br|dt|dd|option|figcaption|blockquote|summary|details|label|legend)$/

/** An element's displayed words, white space collapsed. */
export function textOf(node: DomNode): string {
  return collapseWhitespace(displayedText(node))
}

function displayedText(node: DomNode): string {
  if (isDomText(node)) return node.value
  if (isDomElement(node) && HIDDEN.has(node.tagName)) return ''
  const text = childNodesOf(node).map(displayedText).join('')
  return isDomElement(node) && SEPARATE.test(node.tagName) ? ` ${text} ` : text
}

/** Characters that are not displayed: soft hyphens, zero-width spaces and joiners. */
export const INVISIBLE = /[\u00ad\u200b\u200c\u2060\ufeff]/

/** Collapses white space and removes invisible characters. */
export function collapseWhitespace(text: string): string {
  return text.normalize('NFC').split(INVISIBLE).join('').replace(/\s+/g, ' ').trim()
}

/** The classes of an element. */
export function classesOf(element: DomElement): string[] {
  return (getAttribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)
}

/** Reads a `srcset` as browsers do: an address ends at white space, a size (`2x`, `480w` or '') at a comma. */
export function readSrcset(srcset: string): { address: string; size: string }[] {
  return [...srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,+(?=\s|$)|\s*((?:\([^)]*\)|[^,(])*)(?:,|$))/g)].map(
    ([, address, size]) => ({ address: address!, size: size?.trim() ?? '' }),
  )
}
