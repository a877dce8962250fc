import { z } from 'zod'
import { capitalised } from '../lib/text.ts'

/** A field of a form, for the browser: how a value is entered, and what is known of it. */
export type Field = {
  name: string
  /** What it means, for the person who fills it in. */
  help: string
  kind: 'text' | 'long' | 'number' | 'date' | 'switch' | 'choice' | 'list' | 'json' | 'parts'
  options?: readonly string[]
  required: boolean
  /** The default; undefined if there is none. */
  fallback?: unknown
  value: unknown
  /** Why it cannot be changed here; undefined if it can. */
  locked?: string | undefined
  /** The expressions of computed values, between the parts of a text or in place of it. */
  holes?: readonly string[]
  /** What they are at present. */
  computed?: readonly string[]
  /** Whether this field was clicked. */
  isChosen?: boolean
}

/** A field that a schema describes, for those who write its value themselves. */
export type SchemaField = Field & {
  /** Its type in words: 'text', 'whole number, 1 to 9', 'one of 3'. */
  type: string
  /** The smallest number that it takes. */
  min: number | undefined
}

type Schema = {
  type?: string
  description?: string
  format?: string
  default?: unknown
  enum?: unknown[]
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
}

/** The fields of a zod object, with the values that are written. */
export function fieldsOf(
  schema: z.ZodObject,
  written: Readonly<Record<string, unknown>> = {},
  locked: Readonly<Record<string, string>> = {},
): SchemaField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties as Record<string, Schema>).map(([name, property]) => {
    const control = controlOf(property, written[name])
    return {
      name,
      help: property.description ?? '',
      ...control,
      type: typeOf(property, control),
      min: bound(property.minimum),
      required: required.includes(name),
      fallback: property.default,
      value: written[name],
      locked: locked[name],
    }
  })
}

/** The default values of a zod object. */
export function defaultValues(schema: z.ZodObject): Record<string, unknown> {
  const fields = fieldsOf(schema).filter(({ fallback }) => fallback !== undefined)
  return Object.fromEntries(fields.map(({ name, fallback }) => [name, fallback]))
}

/** The name of a field, or the path of a value, in words: 'Redirect from', 'Bands 1, price'. */
export function labelOf(path: string): string {
  if (path === 'toc') return 'Table of contents'
  const words = path
    .replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll(/\(\d+\)/g, '')
    .replaceAll('.', ', ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return capitalised(words)
}

/** What a field means, and its default. */
export function helpOf({ help, fallback }: Pick<Field, 'help' | 'fallback'>): string {
  const isSaid = fallback === undefined || help.includes('Default:')
  return isSaid ? help : `${help} Default: ${JSON.stringify(fallback)}.`
}

function controlOf(
  { type, format, enum: options, items, anyOf }: Schema,
  value: unknown,
): Pick<Field, 'kind' | 'options'> {
  if (options?.every((option) => typeof option === 'string')) return { kind: 'choice', options }
  if (type === 'boolean') return { kind: 'switch' }
  if (type === 'integer' || type === 'number') return { kind: 'number' }
  if ((type === 'array' && items?.type === 'string') || anyOf?.some((candidate) => candidate.type === 'array'))
    return { kind: 'list' }
  if (format === 'date') return { kind: 'date' }
  if (type === 'string') return { kind: textKind(value) }
  return { kind: 'json' }
}

/** The kind of field that a text is written in. */
export function textKind(text: unknown): 'long' | 'text' {
  return typeof text === 'string' && text.length > 60 ? 'long' : 'text'
}

function typeOf({ type, minimum, maximum }: Schema, { kind, options }: Pick<Field, 'kind' | 'options'>): string {
  if (options) return `one of ${options.length}`
  if (kind === 'switch') return 'true or false'
  if (kind === 'list' || type === 'array') return 'list'
  if (kind === 'json') return 'group'
  if (kind !== 'number') return 'text'
  const [min, max] = [bound(minimum), bound(maximum)]
  const both = min !== undefined && max !== undefined && `, ${min} to ${max}`
  const one = min !== undefined ? `, at least ${min}` : max !== undefined ? `, at most ${max}` : ''
  return `${type === 'integer' ? 'whole ' : ''}number${both || one}`
}

/** Zod bounds all integers by the safe integers; such a bound is not shown. */
function bound(limit: number | undefined): number | undefined {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
}

/** What is wrong with a value, by the schema; undefined if nothing is. */
export function invalidReason(schema: z.ZodObject, name: string, value: unknown): string | undefined {
  const field = (schema.shape as Record<string, z.ZodType>)[name]
  if (!field) return `There is no field "${name}".`
  const reason = field.safeParse(value).error?.issues[0]?.message
  return reason && `${capitalised(reason)}${/[.!?]$/.test(reason) ? '' : '.'}`
}
