import { hireChoiceIn, hireRequirements } from '../../forms/hire-choice.ts'
import { industryChoice } from '../../forms/industry-choice.ts'

/**
 * What the form holds at first for those who chose before they came; nothing for an address that says no such thing.
 */
export function valuesFor(search: string): Record<string, string> {
  const choice = hireChoiceIn(search)
  if (!choice) return {}
  return { ...('industry' in choice && industryChoice(choice.industry)), requirements: hireRequirements(choice) }
}
