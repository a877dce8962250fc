import { EXIT, visit } from 'unist-util-visit'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { attributesOf } from '../content/mdx/element.ts'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { attributeValue } from '../content/mdx/static-value.ts'

/** The props in a widget's example, read from its MDX. */
export function writtenProps({ name, example }: Pick<WidgetDeclaration, 'name' | 'example'>): Record<string, unknown> {
  let props: Record<string, unknown> = {}
  visit(parseContent(example), (node) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== name) return undefined
    props = Object.fromEntries(attributesOf(node).map((attribute) => [attribute.name, attributeValue(attribute)]))
    return EXIT
  })
  return props
}
