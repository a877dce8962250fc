import { valueToEstree } from 'estree-util-value-to-estree'
import type { Program } from 'estree'
import type { Root } from 'hast'
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm'
import { nameHeadings } from './headings.ts'
import { widgetsNamedIn } from './named-widgets.ts'

/** A rehype plugin that gives headings their ids, and exports `headings` and `widgets` from the compiled page. */
export function rehypePageFacts() {
  return (tree: Root): void => {
    const facts = { headings: nameHeadings(tree), widgets: widgetsNamedIn(tree) }
    tree.children.push(...Object.entries(facts).map(([name, value]) => exportOf(name, value)))
  }
}

function exportOf(name: string, value: unknown): MdxjsEsmHast {
  const declarator = { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: valueToEstree(value) }
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] }
  const body = [{ type: 'ExportNamedDeclaration', specifiers: [], source: null, attributes: [], declaration }]
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body } as unknown as Program },
  }
}
