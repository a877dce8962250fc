import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm'
import { visit } from 'unist-util-visit'

/** A second-level heading of a page, for its table of contents. */
export type Heading = { id: string; text: string }

/** Adds `export const headings` to the compiled page: its second-level headings in order. */
export function exportHeadings() {
  return (tree: Root): void => {
    const headings: Heading[] = []
    visit(tree, 'element', (node) => {
      if (node.tagName === 'h2' && node.properties['id']) headings.push({ id: String(node.properties['id']), text: toString(node) })
    })
    const estree = {
      type: 'Program',
      sourceType: 'module',
      body: [{
        type: 'ExportNamedDeclaration',
        attributes: [],
        specifiers: [],
        declaration: { type: 'VariableDeclaration', kind: 'const', declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name: 'headings' }, init: valueToEstree(headings) }] },
      }],
    }
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } } as unknown as MdxjsEsm)
  }
}
