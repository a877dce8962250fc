import type { Node, Program } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'

/** Thrown for an expression that must be run. */
export class NotStatic extends Error {
  readonly node: Node

  constructor(node: Node) {
    super('not static')
    this.node = node
  }
}

/** The expression in braces; undefined if there is only a comment. */
export function expressionOf(program: Program | null | undefined): Node | undefined {
  const statement = program?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/**
 * The value of an expression that needs no running: a text, a number, true, false, null, and lists and groups of them.
 * @throws {NotStatic} for anything else, with the part that it is about.
 */
export function staticValue(node: Node): unknown {
  switch (node.type) {
    case 'Literal':
      if ('regex' in node || 'bigint' in node) throw new NotStatic(node)
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length) throw new NotStatic(node.expressions[0]!)
      return node.quasis[0]!.value.cooked
    case 'UnaryExpression':
      if (node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number')
        return -node.argument.value
      throw new NotStatic(node)
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (!element) throw new NotStatic(node)
        return staticValue(element)
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property' || property.computed || property.kind !== 'init' || property.method)
            throw new NotStatic(property)
          return [keyOf(property.key), staticValue(property.value)]
        }),
      )
    default:
      throw new NotStatic(node)
  }
}

/**
 * The value of a prop; true if it has none.
 * @throws {NotStatic} if it is program code
 */
export function attributeValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : staticValue(expressionOf(value.data?.estree)!)
}

/** The node at a path in an array or object, or the nearest one around it. */
export function partAt(node: Node, path: readonly PropertyKey[]): Node {
  const [step, ...rest] = path
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(step)]
    if (element) return partAt(element, rest)
  }
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties) {
      if (property.type === 'Property' && keyOf(property.key) === step)
        return rest.length ? partAt(property.value, rest) : property.value
    }
  }
  return node
}

/** The name of a group's entry, at its place: for an entry that should not be there. */
export function keyAt(node: Node, path: readonly PropertyKey[], key: string): Node {
  const group = partAt(node, path)
  const property =
    group.type === 'ObjectExpression'
      ? group.properties.find((each) => each.type === 'Property' && keyOf(each.key) === key)
      : undefined
  return property?.type === 'Property' ? property.key : group
}

/** The name of a key of an object. */
export function keyOf(key: Node): string {
  return key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value)
}
