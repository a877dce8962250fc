import { valueToEstree } from 'estree-util-value-to-estree'
import GithubSlugger from 'github-slugger'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Program } from 'estree'
import type { Root } from 'hast'
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm'
import { attributesOf, type Element } from './element.ts'
import { attributeValue, valueIfStatic } from './static-value.ts'

/** A second-level heading of a page, for its table of contents. */
export type Heading = { id: string; text: string }

/** Gives each heading an id, and returns the second-level ones in order. */
export function addHeadingIds(tree: Root): Heading[] {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  visit(tree, 'element', (node) => {
    if (!/^h[1-6]$/.test(node.tagName)) return
    const text = toString(node).trim()
    // A heading of a widget alone has no words here.
    const id = node.properties['id'] ?? slugger.slug(text)
    if (!id) return
    node.properties['id'] = id
    if (node.tagName === 'h2') headings.push({ id: String(id), text })
  })
  return headings
}

/** A widget on a page, with its props that are plain text. */
export type NamedWidget = { name: string; props: Record<string, string> }

/** The widgets on a page, in order, for its structured data. */
function widgetsNamedIn(tree: Root): NamedWidget[] {
  const widgets: NamedWidget[] = []
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const element = node as unknown as Element
    const { name } = element
    if (!name || !/^[A-Z]/.test(name)) return
    const texts = attributesOf(element).flatMap((attribute) => {
      const value = attributeValue(attribute, valueIfStatic)
      return typeof value === 'string' ? [[attribute.name, value]] : []
    })
    widgets.push({ name, props: Object.fromEntries(texts) as Record<string, string> })
  })
  return widgets
}

/** A rehype plugin that gives headings their ids, and exports `headings` and `widgets` from the compiled page. */
export function rehypePageFacts() {
  return (tree: Root): void => {
    const facts = { headings: addHeadingIds(tree), widgets: widgetsNamedIn(tree) }
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
