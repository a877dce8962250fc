import { parseSync, Visitor } from 'rolldown/utils'
import { labelOf } from '../gallery/form-fields.ts'
import { EditError, splice } from './source-files.ts'

type Span = [start: number, end: number]
type Node = { type: string; start: number; end: number; value?: unknown; [name: string]: unknown }

/** A value in a module of `data/`: a text, a number, the parts of a text with computed values, or what is computed. */
export type Literal = {
  file: string
  /** The keys that lead to it: `priceBands[0].price`. */
  path: string
  /** Its own key, or its index in a list. */
  key: string
  start: number
  end: number
  kind: 'text' | 'number' | 'template' | 'computed'
  /** The text; of a template the texts around its computed values; of a computed value nothing. */
  parts: string[]
  /** The expressions of computed values, as written. */
  holes: string[]
  /** The span of the object or list that it belongs to. */
  entry: Span
  /** Why it cannot be edited: it is an id or an address that code relies on. */
  locked: string | undefined
}

/** Keys whose values code and other records rely on. */
const LOCKED = /^(id|ids|slug|href|icon|drawing|kind|type|tone|of|agent|agents|industry|key|route|page|path|to|from)$/

/** The literals of a module of `data/`, in order. */
export function literalsOf(file: string, source: string): Literal[] {
  const found: Literal[] = []
  for (const statement of parseSync(file, source).program.body as unknown as Node[]) {
    const declaration = (statement['declaration'] as Node | null) ?? statement
    for (const { id, init } of (declaration['declarations'] ?? []) as { id: Node; init: Node | null }[])
      if (init) visit(init, String(id['name']), String(id['name']), [init.start, init.end])
  }
  return found

  function visit(node: Node, path: string, key: string, entry: Span): void {
    const { type, start, end, value } = node
    const locked = LOCKED.test(key) ? 'Other parts of the site rely on it, so a developer changes it.' : undefined
    const add = (kind: Literal['kind'], parts: string[], holes: string[] = []) =>
      found.push({ file, path, key, start, end, kind, parts, holes, entry, locked })
    if (type === 'Literal' && typeof value === 'string') add('text', [value])
    else if (type === 'Literal' && typeof value === 'number') add('number', [String(value)])
    else if (type === 'TemplateLiteral') {
      const quasis = node['quasis'] as { value: { cooked: string } }[]
      const holes = (node['expressions'] as Node[]).map((each) => source.slice(each.start, each.end))
      add(
        'template',
        quasis.map((quasi) => quasi.value.cooked),
        holes,
      )
    } else if (type === 'ObjectExpression')
      for (const property of node['properties'] as Node[]) {
        if (property.type !== 'Property' || property['computed']) continue
        const name = String((property['key'] as Node)['name'] ?? (property['key'] as Node).value)
        visit(property.value as Node, `${path}.${name}`, name, [start, end])
      }
    else if (type === 'ArrayExpression')
      (node['elements'] as (Node | null)[]).forEach((element, index) => {
        if (element) visit(element, `${path}[${index}]`, key, [start, end])
      })
    else if (/^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(type))
      visit(node['expression'] as Node, path, key, entry)
    else if (type === 'CallExpression')
      (node['arguments'] as Node[]).forEach((each, index) =>
        visit(each, `${path}(${index})`, key, [each.start, each.end]),
      )
    else if (type === 'ArrowFunctionExpression') visit(node['body'] as Node, path, key, entry)
    else if (type === 'ConditionalExpression')
      for (const name of ['consequent', 'alternate']) visit(node[name] as Node, path, key, entry)
    else if (/^(Identifier|MemberExpression)$/.test(type) && entry[0] !== start)
      found.push({
        ...{ file, path, key, start, end, entry },
        kind: 'computed',
        parts: [],
        holes: [source.slice(start, end)],
        locked: 'It is computed.',
      })
  }
}

/**
 * What the computed values of a literal are at present.
 * @param exported what its module exports
 * @returns the expressions themselves where their values cannot be told apart
 */
