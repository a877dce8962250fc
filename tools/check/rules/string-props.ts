import type { Node } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Place } from '../../content/content-error.ts'
import { startOf, type Element } from '../../content/mdx/element.ts'
import { expressionOf, keyOf } from '../../content/mdx/static-value.ts'
import type { Lines } from '../../content/lines.ts'

/** A text that is given to a widget or an element, wherever in its props. */
export type StringProp = {
  /** The prop, or the key of its entry. */
  name: string
  value: string
  /** The place of the text, inside its quotation marks. */
  place: Place
  /** Whether it is in braces, where a backslash starts an escape. */
  inBraces: boolean
  /** The other texts of the same list entry or of the same tag, by name. */
  beside: Readonly<Record<string, unknown>>
}

/** Every text among an element's props, also those inside lists and groups. */
export function stringProps(element: Element, source: string, lines: Lines): StringProp[] {
  const attributes = element.attributes.filter(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute',
  )
  const beside = Object.fromEntries(attributes.map(({ name, value }) => [name, value ?? true]))
  return attributes.flatMap((attribute) => {
    const { name, value } = attribute
    if (typeof value === 'string') {
      const from = lines.offsetOf(startOf(attribute))
      const end = lines.offsetOf(attribute.position!.end)
      const quote = /^[^=]*=\s*["']/.exec(source.slice(from, end))
      return [
        {
          name,
          value,
          beside,
          inBraces: false,
          place: quote ? lines.placeAt(from + quote[0].length, end - from - quote[0].length - 1) : startOf(attribute),
        },
      ]
    }
    const root = value && expressionOf(value.data?.estree)
    return root ? stringsIn(root, name, beside) : []
  })
}

function stringsIn(node: Node, name: string, beside: StringProp['beside']): StringProp[] {
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral': {
      const value = node.type === 'Literal' ? node.value : node.quasis[0]!.value.cooked
      const { line, column } = node.loc!.start
      return typeof value === 'string'
        ? [
            {
              name,
              value,
              beside,
              inBraces: true,
              place: { line, column: column + 2, length: node.range![1] - node.range![0] - 2 },
            },
          ]
        : []
    }
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element ? stringsIn(element, name, beside) : []))
    case 'ObjectExpression': {
      const entries = node.properties.flatMap((property) =>
        property.type === 'Property' ? [[keyOf(property.key), property.value] as const] : [],
      )
      const group = Object.fromEntries(
        entries.map(([key, value]) => [key, value.type === 'Literal' ? value.value : true]),
      )
      return entries.flatMap(([key, value]) => stringsIn(value, key, group))
    }
    default:
      return []
  }
}
