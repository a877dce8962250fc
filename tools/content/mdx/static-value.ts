import type { Node, Program } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { placeBetween, type Place } from '../content-error.ts'

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
 * The value of an expression of literals: text, numbers, true, false, null, and lists and groups of them.
 * @throws {NotStatic} for anything else, with that part of the expression
 */
function staticValue(node: Node): unknown {
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

/** The expression that a prop is given in braces; undefined if it is a text or has no value. */
export function expressionIn({ value }: MdxJsxAttribute): Node | undefined {
  return value && typeof value === 'object' ? expressionOf(value.data?.estree) : undefined
}

/**
 * The value of a prop; true if it has none.
 * @param read what is done with the expression in braces; by default it throws NotStatic for program code
 */
export function attributeValue(attribute: MdxJsxAttribute, read = staticValue): unknown {
  const expression = expressionIn(attribute)
  return expression ? read(expression) : (attribute.value ?? true)
}

/** The value of an expression; undefined if it is program code. */
export function valueIfStatic(expression: Node): unknown {
  try {
    return staticValue(expression)
  } catch (error) {
    if (error instanceof NotStatic) return undefined
    throw error
  }
}

/** The place of a part of an expression. ESTree counts columns from 0. */
export function placeOfNode({ loc }: Node): Place {
  const { line, column, length } = placeBetween(loc!.start, loc!.end)
  return { line, column: column + 1, length }
}

/**
 * The entry at a path in lists and groups, a property with its key in groups; the nearest one around it if none.
 * @param resolve resolves an identifier to its value
 */
export function partAt(part: Node, path: readonly PropertyKey[], resolve?: (name: string) => Node | undefined): Node {
  const [step, ...rest] = path
  if (step === undefined) return part
  const written = untyped(part.type === 'Property' ? part.value : part)
  const value = untyped((written.type === 'Identifier' && resolve?.(written.name)) || written)
  const inner =
    value.type === 'ArrayExpression'
      ? value.elements[Number(step)]
      : value.type === 'ObjectExpression'
        ? value.properties.find((candidate) => candidate.type === 'Property' && keyOf(candidate.key) === String(step))
        : undefined
  return inner ? partAt(inner, rest, resolve) : part
}

/** A value without the types that TypeScript adds after it, such as `as const`. */
function untyped(node: Node): Node {
  return /^TS\w+Expression$/.test(node.type) ? untyped((node as unknown as { expression: Node }).expression) : node
}

/** The name of a key of an object. */
export function keyOf(key: Node): string {
  return key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value)
}

/** A text, number or flag inside a value. */
export type Leaf = {
  value: unknown
  /** The keys and indexes that lead to it. */
  path: readonly PropertyKey[]
  /** The last key of the path: that of its list for an entry of a list. */
  key: string
  /** The innermost group around it. */
  group: Readonly<Record<string, unknown>>
}

/** Every text, number and flag in a value, at any depth of lists and groups. */
export function leavesOf(value: unknown, path: readonly PropertyKey[] = [], group: Leaf['group'] = {}): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index], group))
  if (isGroup(value)) return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...path, key], value))
  return [{ value, path, group, key: path.findLast((step) => typeof step === 'string') ?? '' }]
}

/** A list of groups in a value, such as the bands of the prices. */
export type GroupList = {
  /** The keys and indexes that lead to it. */
  path: readonly PropertyKey[]
  entries: readonly Readonly<Record<string, unknown>>[]
}

/** Every list of groups in a value, at any depth. */
export function groupListsIn(value: unknown, path: readonly PropertyKey[] = []): GroupList[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap((entry, index) => groupListsIn(entry, [...path, index]))
    return value.every(isGroup) ? [{ path, entries: value }, ...inner] : inner
  }
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => groupListsIn(entry, [...path, key]))
}

/** Whether a value is a plain object or a module, not one with methods such as a schema. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return [null, Object.prototype].includes(Object.getPrototypeOf(value) as object | null)
}

/** The keys or indexes of what is in a list or group, each with its value. */
export function partsOf(value: unknown): (readonly [PropertyKey, unknown])[] {
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value)
}

/** The value at a path of keys and indexes in lists and groups; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}