export function computedTexts({ path, parts, holes }: Literal, exported: unknown): string[] {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  const whole = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], exported)
  const written = (parts.length ? parts : ['', '']).map((part) =>
    part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`),
  )
  const [, ...texts] = new RegExp(`^${written.join('([^]*?)')}$`, 'u').exec(String(whole)) ?? []
  return holes.map((hole, index) => texts[index] || hole)
}

/** A text as readers see it: one space where there are several, and plain hyphens and spaces. */
export function normalized(text: string): string {
  return text
    .replaceAll(/[\u00A0\u202F\s]+/g, ' ')
    .replaceAll('\u2011', '-')
    .trim()
}

/**
 * Whether a literal can be what is shown: the whole of it, or a sentence in it. Of a template every part must be there,
 * in order.
 */
export function canShow(literal: Literal, shown: string): boolean {
  const text = normalized(shown)
  if (literal.kind === 'computed') return false
  if (literal.kind === 'number') return text.replaceAll(/[£,%]/g, '') === literal.parts[0]
  const parts = literal.parts.map(normalized)
  if (literal.kind === 'text') return !!parts[0] && (parts[0] === text || (text.length > 12 && parts[0].includes(text)))
  if (parts.join('').length < 4) return false
  let at = 0
  return parts.every((part, index) => {
    const found = part ? text.indexOf(part, at) : at
    at = found + part.length
    return found >= 0 && (index > 0 || !part || found === 0)
  })
}

/** The texts and numbers that an edit of a module takes out, and those that it writes. */
export type ChangedValues = { from: string[]; to: string[] }

/** What an edit of a module does to its values. */
export function changedValues(file: string, before: string, after: string): ChangedValues {
  const [old, to] = [before, after].map((source) =>
    literalsOf(file, source).flatMap(({ kind, parts }) => (kind === 'computed' ? [] : parts.join('…'))),
  ) as [string[], string[]]
  const from = old.filter((value) => {
    const same = to.indexOf(value)
    if (same >= 0) to.splice(same, 1)
    return same < 0
  })
  return { from, to }
}

/** The literals of one entry: the text that was clicked, and what is written beside it. */
export function entryOf(literals: readonly Literal[], chosen: Literal): Literal[] {
  const [start, end] = chosen.entry
  return literals.filter((candidate) => candidate.entry[0] === start && candidate.entry[1] === end)
}

/** A list of a module: the spans of its entries, and which of them a literal belongs to. */
type List = { entries: Span[]; index: number }

/** The innermost list that a literal stands in; undefined if there is none, or not every entry is written there. */
export function listAround({ file, start, end }: Literal, source: string): List | undefined {
  let found: List | undefined
  const visitor = new Visitor({
    ArrayExpression({ elements }) {
      const index = elements.findIndex((each) => each && each.start <= start && end <= each.end)
      if (index < 0) return
      const written = elements.filter((each) => each && each.type !== 'SpreadElement') as Node[]
      found = written.length === elements.length ? { entries: written.map(spanOf), index } : undefined
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

function spanOf({ start, end }: Node): Span {
  return [start, end]
}

/** What is done to an entry of a list. */
export type ListAction = 'up' | 'down' | 'remove'

/** The literals that are written anew in an entry that is added; the others stay as in the entry that is copied. */
export function newWords(literals: readonly Literal[], { entries, index }: List): Literal[] {
  const [start, end] = entries[index]!
  return literals.filter(
    (each) => start <= each.start && each.end <= end && !each.locked && each.kind !== 'number' && each.key !== 'id',
  )
}

/**
 * Adds an entry below one of a list: a copy of it with other words.
 * @param words the words of each of its `newWords`
 * @returns the module's new text, and where the new entry is
 * @throws {EditError} if words are missing
 */
export function addEntry(
  source: string,
  literals: readonly Literal[],
  list: List,
  words: readonly string[],
): { text: string; at: number } {
  const [start, end] = list.entries[list.index]!
  let copy = source.slice(start, end)
  const anew = newWords(literals, list)
  for (const [index, literal] of [...anew.entries()].reverse()) {
    const text = words[index]?.trim()
    if (!text) throw new EditError(`Write something for “${labelOf(literal.path.split('.').at(-1)!)}”.`)
    // The computed values of the entry that is copied belong to its own words.
    copy = splice(copy, literal.start - start, literal.end - start, JSON.stringify(text))
  }
  // Ids are unique.
  copy = copy.replace(/\bid: (['"])([\w-]+)\1/, (_, quote: string, id: string) => {
    let number = 2
    while (source.includes(`${quote}${id}-${number}${quote}`)) number++
    return `id: ${quote}${id}-${number}${quote}`
  })
  return { text: splice(source, end, end, `, ${copy}`), at: end + 2 }
}

/**
 * Moves or removes an entry of a list.
 * @returns the module's new text, and where the entry is then
 * @throws {EditError} if there is no place to move to
 */
export function changeList(source: string, { entries, index }: List, action: ListAction): { text: string; at: number } {
  const [start, end] = entries[index]!
  if (action === 'remove') {
    const [next, previous] = [entries[index + 1], entries[index - 1]]
    if (next) return { text: splice(source, start, next[0], ''), at: start }
    return { text: splice(source, previous?.[1] ?? start, end, ''), at: previous?.[0] ?? start }
  }
  const other = entries[action === 'up' ? index - 1 : index + 1]
  if (!other) throw new EditError(`There is no entry ${action === 'up' ? 'above' : 'below'} it.`)
  const [first, last] = action === 'up' ? [other, entries[index]!] : [entries[index]!, other]
  const gap = source.slice(first[1], last[0])
  const text = splice(source, first[0], last[1], source.slice(...last) + gap + source.slice(...first))
  return { text, at: action === 'up' ? first[0] : last[1] - (end - start) }
}

/** The written value of a key of an object of a module, such as `pounds(agentPrice)`; undefined if there is none. */
export function writtenValue(source: string, file: string, wanted: string): string | undefined {
  let found: string | undefined
  const visitor = new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value
      if (name === wanted) found ??= source.slice(value.start, value.end)
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

/**
 * The literals that a computed value comes from: those of the constants that its expression names, also in other
 * modules.
 * @param read gives the text of a module
 */
export function sourcesOf(expression: string, file: string, read: (file: string) => string, depth = 3): Literal[] {
  const source = read(file)
  const own = literalsOf(file, source)
  const [, last] = /\.(\w+)$/.exec(expression) ?? []
  return [...new Set(expression.match(/(?<![.\w'"`])[a-z_]\w*/gi))].flatMap((name) => {
    const named = own.filter(({ path, kind }) => kind !== 'computed' && path.split(/[.[(]/, 1)[0] === name)
    const exact = named.filter(({ key, path }) => (last ? key === last : path === name))
    if (named.length) return exact.length ? exact : named
    if (!depth) return []
    const [, value] = new RegExp(`\\bconst ${name}\\b[^=]*= ([^\\n]+)`).exec(source) ?? []
    if (value) return sourcesOf(value, file, read, depth - 1)
    const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([\\w-]+\\.ts)'`).exec(source) ?? []
    return from ? sourcesOf(last ? `${name}.${last}` : name, `data/${from}`, read, depth - 1) : []
  })
}

/**
 * Writes other parts of a literal into a module. Quotation marks and computed values stay.
 * @throws {EditError} if the parts are not those of the literal, or the module does not read back as wished
 */
export function writeLiteral(source: string, literal: Literal, parts: readonly string[]): string {
  if (literal.locked) throw new EditError(literal.locked)
  if (parts.length !== literal.parts.length) throw new EditError('The text has other parts now. Open it again.')
  if (JSON.stringify(parts) === JSON.stringify(literal.parts)) return source
  const changed = splice(source, literal.start, literal.end, encode(source, literal, parts))
  const again = literalsOf(literal.file, changed).find(
    ({ start, path }) => start === literal.start && path === literal.path,
  )
  if (JSON.stringify([again?.parts, again?.holes]) !== JSON.stringify([parts, literal.holes]))
    throw new EditError('The value cannot be written safely. Change it in the file.')
  return changed
}

function encode(source: string, { kind, start, holes }: Literal, parts: readonly string[]): string {
  const [text = ''] = parts
  if (kind === 'number') {
    if (!/^\d+(\.\d+)?$/.test(text)) throw new EditError('Write a number without a sign before it, such as 99.')
    return text
  }
  // Prettier puts it into other quotation marks.
  if (kind === 'text' && source[start] !== '`') return JSON.stringify(text)
  const written = parts.map((part) =>
    JSON.stringify(part)
      .slice(1, -1)
      .replaceAll('\\"', '"')
      .replaceAll(/`|\$\{/g, '\\$&'),
  )
  return `\`${written.map((part, index) => part + (index in holes ? `\${${holes[index]}}` : '')).join('')}\``
}

/** A module as Prettier writes it, if it was so before: otherwise other lines would change. */
export async function formatted(path: string, before: string, after: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier')
  const options = { ...(await resolveConfig(path)), filepath: path }
  return (await format(before, options)) === before ? format(after, options) : after
}
