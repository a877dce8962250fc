/** A thing to say to the demo receptionist. */
export type DemoPrompt = {
  /** What it tests. */
  title: string
  /** Words to say. */
  say: string
  /** What to listen for. */
  listenFor: string
}

/** The sample prompts of /demo. */
export const demoPrompts: readonly DemoPrompt[] = [
  {
    title: 'Book an appointment',
    say: 'I’d like to come in next Tuesday, in the afternoon if possible.',
    listenFor: 'It finds a free time, offers you one or two, and reads the booking back.',
  },
  {
    title: 'Ask about services and prices',
    say: 'How much is a first visit, and what does that include?',
    listenFor: 'It quotes from its price list, and says so if something isn’t on it.',
  },
  {
    title: 'Test emergency handling',
    say: 'There’s water coming through the ceiling. I need someone now.',
    listenFor: 'It asks only what it needs to, and treats the call as urgent.',
  },
]

/** The discovery call that a demo form asks for, in minutes. */
export const DISCOVERY_CALL_MINUTES = 15

/** What the demo line promises, in a few words each. */
export const callFacts = ['Instant connection', 'Available 24/7', 'No waiting'] as const

/** One step of the discovery call. */
export type CallStep = {
  /** When, in minutes from the start. */
  at: string
  /** Who does what, as a short sentence. */
  title: string
  /** What it is about, in one sentence. */
  text: string
}

/** The steps of the discovery call. */
export const callSteps: readonly CallStep[] = [
  { at: '0–5 min', title: 'You talk.', text: 'Tell us who calls and writes to you, and what gets missed.' },
  { at: '5–10 min', title: 'You ask.', text: 'Find out how an agent would take your calls or follow up your leads.' },
  {
    at: `10–${DISCOVERY_CALL_MINUTES} min`,
    title: 'We suggest.',
    text: 'You hear which agent to hire first, and what it costs.',
  },
]
