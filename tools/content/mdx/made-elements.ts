import type { Nodes, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { attributesOf, type Element } from './element.ts'

/** Whether a node is a tag on lines of its own. */
export function isFlowElement(node: Nodes | undefined): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement'
}

/** The value of a text attribute; undefined if there is none. */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = attributesOf(element).find((attribute) => attribute.name === name)?.value
  return typeof value === 'string' ? value : undefined
}

/** Sets an attribute, unless the author has written it; without a value if that is empty. */
export function setAttribute(element: MdxJsxFlowElement, name: string, value: string): void {
  if (!attributesOf(element).some((attribute) => attribute.name === name))
    element.attributes.push({ type: 'mdxJsxAttribute', name, value: value || null })
}

/**
 * A widget around nodes, at their place in the file: the review leads from it to its source.
 * @param of its name, or a widget that the author has written, which keeps its own props and place
 */
export function element(
  of: string | MdxJsxFlowElement,
  attributes: Record<string, string>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  const made: MdxJsxFlowElement =
    typeof of === 'string' ? { type: 'mdxJsxFlowElement', name: of, attributes: [], children: [] } : of
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value)
  made.children = [...children] as MdxJsxFlowElement['children']
  const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end]
  if (!made.position && start && end) made.position = { start, end }
  return made
}
