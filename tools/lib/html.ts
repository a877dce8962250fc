import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.Node
export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlText = DefaultTreeAdapterTypes.TextNode
export type HtmlDocument = DefaultTreeAdapterTypes.Document

// Without script the content of <noscript> is elements, not text.
const options = { scriptingEnabled: false, sourceCodeLocationInfo: true }

/** Parses a whole page as browsers do, with the source position of each element. */
export function parsePage(html: string): HtmlDocument {
  return parse(html, options)
}

/** Parses a part of a page's body, with the source position of each element. */
export function parsePart(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  return parseFragment(html, options)
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

export function isText(node: HtmlNode): node is HtmlText {
  return node.nodeName === '#text'
}

export function childrenOf(node: HtmlNode): readonly DefaultTreeAdapterTypes.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : []
}

/** An attribute's value; undefined where it is missing. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((each) => (each.prefix ? `${each.prefix}:${each.name}` : each.name) === name)?.value
}

/** Every element below a node, in document order. */
export function elements(node: HtmlNode, found: HtmlElement[] = []): HtmlElement[] {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue
    found.push(child)
    elements(child, found)
  }
  return found
}

/** The first element of a name below a node. */
export function find(node: HtmlNode, tag: string): HtmlElement | undefined {
  return elements(node).find(({ tagName }) => tagName === tag)
}

/** The text of a node and of all below it, white space as it is in the source. */
export function textContent(node: HtmlNode): string {
  return isText(node) ? node.value : childrenOf(node).map(textContent).join('')
}

/** The source between an element's tags; '' for an element without end tag. */
export function innerHtml(html: string, { sourceCodeLocation: location }: HtmlElement): string {
  return location?.startTag && location.endTag
    ? html.slice(location.startTag.endOffset, location.endTag.startOffset)
    : ''
}
