import { playbookIds, type PlaybookId } from '../../../data/playbooks.ts'

/** A playbook's id, if the text is one: for addresses such as /custom-template?playbook=client-intake. */
export function asPlaybookId(text: string | null): PlaybookId | undefined {
  return playbookIds.find((id) => id === text)
}

/** Where Clone leads: the request form, prefilled with the playbook. */
export function clonePath(id: PlaybookId): string {
  return `/custom-template?playbook=${id}`
}
