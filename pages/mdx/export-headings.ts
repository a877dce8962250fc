import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { exportConstant } from './export-constant.ts'

/** A second-level heading of a page, for its table of contents. */
export type Heading = { id: string; text: string }

/** Adds `export const headings` to the compiled page: its second-level headings in order. */
export function exportHeadings() {
  return (tree: Root): void => {
    const headings: Heading[] = []
    visit(tree, 'element', (node) => {
      if (node.tagName === 'h2' && node.properties['id']) headings.push({ id: String(node.properties['id']), text: toString(node) })
    })
    exportConstant(tree, 'headings', headings)
  }
}
