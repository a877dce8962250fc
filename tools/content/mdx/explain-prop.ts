import type { core } from 'zod'
import { unambiguousMatch, suggestion } from '../suggestion.ts'
import type { Explanation } from '../content-error.ts'
import type { Records } from '../records.ts'
import { capitalised } from '../../lib/text.ts'

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group',
  record: 'a group',
  null: 'nothing',
}

/** A missing prop. */
export function missingProp(widget: string, prop: string, schema: core.$ZodType): Explanation {
  const description = (schema as { description?: string }).description
  const values = (schema as { options?: readonly unknown[] }).options
  const allowed = values?.every((value) => typeof value === 'string') ? ` Use one of: ${values.join(', ')}.` : ''
  return {
    reason: `<${widget}> needs the prop "${prop}"${description ? `: ${description.replace(/\.$/, '')}` : ''}.`,
    fix: `Write it as ${exampleOf(prop, schema._zod.def.type)}.${allowed}`,
  }
}

/**
 * An invalid value: what it must be, what it is, and how to write it.
 * @param issue with its `input`
 */
export function explainIssue(issue: core.$ZodIssue, widget: string, records: Records): Explanation {
  const { input: value } = issue
  const [prop, ...path] = issue.path as [string, ...PropertyKey[]]
  const whole = `"${prop}" of <${widget}>`
  const what = capitalised(path.length ? `${pathWords(path)} of ${whole}` : whole)
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected
      if (value === undefined) return { reason: `${what} is missing.`, fix: `It must be ${kind}.` }
      const reason = `${what} must be ${kind}, not ${describe(value)}.`
      if (path.length) return { reason }
      const text = corrected(prop, issue.expected, value)
      return { reason, text, fix: text ? `Write ${text}.` : `Write it as ${exampleOf(prop, issue.expected)}.` }
    }
    case 'invalid_value': {
      const values = issue.values.map(String)
      const record = (['agent', 'industry', 'department'] as const).find((kind) => {
        const ids: readonly string[] = records[kind].ids
        return ids.length === values.length && ids.every((id, index) => id === values[index])
      })
      const meant = typeof value === 'string' ? unambiguousMatch(value, values) : undefined
      return {
        reason: record
          ? `There is no ${record} "${String(value)}" in ${records[record].file}.`
          : `${what} cannot be ${typeof value === 'string' ? `"${value}"` : describe(value)}.`,
        fix: suggestion(String(value), values),
        text: meant === undefined ? undefined : `${prop}="${meant}"`,
      }
    }
    case 'too_small':
      return { reason: `${what} must ${limit(issue.origin, 'at least', issue.minimum, issue.message)}.` }
    case 'too_big':
      return { reason: `${what} must ${limit(issue.origin, 'at most', issue.maximum, issue.message)}.` }
    default: {
      const isDay = issue.code === 'invalid_format' && issue.format === 'date'
      return { reason: `${what} ${isDay ? 'must be a day such as 2026-01-31' : `does not fit: ${issue.message}`}.` }
    }
  }
}

function limit(origin: string, bound: string, amount: number | bigint, message: string): string {
  if (origin === 'string') return `have ${bound} ${amount} character${amount === 1 ? '' : 's'}`
  if (origin === 'array') return `have ${bound} ${amount} entr${amount === 1 ? 'y' : 'ies'}`
  return origin === 'number' || origin === 'int' ? `be ${bound} ${amount}` : message
}

/** The attribute with its value as it was meant, if that is certain. */
function corrected(prop: string, expected: string, value: unknown): string | undefined {
  if (expected === 'string' && typeof value === 'number') return `${prop}="${value}"`
  if (typeof value !== 'string') return undefined
  const figure = value.replace(/[£%,\s]/g, '')
  if (expected === 'number' && figure !== '' && Number.isFinite(Number(figure))) return `${prop}={${Number(figure)}}`
  if (expected === 'boolean' && /^(true|false)$/i.test(value)) return `${prop}={${value.toLowerCase()}}`
}

function exampleOf(prop: string, kind: string): string {
  if (kind === 'number' || kind === 'int') return `${prop}={3}`
  if (kind === 'boolean') return `${prop}={true}`
  if (kind === 'array' || kind === 'tuple') return `${prop}={[…]}`
  if (kind === 'object' || kind === 'record') return `${prop}={{ … }}`
  return `${prop}="…"`
}

/** The keys of the object at a path inside a prop; none if it is not an object. */
export function entryNames(schema: core.$ZodType | undefined, path: readonly PropertyKey[]): string[] {
  const { type, shape, element, innerType } = (schema?._zod.def ?? {}) as {
    type?: string
    shape?: Record<string, core.$ZodType>
    element?: core.$ZodType
    innerType?: core.$ZodType
  }
  if (innerType) return entryNames(innerType, path)
  if (!path.length) return type === 'object' ? Object.keys(shape!) : []
  return entryNames(type === 'array' ? element : shape?.[String(path[0])], path.slice(1))
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `the text "${value}"`
  if (typeof value === 'number') return `the number ${value}`
  if (Array.isArray(value)) return 'a list'
  return value === null || typeof value === 'boolean' ? String(value) : 'a group'
}

/** 'entry 2', 'label in entry 2'. */
function pathWords(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `entry ${step + 1}` : `"${String(step)}"`))
    .reverse()
    .join(' in ')
}
