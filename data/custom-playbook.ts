/** What is promised of a custom playbook (specification, sections 2 and 9). */
export const customPlaybook = {
  /** The time to an answer. */
  reply: '24 hours',
  /** The time to the playbook, counted from the day that requirements have been gathered. */
  delivery: '5–7 business days',
} as const
