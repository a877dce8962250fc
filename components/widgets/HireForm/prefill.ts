import { industryChoices } from '../../../data/forms.ts'
import { hireChoiceIn, hireRequirements } from '../../../data/hire-choice.ts'
import { industries } from '../../../data/industries.ts'

/** What the form holds at first for those who chose before they came; nothing for an address that says no such thing. */
export function valuesFor(search: string): Record<string, string> {
  const choice = hireChoiceIn(search)
  if (!choice) return {}
  const industry = 'industry' in choice ? industryChoices.find((name) => name === industries[choice.industry].name) : undefined
  return { ...(industry && { industry }), requirements: hireRequirements(choice) }
}
