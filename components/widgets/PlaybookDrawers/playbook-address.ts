import type { PlaybookId } from '../../../data/playbooks.ts'

/** The URL of Clone: the request form, prefilled with the playbook. */
export function clonePath(id: PlaybookId): string {
  return `/custom-template?playbook=${id}`
}
