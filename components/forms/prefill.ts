import { industryChoices } from '../../data/forms.ts'
import { industries, type IndustryId } from '../../data/industries.ts'
import { playbooks, type Playbook } from '../../data/playbooks.ts'
import { hireChoiceIn, hireRequirements } from './hire-choice.ts'

/** The initial values of the hire form, from the choice in the address; empty without one. */
export function hireFormValues(search: string): Record<string, string> {
  const choice = hireChoiceIn(search)
  if (!choice) return {}
  return { ...('industry' in choice && industryValue(choice.industry)), requirements: hireRequirements(choice) }
}

/** The playbook with an id; undefined for an unknown one. */
export function clonedPlaybook(id: string): Playbook | undefined {
  return Object.hasOwn(playbooks, id) ? playbooks[id as keyof typeof playbooks] : undefined
}

/** The initial values of the playbook form for a cloned playbook; empty for an unknown id. */
export function playbookFormValues(id: string): Record<string, string> {
  const playbook = clonedPlaybook(id)
  if (!playbook) return {}
  const { name, industry } = playbook
  return { ...industryValue(industry), requirements: `We would like to start from the playbook “${name}”.` }
}

/** The value of a form's industry field for an industry; empty if the form does not offer it. */
function industryValue(id: IndustryId): { industry?: string } {
  const industry = industryChoices.find((choice) => choice === industries[id].name)
  return industry ? { industry } : {}
}
