/** One field of the value-proposition canvas. */
export type CanvasField = {
  /** The field's name. */
  title: string
  /** Its text. */
  items: readonly string[]
}

/** The value-proposition canvas of /agent-utility: what customers need, and what the agents bring to it. */
export const canvas = {
  customer: {
    title: 'Your business',
    fields: {
      jobs: {
        title: 'What you need done',
        items: [
          'Answer everyone who calls or writes',
          'Fill the diary and keep it full',
          'Get paid for the work you’ve done',
          'Keep records that stand up to an audit',
        ],
      },
      pains: {
        title: 'What gets in the way',
        items: [
          'Missed calls while you’re busy',
          'Quotes nobody follows up',
          'Evenings lost to paperwork',
          'Relying on one person who knows where everything is',
        ],
      },
      gains: {
        title: 'What would help',
        items: [
          'Calls answered at any hour',
          'A reply within minutes',
          'The same answer for every customer',
          'A price you know in advance',
        ],
      },
    },
  },
  agents: {
    title: 'Digital staff',
    fields: {
      services: {
        title: 'What the agents do',
        items: [
          'Answer, book and take messages',
          'Follow up enquiries and quotes',
          'Send invoices and polite reminders',
          'Collect forms and watch their dates',
        ],
      },
      relievers: {
        title: 'What they take off your hands',
        items: [
          'Answering the phone',
          'Chasing people',
          'Copying data from one system to another',
          'Looking for the right form',
        ],
      },
      creators: {
        title: 'What they add',
        items: [
          'Phone lines open 24/7',
          'Replies while you work',
          'Answers from your own list',
          'One price an agent, each month',
        ],
      },
    },
  },
} as const satisfies Record<string, { title: string; fields: Record<string, CanvasField> }>
