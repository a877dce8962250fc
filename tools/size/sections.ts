import {
  attribute,
  childrenOf,
  elements,
  find,
  isElement,
  parsePage,
  rangeOf,
  textContent,
  type HtmlElement,
  type HtmlNode,
} from '../lib/html.ts'
import { compressed } from './page-weight.ts'

/** A part of a page, and how many compressed bytes smaller the page would be without it. */
export type SectionSize = { name: string; bytes: number }

/** The sizes of a page's style, head, frame and content sections, largest first. */
export function sectionsOf(html: string): SectionSize[] {
  const whole = compressed(html, 4)
  return partsOf(html)
    .map(({ name, start, end }) => ({ name, bytes: whole - compressed(html.slice(0, start) + html.slice(end), 4) }))
    .sort((a, b) => b.bytes - a.bytes)
}

type Part = { name: string; start: number; end: number }

function partsOf(html: string): Part[] {
  const page = parsePage(html)
  const style = find(page, 'style')
  const inHead = elementsIn(find(page, 'head')!).filter((element) => element !== style)
  return [
    ...(style ? [part('style', style)] : []),
    ...inHead.map((element) => part(`head ${element.tagName}`, element)),
    ...elementsIn(find(page, 'body')!).flatMap((element) =>
      element.tagName === 'main' ? contentOf(element) : [part(element.tagName, element)],
    ),
  ]
}

/** The sections of a page's content, inside elements that wrap all of them. */
function contentOf(main: HtmlElement): Part[] {
  const inner = elementsIn(main)
  if (inner.length === 1) return contentOf(inner[0]!)
  return inner.map((element) => part(headingIn(element) ?? attribute(element, 'class') ?? element.tagName, element))
}

function headingIn(element: HtmlElement): string | undefined {
  const heading = [element, ...elements(element)].find(({ tagName }) => /^h[1-6]$/.test(tagName))
  return heading && `'${textContent(heading)}'`
}

function part(name: string, element: HtmlElement): Part {
  const [start, end] = rangeOf(element)
  return { name, start, end }
}

function elementsIn(node: HtmlNode): HtmlElement[] {
  return childrenOf(node).filter(isElement)
}
