import type { PlaybookId } from '../../../data/playbooks.ts'

/** Where Clone leads: the request form, prefilled with the playbook. */
export function clonePath(id: PlaybookId): string {
  return `/custom-template?playbook=${id}`
}
