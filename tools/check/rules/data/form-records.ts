import { siteRule } from '../rule.ts'

const FORMS = 'data/forms.ts'
const INDUSTRIES = 'data/industries.ts'

/** The keys whose values must differ between the fields of a form, and their names in messages. */
const UNIQUE_KEYS = { label: 'label', autoComplete: 'autofill name' } as const

type Field = { label?: string; autoComplete?: string; required?: boolean; missing?: string }

/** In a form, no two fields have the same label or autofill name, and what an empty field says is a sentence. */
export const formFields = siteRule('form-fields', 'error', ({ data, values }, add) => {
  const file = data.find((candidate) => candidate.file === FORMS)
  const forms = (values.get(FORMS)?.['forms'] ?? {}) as Readonly<Record<string, { fields?: Record<string, Field> }>>
  if (!file) return
  const reported = new Set<string>()
  const report = (path: readonly string[], reason: string, fix: string) => {
    const place = file.placeOf(path)
    // Forms share fields.
    const key = `${place.line}:${place.column} ${fix}`
    if (!reported.has(key)) add(file, { place, reason, fix })
    reported.add(key)
  }
  for (const [form, { fields = {} }] of Object.entries(forms)) {
    for (const [name, field] of Object.entries(fields)) {
      for (const [key, what] of Object.entries(UNIQUE_KEYS) as [keyof typeof UNIQUE_KEYS, string][]) {
        const first = Object.entries(fields).find(([, other]) => other[key] === field[key])![0]
        if (first !== name && field[key] !== undefined && field[key] !== 'off')
          report(
            ['forms', form, 'fields', name, key],
            `In the form ${form}, the field ${first} already has the ${what} "${field[key]}".`,
            key === 'label' ? 'Choose another one.' : "Choose another one, or 'off'.",
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
})

/**
 * Forms offer every industry by its name, and then "Other". Their choices are written in `data/forms.ts`, because the
 * back end is deployed with that file alone.
 */
export const offeredIndustries = siteRule('industry-choices', 'error', ({ data, values }, add) => {
  const file = data.find((candidate) => candidate.file === FORMS)
  const choices = values.get(FORMS)?.['industryChoices'] as readonly string[] | undefined
  const industries = values.get(INDUSTRIES)?.['industries'] as Readonly<Record<string, { name: string }>> | undefined
  if (!file || !choices || !industries) return
  const names = Object.values(industries).map(({ name }) => name)
  const last = file.placeOf(['industryChoices', choices.length - 1])
  for (const name of names.filter((candidate) => !choices.includes(candidate)))
    add(file, {
      place: last,
      reason: `Forms do not offer the industry "${name}" of ${INDUSTRIES}.`,
      fix: `Write '${name}', above this line.`,
      edits: [{ place: { ...last, length: 0 }, text: `'${name.replaceAll("'", "\\'")}',\n  ` }],
    })
  for (const [index, choice] of choices.slice(0, -1).entries())
    if (!names.includes(choice))
      add(file, {
        place: file.placeOf(['industryChoices', index]),
        reason: `Forms offer the industry "${choice}", which is not in ${INDUSTRIES}.`,
        fix: 'Write the name of the industry as that file has it, or delete it.',
      })
})
