import { hireChoiceIn, hireRequirements } from '../../forms/hire-choice.ts'
import { industryPrefill } from '../../forms/industry-prefill.ts'

/** The initial values of the form, from the choice in the address; empty without one. */
export function hireFormValues(search: string): Record<string, string> {
  const choice = hireChoiceIn(search)
  if (!choice) return {}
  return { ...('industry' in choice && industryPrefill(choice.industry)), requirements: hireRequirements(choice) }
}
