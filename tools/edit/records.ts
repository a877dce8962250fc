import { parseSync } from 'rolldown/utils'
import { EditError, splice } from './source-files.ts'

type Span = [start: number, end: number]
type Node = { type: string; start: number; end: number; value?: unknown; [name: string]: unknown }

/** A text or a number that is written in a module of `data/`, or the parts of a text with computed values. */
export type Literal = {
  file: string
  /** The keys that lead to it: `bands[0].price`. */
  path: string
  /** Its own key, or its index in a list. */
  key: string
  start: number
  end: number
  kind: 'text' | 'number' | 'template'
  /** The text; of a template the texts around its computed values. */
  parts: string[]
  /** The computed values of a template, as written. */
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

  function visit(node: Node, path: string, key: string, entry: Span, isLocked = false): void {
    const { type, start, end, value } = node
    const locked =
      isLocked || LOCKED.test(key) ? 'Code and other records rely on it, so it is changed in the file.' : undefined
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
        if (element) visit(element, `${path}[${index}]`, key, [start, end], !!locked)
      })
    else if (/^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(type))
      visit(node['expression'] as Node, path, key, entry, isLocked)
    else if (type === 'CallExpression')
      (node['arguments'] as Node[]).forEach((each, index) =>
        visit(each, `${path}(${index})`, key, [each.start, each.end]),
      )
    else if (type === 'ArrowFunctionExpression') visit(node['body'] as Node, path, key, entry, isLocked)
    else if (type === 'ConditionalExpression')
      for (const name of ['consequent', 'alternate']) visit(node[name] as Node, path, key, entry, isLocked)
  }
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

/** The literals of one entry: the text that was clicked, and what is written beside it. */
export function entryOf(literals: readonly Literal[], chosen: Literal): Literal[] {
  const [start, end] = chosen.entry
  return literals.filter((each) => each.entry[0] === start && each.entry[1] === end)
}

/** What the type of a record says of a key: the comment above it in the same module. */
export function helpOf(source: string, key: string): string {
  const [, text] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*(?:readonly )?${key}\\??:`).exec(source) ?? []
  return (text ?? '').replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
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
  const read = literalsOf(literal.file, changed)
  const again = read.find(({ start, path }) => start === literal.start && path === literal.path)
  const same = JSON.stringify([again?.parts, again?.holes]) === JSON.stringify([parts, literal.holes])
  if (!same || read.length !== literalsOf(literal.file, source).length)
    throw new EditError('The value cannot be written safely. Change it in the file.')
  return changed
}

function encode(source: string, literal: Literal, parts: readonly string[]): string {
  if (literal.kind === 'number') {
    const [text = ''] = parts
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw new EditError('Write a number, such as 99.')
    return String(Number(text))
  }
  if (literal.kind === 'template') {
    const texts = parts.map((part) => escaped(part, '`').replaceAll('${', '\\${'))
    return `\`${texts.map((text, index) => text + (literal.holes[index] === undefined ? '' : `\${${literal.holes[index]}}`)).join('')}\``
  }
  const quote = source[literal.start]!
  const [text = ''] = parts
  // As Prettier: the quotation mark that needs fewer escapes, single if both need the same.
  const other = quote === "'" ? '"' : "'"
  const count = (mark: string) => text.split(mark).length
  const best = quote === '`' ? quote : count("'") > count('"') ? '"' : count("'") < count('"') ? "'" : quote
  const own = best === quote || best === other ? best : quote
  return own + escaped(text, own === '"' || own === "'" ? own : '`') + own
}

function escaped(text: string, quote: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll(
      /[\n\r\u2028\u2029]/g,
      (each) => ({ '\n': '\\n', '\r': '\\r' })[each] ?? `\\u${each.charCodeAt(0).toString(16)}`,
    )
}

/** A module as Prettier writes it, if it was so before: otherwise other lines would change. */
export async function formatted(path: string, before: string, after: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier')
  const options = { ...(await resolveConfig(path)), filepath: path }
  return (await format(before, options)) === before ? format(after, options) : after
}
