import type { Rule } from '../rule.ts'

const FORMS = 'data/forms.ts'
const INDUSTRIES = 'data/industries.ts'

/**
 * Forms offer every industry by its name, and then "Other". Their choices are written in `data/forms.ts`, because the
 * back end is deployed with that file alone.
 */
export const industryChoices: Rule<'data' | 'values'> = {
  name: 'industry-choices',
  severity: 'error',
  check({ data, values }, add) {
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
  },
}
