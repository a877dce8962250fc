import { isMap, isNode, isScalar, parseDocument, stringify } from 'yaml'
import { frontMatterSchema } from '../content/front-matter-schema.ts'
import { readFrontMatter } from '../content/front-matter.ts'
import type { Records } from '../content/records.ts'
import { fieldsOf, type Field } from './fields.ts'
import { EditError, splice } from './source-files.ts'

/** The fields of a page's front matter, as written. */
export function frontMatterForm(source: string, records: Records): Field[] {
  return fieldsOf(frontMatterSchema(records), parse(source).document.toJS() as Record<string, unknown>)
}

/**
 * Writes one key of the front matter and leaves all other characters as they are. An empty value, or the default,
 * removes the key's line.
 * @throws {EditError} if the page's front matter would have an error
 */
export function writeFrontMatter(file: string, source: string, key: string, value: unknown, records: Records): string {
  const schema = frontMatterSchema(records)
  const field = fieldsOf(schema, {}).find(({ name }) => name === key)
  if (!field) throw new EditError(`There is no key "${key}" in front matter.`)
  const newValue = value === '' || value === null || (Array.isArray(value) && !value.length) ? undefined : value
  const isDefault = newValue === undefined || newValue === field.fallback
  const changed = put(source, key, isDefault ? undefined : newValue, Object.keys(schema.shape))
  const before = readFrontMatter(file, source, records)
  const after = readFrontMatter(file, changed, records)
  const known = new Set(before.errors.map(({ reason }) => reason))
  const error = after.errors.find(({ reason }) => !known.has(reason))
  if (error) throw new EditError([error.reason, error.fix].filter(Boolean).join(' '))
  const others = (values: Record<string, unknown> = {}) => JSON.stringify({ ...values, [key]: undefined })
  if (others(before.block?.values) !== others(after.block?.values))
    throw new EditError('This would change other keys too. Edit the file itself.')
  return changed
}

function parse(source: string) {
  const [whole, open, text] = /^(---[ \t]*\n)([^]*?\n)---/.exec(source) ?? []
  if (whole === undefined) throw new EditError('The page has no front matter.')
  const document = parseDocument(text!, { keepSourceTokens: true })
  return { document, text: text!, from: open!.length }
}

function put(source: string, key: string, value: unknown, order: readonly string[]): string {
  const { document, text, from } = parse(source)
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
  const scalar = typeof value === 'string' ? asScalar(value) : JSON.stringify(value)
  if (pair && isNode(pair.value) && pair.value.range) {
    const [start, end] = pair.value.range
    const old = text.slice(start, end)
    const plain = old.trimEnd()
    // Quotation marks stay, where the text allows.
    const quote = /^(["'])[^]*\1$/.exec(plain)?.[1]
    const kept = typeof value === 'string' && quote === "'" ? `'${value.replaceAll("'", "''")}'` : undefined
    const fitting = quote === '"' && typeof value === 'string' ? JSON.stringify(value) : (kept ?? scalar)
    return splice(source, from + start, from + start + plain.length, plain ? fitting : ` ${fitting}`)
  }
  const rank = order.indexOf(key)
  const next = pairs.find((candidate) => order.indexOf(nameOf(candidate)) > rank)
  const at = next ? lineOf(next)[0] : text.length
  return splice(source, from + at, from + at, `${key}: ${scalar}\n`)
}

/** A text as YAML in one line, quoted only if it must be. */
function asScalar(text: string): string {
  return text.includes('\n') ? JSON.stringify(text) : stringify(text, { lineWidth: 0 }).trimEnd()
}
