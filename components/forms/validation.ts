import { z } from 'zod/mini'
import type { FormDefinition } from '../../data/forms.ts'

/** The message of every field that is wrong, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

/** What a form holds: every field's text by its name. */
export type FieldValues = Readonly<Record<string, string>>

type Validation = { values: FieldValues; errors?: undefined } | { errors: FieldErrors }

/** Holds the values against the form's rules; what passes is trimmed and has the form's own fields only. */
export function validate({ schema }: Pick<FormDefinition, 'schema'>, values: FieldValues): Validation {
  const result = z.safeParse(schema, values)
  if (result.success) return { values: result.data as FieldValues }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { errors }
}

/** The texts of a form's own fields, as they stand in the page. */
export function readFields({ fields }: Pick<FormDefinition, 'fields'>, form: HTMLFormElement): FieldValues {
  const data = new FormData(form)
  return Object.fromEntries(Object.keys(fields).map((name) => [name, String(data.get(name) ?? '')]))
}
