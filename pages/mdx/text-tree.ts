import type { Properties, Root, RootContent } from 'hast'
import type { Program } from 'estree'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { find, hastToReact, html } from 'property-information'
import { expressionOf, staticValue } from './static-value.ts'

/** A page's text as plain data: words, and elements with what stands in them. JSON holds it. */
export type TextNode = string | number | TextElement

/** The name of a widget or of an HTML element, its props, and what stands in it. A `<` before the name: the author wrote it as a tag, so nothing of ours takes its place. */
export type TextElement = [name: string, props: Record<string, unknown> | null, ...children: TextNode[]]

/** In a table, what stands between rows and cells is none of its words. */
const TABLE = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr'])

/** Turns the compiled text of a content file into plain data. Checked before: nothing in it would have to run. */
export function textTree({ children }: Root): TextNode[] {
  return children.flatMap(nodesOf)
}

function nodesOf(node: RootContent): TextNode[] {
  switch (node.type) {
    case 'text': return [node.value]
    case 'element': {
      const children = TABLE.has(node.tagName) ? node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '') : node.children
      return [[node.tagName, propsOf(node.properties), ...children.flatMap(nodesOf)]]
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const { name, attributes, children } = node
      return [[/^[A-Z]/.test(name!) ? name! : `<${name}`, attributesOf(attributes), ...children.flatMap(nodesOf)]]
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const expression = expressionOf(node.data?.estree)
      return expression ? [staticValue(expression) as string | number] : []
    }
    default: return []
  }
}

function attributesOf(attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[]): Record<string, unknown> | null {
  if (!attributes.length) return null
  return Object.fromEntries((attributes as MdxJsxAttribute[]).map(({ name, value }) => [name, typeof value === 'object' && value ? staticValue(expressionOf(value.data?.estree as Program)!) : value ?? true]))
}

/** An element's properties under React's names. */
function propsOf(properties: Properties): Record<string, unknown> | null {
  let props: Record<string, unknown> | null = null
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false || Number.isNaN(value)) continue
    props ??= {}
    const { property: name, attribute, space, commaSeparated } = find(html, property)
    // A table's cells are the only elements that Markdown dresses.
    if (name === 'align') props['style'] = { textAlign: value }
    else if (name === 'style') props['style'] = { textAlign: /^text-align: *(\w+)$/.exec(String(value))![1] }
    else props[space ? hastToReact[name] ?? name : attribute] = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : value
  }
  return props
}
