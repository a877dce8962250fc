/** The feature list of /hire-receptionist. */
export const hireFeatures = [
  'Answers calls in your business’s name',
  'Works at night, at weekends and on bank holidays',
  'Books appointments into your diary',
  'Answers questions about services and prices',
  'Takes messages with name, number and reason',
  'Puts urgent calls through to a person',
  'Writes notes on every call',
  'Speaks in the voice and tone you choose',
] as const

/** One of the steps from signing up to the first call. */
export type SetupStep = {
  /** The step's name. */
  title: string
  /** What you do in it, in short. */
  text: string
  /** Where the step begins on the ruler, in minutes. The last is promised; the others set the drawing's order. */
  minute: number
}

/** Minutes from signing up to the first call. */
export const MINUTES_TO_LIVE = 10

/** The four setup steps; an agent is live at the last. */
export const setupSteps: readonly [SetupStep, SetupStep, SetupStep, SetupStep] = [
  {
    title: 'Business information',
    text: 'Your opening hours, services, prices and a number for urgent calls.',
    minute: 0,
  },
  {
    title: 'Voice and personality',
    text: 'How it greets callers, how formal it is, and what it should never say.',
    minute: 3,
  },
  { title: 'Integration setup', text: 'Your diary and the phone line it answers.', minute: 6 },
  {
    title: 'Go live',
    text: `Call it, listen and switch it on. It’s live within ${MINUTES_TO_LIVE} minutes.`,
    minute: MINUTES_TO_LIVE,
  },
]

/** The claim of every agent's page. */
export const liveClaim = `Live in ${MINUTES_TO_LIVE} minutes`
