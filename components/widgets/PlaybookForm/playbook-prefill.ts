import { playbooks } from '../../../data/playbooks.ts'
import { industryChoice } from '../../forms/industry-choice.ts'

/** The initial values of the form for a cloned playbook; empty for an unknown id. */
export function playbookFormValues(id: string): Record<string, string> {
  if (!Object.hasOwn(playbooks, id)) return {}
  const { name, industry } = playbooks[id as keyof typeof playbooks]
  return { ...industryChoice(industry), requirements: `We would like to start from the playbook “${name}”.` }
}
