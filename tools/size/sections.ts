import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { compressed } from './compressed.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** A part of a page, and how many compressed bytes smaller the page would be without it. */
export type Section = { name: string; bytes: number }

/** The sizes of a page's style, head, frame and content sections, largest first. */
export function sectionsOf(html: string): Section[] {
  const whole = compressed(html, 4)
  return partsOf(html)
    .map(({ name, start, end }) => ({ name, bytes: whole - compressed(html.slice(0, start) + html.slice(end), 4) }))
    .sort((a, b) => b.bytes - a.bytes)
}

type Part = { name: string; start: number; end: number }

function partsOf(html: string): Part[] {
  const [root] = elements(parse(html, { sourceCodeLocationInfo: true }).childNodes)
  const [head, body] = root ? elements(root.childNodes) : []
  if (!head || !body) return []
  const style = elements(head.childNodes).find(({ tagName }) => tagName === 'style')
  const inHead = elements(head.childNodes).filter((element) => element !== style)
  return [
    ...(style ? [part('style', style, style)] : []),
    ...(inHead.length
      ? [part('head', inHead[0]!, inHead.at(-1) === inHead[0] || !style ? inHead.at(-1)! : before(inHead, style))]
      : []),
    ...elements(body.childNodes).flatMap((element) =>
      element.tagName === 'main' ? contentOf(element) : [part(element.tagName, element, element)],
    ),
  ].filter(({ start, end }) => end > start)
}

/** The last element of the head before its style. */
function before(inHead: Element[], style: Element): Element {
  const at = style.sourceCodeLocation!.startOffset
  return inHead.filter((element) => element.sourceCodeLocation!.startOffset < at).at(-1) ?? inHead[0]!
}

/** The sections of a page's content, inside elements that wrap all of them. */
function contentOf(main: Element): Part[] {
  const inner = elements(main.childNodes)
  if (inner.length === 1) return contentOf(inner[0]!)
  return inner.map((element) =>
    part(
      headingIn(element) ?? element.attrs.find(({ name }) => name === 'class')?.value ?? element.tagName,
      element,
      element,
    ),
  )
}

function headingIn(element: Element): string | undefined {
  if (/^h[1-6]$/.test(element.tagName)) return `'${textOf(element)}'`
  for (const child of elements(element.childNodes)) {
    const heading = headingIn(child)
    if (heading) return heading
  }
}

function part(name: string, first: Element, last: Element): Part {
  return { name, start: first.sourceCodeLocation?.startOffset ?? 0, end: last.sourceCodeLocation?.endOffset ?? 0 }
}

function elements(nodes: Node[]): Element[] {
  return nodes.filter((node): node is Element => 'tagName' in node)
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
