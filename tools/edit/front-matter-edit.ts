import { isMap, isNode, isScalar, parseDocument, stringify } from 'yaml'
import { reasonAndFix } from '../content/content-error.ts'
import { frontMatterSchema } from '../content/front-matter-schema.ts'
import { readFrontMatter } from '../content/front-matter.ts'
import type { Records } from '../content/records.ts'
import { fieldsOf, type Field } from '../gallery/form-fields.ts'
import { EditError, splice } from './source-files.ts'

/** The fields of a page's front matter, as written. */
export function frontMatterForm(source: string, records: Records): Field[] {
  return fieldsOf(frontMatterSchema(records), parse(source).document.toJS() as Record<string, unknown>)
}

/**
 * Writes one key of the front matter and leaves all other characters as they are. An empty value, or the default,
 * removes the key's line.
 * @param committed the page before it was edited: a value that it has is written as it is there
 * @throws {EditError} if the page's front matter would have an error
 */
export function writeFrontMatter(
  file: string,
  source: string,
  key: string,
  value: unknown,
  records: Records,
  committed?: string,
): string {
  const schema = frontMatterSchema(records)
  const field = fieldsOf(schema).find(({ name }) => name === key)
  if (!field) throw new EditError(`There is no key "${key}" in front matter.`)
  const newValue = value === '' || value === null || (Array.isArray(value) && !value.length) ? undefined : value
  const isDefault = newValue === undefined || newValue === field.fallback
  const changed = put(source, key, isDefault ? undefined : newValue, Object.keys(schema.shape), committed)
  const known = new Set(readFrontMatter(file, source, records).errors.map(({ reason }) => reason))
  const error = readFrontMatter(file, changed, records).errors.find(({ reason }) => !known.has(reason))
  if (error) throw new EditError(reasonAndFix(error))
  return changed
}

function parse(source: string) {
  const [whole, open, text] = /^(---[ \t]*\n)([^]*?\n)---/.exec(source) ?? []
  if (whole === undefined) throw new EditError('The page has no front matter.')
  const document = parseDocument(text!, { keepSourceTokens: true })
  return { document, text: text!, from: open!.length }
}

/** A key's value as it is written, and as it is read. */
function writtenValue({ document, text }: ReturnType<typeof parse>, key: string) {
  const node = document.get(key, true)
  if (!isNode(node) || !node.range) return undefined
  const [start, end] = node.range
  return { start, text: text.slice(start, end).trimEnd(), value: document.get(key) }
}

function put(source: string, key: string, value: unknown, order: readonly string[], committed?: string): string {
  const page = parse(source)
  const { document, text, from } = page
  const pairs = isMap(document.contents) ? document.contents.items : []
  const nameOf = (pair: (typeof pairs)[number]) => String(isScalar(pair.key) ? pair.key.value : pair.key)
  const pair = pairs.find((candidate) => nameOf(candidate) === key)
  const lineOf = (each: (typeof pairs)[number]): [number, number] => {
    const start = isNode(each.key) ? each.key.range[0] : 0
    const end = isNode(each.value) && each.value.range ? each.value.range[1] : start
    const newline = text.indexOf('\n', Math.max(start, end - 1))
    return [text.lastIndexOf('\n', start - 1) + 1, newline < 0 ? text.length : newline + 1]
  }
  if (pair && value === undefined) {
    const [start, end] = lineOf(pair)
    return splice(source, from + start, from + end, '')
  }
  if (value === undefined) return source
  const now = writtenValue(page, key)
  const before = (committed === undefined ? undefined : writtenValue(parse(committed), key)) ?? now
  const written = before && isSame(before.value, value) ? before.text : asScalar(value, before?.text)
  if (now) {
    const at = from + now.start
    return splice(source, at, at + now.text.length, now.text ? written : ` ${written}`)
  }
  const rank = order.indexOf(key)
  const next = pairs.find((candidate) => order.indexOf(nameOf(candidate)) > rank)
  const at = next ? lineOf(next)[0] : text.length
  return splice(source, from + at, from + at, `${key}: ${written}\n`)
}

/** A value as YAML in one line: quoted as before, or only if it must be. */
function asScalar(value: unknown, before = ''): string {
  const quote = /^(["'])[^]*\1$/.exec(before)?.[1]
  if (typeof value !== 'string' || value.includes('\n') || quote === '"') return JSON.stringify(value)
  return quote ? `'${value.replaceAll("'", "''")}'` : stringify(value, { lineWidth: 0 }).trimEnd()
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
