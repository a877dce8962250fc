import type { Nodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { placeBetween, type Place } from '../content-error.ts'
import type { Lines } from '../lines.ts'

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
export type Range = { from: number; to: number }

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
