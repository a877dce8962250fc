import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'hast'
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm'

/** Adds `export const <name>` to a compiled page. */
export function exportConstant(tree: Root, name: string, value: unknown): void {
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{
      type: 'ExportNamedDeclaration',
      attributes: [],
      specifiers: [],
      declaration: { type: 'VariableDeclaration', kind: 'const', declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: valueToEstree(value) }] },
    }],
  }
  tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } } as unknown as MdxjsEsm)
}
