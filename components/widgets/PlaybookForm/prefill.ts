import { playbooks } from '../../../data/playbooks.ts'
import { industryChoice } from '../../forms/industry-choice.ts'

/** What the form holds at first for those who clone a playbook; nothing for an id that no playbook has. */
export function valuesFor(id: string): Record<string, string> {
  if (!Object.hasOwn(playbooks, id)) return {}
  const { name, industry } = playbooks[id as keyof typeof playbooks]
  return { ...industryChoice(industry), requirements: `We would like to start from the playbook “${name}”.` }
}
