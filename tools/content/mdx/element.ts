import type { Nodes, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { placeBetween, type Place, type Lines } from '../content-error.ts'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** A tag in a content file: a widget or an HTML element. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

/** The attributes of an element that have a name. */
export function attributesOf({ attributes }: Pick<Element, 'attributes'>): MdxJsxAttribute[] {
  return attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
}

/** The place of a node; only its start if it has several lines. */
export function startOf({ position }: { position?: { start: Place; end: Place } | undefined }): Place {
  return placeBetween(position!.start, position!.end)
}

/** The place of an element's name. */
export function nameOf(element: Element): Place {
  const { line, column } = startOf(element)
  return { line, column: column + 1, length: element.name?.length ?? 1 }
}

/** The offsets of a part of a file. */
type Range = { from: number; to: number }

/** The opening tag of an element, and its closing one if it has one. */
export function tagsOf(element: Element, lines: Lines): [open: Range, close: Range | undefined] {
  const [from, to] = lines.rangeOf(element)
  const text = lines.source.slice(from, to)
  const open = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text)?.[0] ?? ''
  const name = `</${element.name}>`
  return [{ from, to: from + open.length }, text.endsWith(name) ? { from: to - name.length, to } : undefined]
}

/** The text of a node; pictures have none. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** Whether a node is a tag on its own lines. */
export function isFlowElement(node: Nodes | undefined): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement'
}

/** The value of a text attribute; undefined if there is none. */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = attributesOf(element).find((attribute) => attribute.name === name)?.value
  return typeof value === 'string' ? value : undefined
}

/** Sets an attribute unless the author wrote it. An empty value gives an attribute without a value. */
export function setAttribute(element: MdxJsxFlowElement, name: string, value: string): void {
  if (!attributesOf(element).some((attribute) => attribute.name === name))
    element.attributes.push({ type: 'mdxJsxAttribute', name, value: value || null })
}

/**
 * A widget around nodes, with their position in the file, which the review links to.
 * @param widget its name, or a widget that the author has written, which keeps its own props and place
 */
export function element(
  widget: string | MdxJsxFlowElement,
  attributes: Record<string, string>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  const jsx: MdxJsxFlowElement =
    typeof widget === 'string' ? { type: 'mdxJsxFlowElement', name: widget, attributes: [], children: [] } : widget
  for (const [name, value] of Object.entries(attributes)) setAttribute(jsx, name, value)
  jsx.children = [...children] as MdxJsxFlowElement['children']
  const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end]
  if (!jsx.position && start && end) jsx.position = { start, end }
  return jsx
}

/**
 * The name of the widget that Markdown turns into.
 * @throws if no widget's declaration says so
 */
export function widgetMadeFrom(markdown: WidgetDeclaration['madeFrom'], widgets: Vocabulary['widgets']): string {
  const widget = Object.values(widgets).find((candidate) => candidate.madeFrom === markdown)
  if (!widget) throw new Error(`No widget is declared with madeFrom: '${markdown}'.`)
  return widget.name
}
