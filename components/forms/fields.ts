import { z } from 'zod/mini'
import { formSchema, type FormDefinition } from '../../data/forms.ts'

/** A form's values by field name. */
export type FieldValues = Readonly<Record<string, string>>

/** The current values of a form's fields. */
export function valuesOf({ fields }: Pick<FormDefinition, 'fields'>, form: HTMLFormElement): FieldValues {
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

/** The messages of invalid fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

type Validation = { values: FieldValues; errors?: undefined } | { errors: FieldErrors }

/** Validates the values. Valid ones are trimmed and have only the form's fields. */
export function validate(definition: Pick<FormDefinition, 'fields'>, values: FieldValues): Validation {
  const result = z.safeParse(formSchema(definition), values)
  if (result.success) return { values: result.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { errors }
}

/** Focuses the summary of invalid fields, the submit button after a failure, or the first field of a new form. */
export function focusNext(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('.form-errors')
  if (summary) return summary.focus()
  // The submit button lost the focus when it was disabled.
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

/** Posts the form as the browser does without script. Resolves only if the visitor returns to this page. */
export function postAndWait(form: HTMLFormElement): Promise<void> {
  form.submit()
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
