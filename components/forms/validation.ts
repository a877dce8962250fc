import { z } from 'zod/mini'
import type { FormDefinition } from '../../data/forms.ts'
import type { FieldValues } from './field-values.ts'

/** The message of every field that is wrong, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

type Validation = { values: FieldValues; errors?: undefined } | { errors: FieldErrors }

/** Holds the values against the form's rules; what passes is trimmed and has the form's own fields only. */
export function validate({ schema }: Pick<FormDefinition, 'schema'>, values: FieldValues): Validation {
  const result = z.safeParse(schema, values)
  if (result.success) return { values: result.data as FieldValues }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { errors }
}
