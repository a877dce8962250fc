import type { Rule } from '../rule.ts'

const FORMS = 'data/forms.ts'

/** What of a field must be its own in a form, and how a message calls it. */
const OWN = { label: 'label', autoComplete: 'autofill name' } as const

type Field = { label?: string; autoComplete?: string; required?: boolean; missing?: string }

/** Each field of a form has a label and an autofill name of its own, and a message that is a sentence. */
export const formFields: Rule<'data' | 'values'> = {
  name: 'form-fields',
  severity: 'error',
  check({ data, values }, add) {
    const file = data.find((candidate) => candidate.file === FORMS)
    const forms = (values.get(FORMS)?.['forms'] ?? {}) as Readonly<Record<string, { fields?: Record<string, Field> }>>
    if (!file) return
    const reported = new Set<string>()
    const report = (path: readonly string[], reason: string, fix: string) => {
      const place = file.placeOf(path)
      // Forms share fields.
      const key = `${place.line} ${reason}`
      if (!reported.has(key)) add(file, { place, reason, fix })
      reported.add(key)
    }
    for (const [form, { fields = {} }] of Object.entries(forms)) {
      for (const [name, field] of Object.entries(fields)) {
        for (const [key, what] of Object.entries(OWN) as [keyof typeof OWN, string][]) {
          const first = Object.entries(fields).find(([, other]) => other[key] === field[key])![0]
          if (first !== name && field[key] !== undefined && field[key] !== 'off')
            report(
              ['forms', form, 'fields', name, key],
              `The field ${first} of the form ${form} has the ${what} "${field[key]}", too.`,
              'Write one of its own.',
            )
        }
        if (field.required && field.label?.endsWith('?') && !field.missing)
          report(
            ['forms', form, 'fields', name, 'label'],
            `Left empty, the field says "${field.label} is required".`,
            "Add what it says then, such as missing: 'Please choose a size', or write the label as a noun.",
          )
      }
    }
  },
}
