import { visit } from 'unist-util-visit'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { parseContent } from '../../content/mdx/mdx-options.ts'
import { expressionOf, staticValue } from '../../content/mdx/static-value.ts'

/** The props in a widget's example, read from its MDX. */
export function writtenProps({ name, example }: Pick<WidgetDeclaration, 'name' | 'example'>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  let found = false
  visit(parseContent(example), (node) => {
    if (found || (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== name) return
    found = true
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue
      const { value } = attribute
      values[attribute.name] =
        value === null || value === undefined
          ? true
          : typeof value === 'string'
            ? value
            : staticValue(expressionOf(value.data?.estree)!)
    }
  })
  return values
}
