import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** A second-level heading of a page, for its table of contents. */
export type Heading = { id: string; text: string }

/** A page's second-level headings in order. */
export function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h2' && node.properties['id']) headings.push({ id: String(node.properties['id']), text: toString(node) })
  })
  return headings
}
