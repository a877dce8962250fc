/** The company's five messages, in their order and words (specification, section 1). */
export const messages = [
  'Affordable AI digital transformation through personalised voice-based automations.',
  'Bespoke AI lead-response systems.',
  'Secure AI knowledge systems for internal processes.',
  'Custom automation of outbound social media marketing.',
  'Start with one agent and add only what is needed. The office grows (new capabilities and office levels) as the business grows.',
] as const

/** The mission in one sentence (specification, section 2: UK-based AI solutions for small and medium enterprises). */
export const MISSION = 'UK-based AI solutions for small and medium enterprises.'
