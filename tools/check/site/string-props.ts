import type { Node } from 'estree'
import type { Place } from '../../content/content-error.ts'
import { attributesOf, startOf, type Element } from '../../content/mdx/element.ts'
import { expressionIn, partAt, placeOfNode, valueIfStatic } from '../../content/mdx/static-value.ts'
import { leavesOf } from '../../content/values.ts'
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
  /** What else the same group or the same tag is given, by name. */
  beside: Readonly<Record<string, unknown>>
}

/** Every text among an element's props, also those inside lists and groups. */
export function stringProps(element: Element, lines: Lines): StringProp[] {
  const attributes = attributesOf(element)
  const beside = Object.fromEntries(attributes.map(({ name, value }) => [name, value ?? true]))
  return attributes.flatMap((attribute): StringProp[] => {
    const { name, value } = attribute
    if (typeof value === 'string') {
      const [from, end] = lines.rangeOf(attribute)
      const quote = /^[^=]*=\s*["']/.exec(lines.source.slice(from, end))
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
    const root = expressionIn(attribute)
    if (!root) return []
    return leavesOf(valueIfStatic(root), [name], beside).flatMap(({ value: text, path, key, group }) => {
      if (typeof text !== 'string') return []
      const part = partAt(root, path.slice(1))
      return [{ name: key, value: text, beside: group, inBraces: true, place: placeInside(part) }]
    })
  })
}

/** The place of a text inside its quotation marks. */
function placeInside(part: Node): Place {
  const value = part.type === 'Property' ? part.value : part
  const { line, column } = placeOfNode(value)
  return { line, column: column + 1, length: value.range![1] - value.range![0] - 2 }
}
