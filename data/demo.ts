/** A thing to say to the demo receptionist. */
export type DemoPrompt = {
  /** What it tests (specification, section 2). */
  title: string
  /** Words to say. */
  say: string
  /** What to listen for. */
  listenFor: string
}

/** The three sample prompts of /demo. */
export const demoPrompts: readonly [DemoPrompt, DemoPrompt, DemoPrompt] = [
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
    listenFor: 'It asks the two most important questions and treats the call as urgent.',
  },
]

/** The discovery call that a demo form asks for, in minutes (specification, section 9). */
export const DISCOVERY_CALL_MINUTES = 15
