/** One of the four places that customer data passes through. */
type DataStep = {
  /** The place's name on the plan of /security. */
  name: string
  /** What happens there, in one or two sentences. */
  text: string
}

/** What happens to customer data, in the order of the numbers on the plan. */
export const dataSteps = {
  enters: { name: 'Arrives', text: 'A call, a form or a file you give us. It’s encrypted in transit.' },
  rests: { name: 'Stored', text: 'Call notes and documents are stored in the United Kingdom and encrypted at rest.' },
  leaves: {
    name: 'Sent',
    text: 'To your diary, your inbox or the person you’ve named. You can ask for a copy of everything.',
  },
  deleted: {
    name: 'Deleted',
    text: 'You choose how long notes are kept. Then they’re listed, and a person confirms the deletion.',
  },
} as const satisfies Record<string, DataStep>

export type DataStepId = keyof typeof dataSteps

/** Every step's id, in order. */
export const dataStepIds = Object.keys(dataSteps) as DataStepId[]
