import { industryChoices } from '../../data/forms.ts'
import { industries, type IndustryId } from '../../data/industries.ts'

/** What a form's industry field holds for a trade; nothing where it does not offer it. */
export function industryChoice(id: IndustryId): { industry?: string } {
  const industry = industryChoices.find((choice) => choice === industries[id].name)
  return industry ? { industry } : {}
}
