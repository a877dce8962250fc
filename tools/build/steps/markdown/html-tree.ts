import { decoded } from '../../../../pages/document/entities.ts'

/** An element with its children, or a text. */
export type HtmlNode = string | HtmlElement

export type HtmlElement = {
  tag: string
  /** Its attributes as they are written. */
  attributes: string
  children: HtmlNode[]
}

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"'>/=]+(?:=(?:"[^"]*"|[^\s"'=<>`]+))?)*?)\s*(\/?)>|<!--[\s\S]*?-->/g

/**
 * Reads HTML that React wrote, in which every element is closed: a hundred times
 * faster than a parser that must forgive everything.
 */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: '', children: [] }
  const open = [root]
  let end = 0
  const addText = (until: number) => {
    if (until > end) open.at(-1)!.children.push(decoded(html.slice(end, until)))
  }
  for (const match of html.matchAll(TAG)) {
    addText(match.index)
    end = match.index + match[0].length
    const [, closing, name, attributes = '', selfClosing] = match
    if (name === undefined) continue
    const tag = name.toLowerCase()
    if (closing) {
      if (open.length < 2 || open.at(-1)!.tag !== tag) throw new Error(`</${tag}> closes <${open.at(-1)!.tag}>.`)
      open.pop()
      continue
    }
    const element: HtmlElement = { tag, attributes, children: [] }
    open.at(-1)!.children.push(element)
    if (!selfClosing && !VOID.has(tag)) open.push(element)
  }
  addText(html.length)
  return root
}

/** The value of an attribute, undefined where it is not there. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|([^\\s"'=<>\`]+)))?(?=\\s|$)`).exec(attributes)
  return match ? decoded(match[1] ?? match[2] ?? '') : undefined
}
