import { z } from 'zod'

/** A value that a form sends. */
export const fieldValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
])

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

type Schema = {
  type?: string
  description?: string
  format?: string
  default?: unknown
  enum?: unknown[]
  items?: Schema
  anyOf?: Schema[]
}

/** The fields of a zod object, with the values that are written. */
export function fieldsOf(
  schema: z.ZodObject,
  written: Readonly<Record<string, unknown>>,
  locked: Readonly<Record<string, string>> = {},
): Field[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties as Record<string, Schema>).map(([name, property]) => ({
    name,
    help: property.description ?? '',
    ...controlOf(property, written[name]),
    required: required.includes(name),
    fallback: property.default,
    value: written[name],
    locked: locked[name],
  }))
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
  if (type === 'string') return { kind: typeof value === 'string' && value.length > 60 ? 'long' : 'text' }
  return { kind: 'json' }
}

/** What is wrong with a value, by the schema; undefined if nothing is. */
export function invalidReason(schema: z.ZodObject, name: string, value: unknown): string | undefined {
  const field = (schema.shape as Record<string, z.ZodType>)[name]
  if (!field) return `There is no field "${name}".`
  const reason = field.safeParse(value).error?.issues[0]?.message
  return reason && `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`
}
