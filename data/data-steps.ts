/** One of the four places that customer data passes through. */
type DataStep = {
  /** The place's name on the plan of /security. */
  name: string
  /** What happens there, in one or two sentences. */
  text: string
}

/** The way of customer data through the company, in the order of the numbers on the plan (specification, section 2). */
export const dataSteps: readonly [DataStep, DataStep, DataStep, DataStep] = [
  { name: 'Enters', text: 'A call, a form or a file you give us. It is encrypted in transit.' },
  { name: 'Rests', text: 'Call notes and documents are stored in the United Kingdom and encrypted at rest.' },
  { name: 'Leaves', text: 'To your diary, your inbox or the person you named. You can ask for a copy of everything.' },
  {
    name: 'Deleted',
    text: 'You set how long notes are kept. After that they are listed, and a person confirms the deletion.',
  },
]
