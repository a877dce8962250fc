import { compile } from 'css-select'
import type { Element, Nodes } from 'hast'
import { attribute, childrenOf, isElement, parentOf, textContent } from './html.ts'

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

/** Compiles a CSS selector to a test of elements that `parsePage` or `parsePart` returned. */
export function compileSelector(selector: string): (element: Element) => boolean {
  return compile<Nodes, Element>(selector, { adapter })
}
