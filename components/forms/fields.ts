import { z } from 'zod/mini'
import type { FormDefinition } from '../../data/forms.ts'

/** What a form holds: every field's text by its name. */
export type FieldValues = Readonly<Record<string, string>>

/** The current values of a form's fields. */
export function readFields({ fields }: Pick<FormDefinition, 'fields'>, form: HTMLFormElement): FieldValues {
  const data = new FormData(form)
  return Object.fromEntries(Object.keys(fields).map((name) => [name, (data.get(name) as string | null) ?? '']))
}

/** Writes values into the empty fields of a form. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (field && field.value === '') field.value = value
  }
}

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

/** Focuses what the visitor needs next after a form was refused, has failed or is shown again. */
export function focusNext(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid]')
  if (wrong) return wrong.focus()
  // A button that is disabled while it sends loses the focus; after a failure it is the next thing to use.
  const notice = form.querySelector('.form-problem')
  if (notice) {
    focusIfLost(form.querySelector<HTMLElement>('[type="submit"]'))
    notice.parentElement!.scrollIntoView({ block: 'nearest' })
    return
  }
  form.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

function focusIfLost(element: HTMLElement | null): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) element?.focus()
}

/** Posts the form as the browser does without script. Resolves only if the visitor comes back to this very page. */
export function postAndWait(form: HTMLFormElement): Promise<void> {
  form.submit()
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
