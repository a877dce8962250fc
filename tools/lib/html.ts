import type { Element, Nodes, Parents, Root, RootContent, Text } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toString as textContent } from 'hast-util-to-string'
import { parse, parseFragment } from 'parse5'
import { find as findProperty, html as htmlNames, svg as svgNames } from 'property-information'
import { VFile } from 'vfile'
import { compile } from 'css-select'

/** The text of a node and of all below it, white space as it is in the source. */
export { textContent }

export type HtmlNode = Nodes
export type HtmlElement = Element

// Without script the content of <noscript> is elements, not text.
const options = { scriptingEnabled: false, sourceCodeLocationInfo: true }

/** Parses a whole page as browsers do, with the source position of each element and attribute. */
export function parsePage(html: string): Root {
  return withParents(fromParse5(parse(html, options), { file: new VFile(html), verbose: true }) as Root)
}

/** Parses a part of a page's body, with the source position of each element. */
export function parseHtmlFragment(html: string): Root {
  return withParents(fromParse5(parseFragment(html, options), { file: new VFile(html) }) as Root)
}

const parents = new WeakMap<Nodes, Parents>()

/** The node around another; undefined for a whole page or part. */
export function parentOf(node: Nodes): Parents | undefined {
  return parents.get(node)
}

function withParents<Node extends Parents>(parent: Node): Node {
  for (const child of parent.children) {
    parents.set(child, parent)
    if (isElement(child)) withParents(child)
  }
  return parent
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}

export function isText(node: Nodes): node is Text {
  return node.type === 'text'
}

export function childrenOf(node: Nodes): readonly RootContent[] {
  return 'children' in node ? node.children : []
}

/** An attribute's value by its name in HTML; undefined where it is missing. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[findProperty(htmlNames, name).property] ?? properties[findProperty(svgNames, name).property]
  if (value === undefined || value === null || value === false) return undefined
  return value === true ? '' : [value].flat().join(' ')
}

/** Every element below a node, in document order. */
export function elements(node: Nodes, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue
    found.push(child)
    elements(child, found)
  }
  return found
}

/** The first element of a name below a node. */
export function find(node: Nodes, tag: string): Element | undefined {
  return elements(node).find(({ tagName }) => tagName === tag)
}

/** The source between an element's tags; '' for an empty element. */
export function innerHtml(html: string, { children }: Element): string {
  return html.slice(children[0]?.position?.start.offset ?? 0, children.at(-1)?.position?.end.offset ?? 0)
}

/** Where an element begins and ends in the source. */
export function rangeOf({ position }: Element): [start: number, end: number] {
  return [position!.start.offset!, position!.end.offset!]
}

/** How css-select reads a parsed page. It compiles selectors; hast-util-select would parse each again for each page. */
const adapter = {
  isTag: isElement,
  getChildren: (node: Nodes) => [...childrenOf(node)],
  getParent: (element: Element) => parentOf(element) ?? null,
  getSiblings: (node: Nodes) => [...childrenOf(parentOf(node) ?? { type: 'root', children: [] })],
  getAttributeValue: attribute,
  hasAttrib: (element: Element, name: string) => attribute(element, name) !== undefined,
  getName: ({ tagName }: Element) => tagName,
  getText: textContent,
  removeSubsets: (nodes: Nodes[]) => nodes,
}

/** Compiles a CSS selector to a test of elements that `parsePage` or `parseHtmlFragment` returned. */
export function compileSelector(selector: string): (element: Element) => boolean {
  return compile<Nodes, Element>(selector, { adapter })
}

/** Text as HTML, between tags or in an attribute with double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
