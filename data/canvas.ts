/** One field of the value-proposition canvas. */
export type CanvasField = {
  /** The field's name. */
  title: string
  /** What stands in it. */
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
          'Answer everyone who rings or writes',
          'Fill the diary and keep it full',
          'Get paid for work that is done',
          'Keep records that stand up to a check',
        ],
      },
      pains: {
        title: 'What gets in the way',
        items: [
          'Calls missed while hands are busy',
          'Quotes that nobody follows up',
          'Evenings lost to paperwork',
          'One person who knows where everything is',
        ],
      },
      gains: {
        title: 'What would help',
        items: [
          'A voice on the phone at any hour',
          'A first answer within minutes',
          'The same answer whoever asks',
          'A price that you know in advance',
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
          'Prepare invoices, forms and reports',
          'Hand over to a person when it matters',
        ],
      },
      relievers: {
        title: 'What they take away',
        items: [
          'The ringing phone',
          'The list of people to chase',
          'Copying from one screen to another',
          'The hunt for the right form',
        ],
      },
      creators: {
        title: 'What they add',
        items: ['Open lines 24/7', 'A note after every call', 'Figures each week', 'Room to grow, one desk at a time'],
      },
    },
  },
} as const satisfies Record<string, { title: string; fields: Record<string, CanvasField> }>
