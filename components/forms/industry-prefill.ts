import { industryChoices } from '../../data/forms.ts'
import { industries, type IndustryId } from '../../data/industries.ts'

/** The value of a form's industry field for an industry; empty if the form does not offer it. */
export function industryPrefill(id: IndustryId): { industry?: string } {
  const industry = industryChoices.find((choice) => choice === industries[id].name)
  return industry ? { industry } : {}
}
