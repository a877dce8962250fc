import { decoded } from '../document/entities.ts'

/** An element of a page, as selectors see it. */
export type OutlineElement = {
  tag: string
  classes: ReadonlySet<string>
  attributes: ReadonlyMap<string, string>
  parent?: OutlineElement
  /** The element before it with the same parent. */
  previous?: OutlineElement
}

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const TAG = /<(?:(script|style)\b([^>]*)>[^]*?<\/\1>|!--[^]*?-->|![^>]*>|\/([a-z][\w-]*)\s*>|([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>)/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g

/** The elements of a page in order. For HTML as React writes it: each element closed, attributes in double quotation marks. */
export function outlineOf(html: string): OutlineElement[] {
  const elements: OutlineElement[] = []
  const open: { element: OutlineElement; last?: OutlineElement }[] = []
  const add = (name: string, attributes: string, closed: boolean) => {
    const place = open.at(-1)
    const map = attributesIn(attributes)
    const element: OutlineElement = { tag: name.toLowerCase(), attributes: map, classes: new Set((map.get('class') ?? '').split(/\s+/)), parent: place?.element, previous: place?.last }
    if (place) place.last = element
    elements.push(element)
    if (!closed) open.push({ element })
  }
  for (const [, raw, rawAttributes, closing, opening, attributes, selfClosed] of html.matchAll(TAG)) {
    if (raw) add(raw, rawAttributes!, true)
    else if (closing) close(open, closing.toLowerCase())
    else if (opening) add(opening, attributes!, !!selfClosed || VOID.has(opening.toLowerCase()))
  }
  return elements
}

function close(open: { element: OutlineElement }[], tag: string): void {
  const at = open.findLastIndex(({ element }) => element.tag === tag)
  if (at >= 0) open.length = at
}

function attributesIn(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) attributes.set(name!.toLowerCase(), decoded(value ?? ''))
  return attributes
}
