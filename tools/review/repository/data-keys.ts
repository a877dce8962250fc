import { parseSync } from 'vite'
import { Lines } from '../../content/content-error.ts'
import { compareJson, type KeyPath } from '../compare/compare-element.ts'
import type { ChangedKey, SourceFile } from './causes-file.ts'

/** A changed key with the text that the module has without this change; undefined if that cannot be written. */
export type RevertibleKey = ChangedKey & { reverted: string | undefined }

/** Compares what is written in the constants of two states of a data module; computed values are no changes. */
export function changedKeys({ file, before = '', after = '' }: SourceFile): RevertibleKey[] {
  const [oldModule, newModule] = [readModule(before), readModule(after)]
  return compareJson(oldModule.values, newModule.values).map(({ path, keys, before, after, was: old, is: fresh }) => {
    // The index of an entry that was added or removed is that of another entry on the other side.
    const from = old === undefined ? undefined : oldModule.find(keys)
    const to = fresh === undefined ? undefined : newModule.find(keys)
    const { line, column } = new Lines(newModule.text).placeAt(to?.value[0] ?? 0)
    const reverted = revert(oldModule, newModule, keys, from, to)
    return { file, key: path, before, after, position: to && `${line}:${column}`, reverted }
  })
}

type Span = [start: number, end: number]
/** Where a value is written, and the whole entry with its name. */
type Written = { value: Span; entry: Span }
type DataModule = { text: string; values: Record<string, unknown>; find: (keys: KeyPath) => Written | undefined }
type Node = { type: string; start: number; end: number; value?: unknown; [name: string]: unknown }

function readModule(text: string): DataModule {
  const places = new Map<string, Written>()
  const values: Record<string, unknown> = {}
  for (const statement of parseSync('data.ts', text).program.body as unknown as Node[]) {
    const { declarations = [] } = ((statement['declaration'] as Node | null) ?? statement) as {
      declarations?: { id: { name: string }; init: Node | null; start: number; end: number }[]
    }
    for (const { id, init, start, end } of declarations) if (init) values[id.name] = read(init, [id.name], [start, end])
  }
  return { text, values, find: (keys) => places.get(JSON.stringify(keys)) }

  /** A literal's value, else the text of the expression. */
  function read(node: Node, keys: KeyPath, entry: Span): unknown {
    let plain = node
    while (/^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(plain.type)) plain = plain['expression'] as Node
    places.set(JSON.stringify(keys), { value: [plain.start, plain.end], entry })
    const parts = (plain['elements'] ?? plain['properties']) as (Node | null)[] | undefined
    if (parts?.every((part) => part && part.type !== 'SpreadElement' && !part['computed'])) {
      if (plain.type === 'ArrayExpression')
        return parts.map((part, index) => read(part!, [...keys, index], [part!.start, part!.end]))
      return Object.fromEntries(
        (parts as Node[]).map(({ key, value, start, end }) => {
          const name = String((key as Node)['name'] ?? (key as Node).value)
          return [name, read(value as Node, [...keys, name], [start, end])]
        }),
      )
    }
    return plain.type === 'Literal' && /string|number|boolean/.test(typeof plain.value)
      ? plain.value
      : text.slice(plain.start, plain.end)
  }
}

/** The head's text with one key as the base has it. */
function revert(
  oldModule: DataModule,
  newModule: DataModule,
  keys: KeyPath,
  from?: Written,
  to?: Written,
): string | undefined {
  const replaceRange = (start: number, end: number, text: string) =>
    newModule.text.slice(0, start) + text + newModule.text.slice(end)
  if (from && to) return replaceRange(...to.value, oldModule.text.slice(...from.value))
  const holder = keys.slice(0, -1)
  const list = newModule.find(holder)
  if (!holder.length || !list) return undefined
  if (to)
    return replaceRange(to.entry[0], to.entry[1] + /^\s*,?/.exec(newModule.text.slice(to.entry[1]))![0].length, '')
  if (!from) return undefined
  const entry = oldModule.text.slice(...from.entry)
  const index = keys.at(-1)!
  const last = typeof index === 'number' ? newModule.find([...holder, index - 1]) : undefined
  if (last) return replaceRange(last.entry[1], last.entry[1], `, ${entry}`)
  return replaceRange(list.value[0] + 1, list.value[0] + 1, `${entry}, `)
}
