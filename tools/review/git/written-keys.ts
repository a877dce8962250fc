import type { Node } from 'estree'
import { placeAt } from '../../content/lines.ts'
import type { KeyPath } from '../compare/json.ts'

interface Located {
  start: number
  end: number
}

type Expression = Node & Located & Record<string, unknown>

/** The text of a data module and the positions of its keys. */
export class WrittenKeys {
  readonly #constants = new Map<string, Expression>()

  private constructor(readonly text: string) {}

  /** Parses a module; one with syntax errors has no keys. */
  static async read(text: string): Promise<WrittenKeys> {
    const keys = new WrittenKeys(text)
    const { parseSync } = await import('vite')
    for (const statement of parseSync('data.ts', text).program.body as unknown as Expression[]) {
      const declaration = (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as {
        type: string
        declarations: { id: { name: string }; init: Expression | null }[]
      } | null
      if (declaration?.type === 'VariableDeclaration')
        for (const { id, init } of declaration.declarations) if (init) keys.#constants.set(id.name, init)
    }
    return keys
  }

  /** The position of a key's value; undefined if it is computed. */
  find([name, ...steps]: KeyPath): (Located & { text: string }) | undefined {
    let node = this.#plain(this.#constants.get(String(name)))
    for (const step of steps) node = this.#plain(node && child(node, step))
    return node && { start: node.start, end: node.end, text: this.text.slice(node.start, node.end) }
  }

  /** An expression without type assertions and parentheses; names of this module are resolved. */
  #plain(node: Expression | undefined): Expression | undefined {
    for (let current = node; current;) {
      const inner = (current as Record<string, unknown>)['expression'] as Expression | undefined
      if (/^(TS(As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/.test(current.type)) current = inner
      else if ((current.type as string) === 'Identifier' && this.#constants.has(String(current['name'])))
        current = this.#constants.get(String(current['name']))
      else return current
    }
    return undefined
  }
}

function child(node: Expression, step: string | number): Expression | undefined {
  const parts = (node['elements'] ?? node['properties'] ?? []) as (Expression | null)[]
  if (parts.some((part) => part?.type === 'SpreadElement')) return undefined
  if (node.type === 'ArrayExpression') return parts[Number(step)] ?? undefined
  if (node.type !== 'ObjectExpression') return undefined
  const property = parts.find((part) => {
    const key = part!['key'] as { name?: string; value?: unknown }
    return String(key.name ?? key.value) === String(step)
  })
  return property?.['value'] as Expression | undefined
}

/** Line and column of an offset. */
export function lineAndColumn(text: string, offset: number): string {
  const { line, column } = placeAt(text, offset)
  return `${line}:${column}`
}
