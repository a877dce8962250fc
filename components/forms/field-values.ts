import type { FormDefinition } from '../../data/forms.ts'

/** What a form holds: every field's text by its name. */
export type FieldValues = Readonly<Record<string, string>>

/** The texts of a form's own fields, as they stand in the page. */
export function readFields({ fields }: Pick<FormDefinition, 'fields'>, form: HTMLFormElement): FieldValues {
  const data = new FormData(form)
  return Object.fromEntries(Object.keys(fields).map((name) => [name, (data.get(name) as string | null) ?? '']))
}

/** Writes values into those fields of a form in which nothing stands yet. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (field && field.value === '') field.value = value
  }
}
