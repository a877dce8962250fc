import { playbooks, type Playbook } from '../../../data/playbooks.ts'
import { industryPrefill } from '../../forms/industry-prefill.ts'

/** The playbook with an id; undefined for an unknown one. */
export function clonedPlaybook(id: string): Playbook | undefined {
  return Object.hasOwn(playbooks, id) ? playbooks[id as keyof typeof playbooks] : undefined
}

/** The initial values of the form for a cloned playbook; empty for an unknown id. */
export function playbookFormValues(id: string): Record<string, string> {
  const playbook = clonedPlaybook(id)
  if (!playbook) return {}
  const { name, industry } = playbook
  return { ...industryPrefill(industry), requirements: `We would like to start from the playbook “${name}”.` }
}
