/** A heading with a short text. */
export type TitledText = {
  /** A few words. */
  title: string
  /** What the heading means, in a sentence or two. */
  text: string
}

/** The company's messages, in their order and words, each below a plain heading. */
export const companyMessages: readonly TitledText[] = [
  {
    title: 'Your phone, answered',
    text: 'Affordable AI digital transformation through personalised voice-based automations.',
  },
  { title: 'Every enquiry, replied to', text: 'Bespoke AI lead-response systems.' },
  { title: 'Answers from your own files', text: 'Secure AI knowledge systems for internal processes.' },
  {
    title: 'Posts written, for you to approve',
    text: 'Custom automation of outbound social media marketing.',
  },
  {
    title: 'One agent, then the next',
    text: 'Start with one agent and add only what is needed. The office grows (new capabilities and office levels) as the business grows.',
  },
]

/** The mission in one sentence. */
export const MISSION = 'UK-based AI solutions for small and medium enterprises.'
