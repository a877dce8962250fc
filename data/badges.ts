/** An achievement badge of the office. It is unlocked when the number of hired agents reaches its threshold. */
export type Badge = {
  /** The name, as printed. */
  name: string
  /** What it means, in one sentence. */
  description: string
  /** Hired agents that unlock it. */
  threshold: number
  /** Percent of progress for each hired agent; undefined counts hired out of threshold. */
  progressPerAgent?: number
}

/** The badges, in their order on the page. */
export const badges = {
  'calls-100': {
    name: '100 calls',
    description: 'Your first agent is answering the phone.',
    threshold: 1,
    progressPerAgent: 50,
  },
  'bookings-1000': {
    name: '1,000 bookings',
    description: 'Two agents are filling your diary.',
    threshold: 2,
  },
  'recovered-10000': {
    name: '£10,000 recovered revenue',
    description: 'Calls you used to miss are turning into work.',
    threshold: 2,
  },
  'gdpr-ready': {
    name: 'GDPR-ready',
    description: 'Three agents, all keeping records by your rules.',
    threshold: 3,
  },
  'departments-5': {
    name: '5 departments',
    description: 'Half your departments have an agent.',
    threshold: 5,
  },
  'departments-10': {
    name: '10 departments',
    description: 'An agent in every department.',
    threshold: 10,
  },
  'cross-department': {
    name: 'Cross-department',
    description: 'Your agents pass work on to each other.',
    threshold: 4,
  },
  'top-referrer': {
    name: 'Top referrer',
    description: 'An office worth recommending.',
    threshold: 6,
  },
  'office-builder': {
    name: 'Office builder',
    description: 'Three agents have moved in.',
    threshold: 3,
  },
} as const satisfies Record<string, Badge>

export type BadgeId = keyof typeof badges

/** Every badge's id, in order. */
export const badgeIds = Object.keys(badges) as BadgeId[]
