import { attribute, elements, textContent, type HtmlNode } from '../../lib/html.ts'

/** A heading, anchor or link in a page's HTML. */
export type OutlineItem =
  | { kind: 'heading'; level: number; text: string; id?: string | undefined }
  | { kind: 'anchor'; id: string }
  | { kind: 'link'; href: string; text: string }

/** The headings, links and anchors below a node. */
export function outlineOf(node: HtmlNode): OutlineItem[] {
  return elements(node).flatMap((element): OutlineItem[] => {
    const id = attribute(element, 'id')
    const href = attribute(element, 'href')
    const text = () => textContent(element).replace(/\s+/g, ' ').trim()
    const items: OutlineItem[] = []
    // React's generated ids differ between this rendering and the page.
    if (id !== undefined && !/_[rR]_|^:/.test(id)) items.push({ kind: 'anchor', id })
    if (/^h[1-6]$/.test(element.tagName))
      items.push({ kind: 'heading', level: Number(element.tagName[1]), text: text(), id })
    if (element.tagName === 'a' && href !== undefined) items.push({ kind: 'link', href, text: text() })
    return items
  })
}
