import { Element, Text } from 'domhandler'
import { isElement, isText, type HtmlElement } from './html.ts'

/** Converts an element of parse5, with all below it, to one of domhandler, which css-select reads. */
export function selectable(node: HtmlElement): Element {
  const element = new Element(node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])))
  for (const child of node.childNodes) {
    const inner = isText(child) ? new Text(child.value) : isElement(child) ? selectable(child) : undefined
    if (!inner) continue
    inner.parent = element
    inner.prev = element.children.at(-1) ?? null
    if (inner.prev) inner.prev.next = inner
    element.children.push(inner)
  }
  return element
}
