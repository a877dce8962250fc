import type { Place } from '../../content/content-error.ts'
import type { Lines } from '../../content/lines.ts'

/** A part of a parsed data file. */
export type Syntax = { type: string; start: number; end: number } & { [key: string]: unknown }

/** A text in a data file. */
export type DataText = {
  value: string
  /** The key of which it is the value, if any. */
  key: string | undefined
  /** Whether it is part of a template literal. */
  isPart?: boolean
  /** Its place, inside its quotation marks. */
  place: Place
}

export const child = (node: Syntax, key: string): Syntax | undefined => (isSyntax(node[key]) ? node[key] : undefined)
export const list = (node: Syntax, key: string): Syntax[] =>
  Array.isArray(node[key]) ? node[key].filter(isSyntax) : []

/** What an identifier or a text is called. */
export function nameOf(node: Syntax): string {
  return String(node['name'] ?? node['value'])
}

/** Every text below a node that is a value; names of keys and types are none. */
export function readTexts(node: Syntax, lines: Lines, key?: string): DataText[] {
  if (node.type === 'Literal')
    return typeof node['value'] === 'string'
      ? [{ value: node['value'], key, place: lines.placeAt(node.start + 1, node.end - node.start - 2) }]
      : []
  if (node.type === 'TemplateElement') {
    const { raw } = node['value'] as { raw: string }
    return raw ? [{ value: raw, key: undefined, isPart: true, place: lines.placeAt(node.start + 1, raw.length) }] : []
  }
  if (node.type === 'Property') return readTexts(child(node, 'value')!, lines, nameOf(child(node, 'key')!))
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return []
  const inner =
    WRAPPERS.has(node.type) || node.type === 'ArrayExpression' || node.type === 'ConditionalExpression'
      ? key
      : undefined
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'typeAnnotation'
      ? []
      : [value]
          .flat()
          .filter(isSyntax)
          .flatMap((part) => readTexts(part, lines, inner)),
  )
}

/** The node at a path of keys, or its nearest literal ancestor; the key of an object. */
export function nodeAt(node: Syntax | undefined, path: readonly PropertyKey[]): Syntax | undefined {
  if (!node) return undefined
  if (WRAPPERS.has(node.type)) return nodeAt(child(node, 'expression'), path)
  const [step, ...rest] = path
  if (step === undefined) return node
  const property = list(node, 'properties').find(
    (each) => each.type === 'Property' && nameOf(child(each, 'key')!) === String(step),
  )
  if (property) {
    const [key, value] = [child(property, 'key')!, child(property, 'value')!]
    return rest.length ? (nodeAt(value, rest) ?? key) : value.type === 'ObjectExpression' ? key : value
  }
  const element = list(node, 'elements')[Number(step)]
  return element ? nodeAt(element, rest) : node
}

/** What types add around a value. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string'
}
