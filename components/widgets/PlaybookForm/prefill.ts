import { industryChoices } from '../../../data/forms.ts'
import { industries } from '../../../data/industries.ts'
import { playbooks } from '../../../data/playbooks.ts'

/** What the form holds at first for those who clone a playbook; nothing for an id that no playbook has. */
export function valuesFor(id: string): Record<string, string> {
  if (!Object.hasOwn(playbooks, id)) return {}
  const { name, industry } = playbooks[id as keyof typeof playbooks]
  const choice = industryChoices.find((choice) => choice === industries[industry].name)
  return { ...(choice && { industry: choice }), requirements: `We would like to start from the playbook “${name}”.` }
}
