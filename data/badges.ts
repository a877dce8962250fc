/** The kinds of badge (specification, section 3). */
type BadgeCategory = 'performance' | 'roi' | 'compliance' | 'growth' | 'community'

/** An achievement badge of the office. It is unlocked when the number of hired agents reaches its threshold. */
export type Badge = {
  /** The name, as printed (specification, section 9). */
  name: string
  /** What it stands for, in one sentence. */
  description: string
  /** The kind of achievement. */
  category: BadgeCategory
  /** Hired agents that unlock it (specification, section 9). */
  threshold: number
  /** Percent of progress for each hired agent, where the specification sets it; otherwise hired out of threshold. */
  progressPerAgent?: number
}

/** The nine badges, in the specification's order. */
export const badges = {
  'calls-100': {
    name: '100 calls',
    description: 'The phone is answered from the first desk on.',
    category: 'performance',
    threshold: 1,
    progressPerAgent: 50,
  },
  'bookings-1000': {
    name: '1,000 bookings',
    description: 'Two desks fill the diary together.',
    category: 'performance',
    threshold: 2,
  },
  'recovered-10000': {
    name: '£10,000 recovered revenue',
    description: 'Calls that used to ring out turn into work.',
    category: 'roi',
    threshold: 2,
  },
  'gdpr-ready': {
    name: 'GDPR-ready',
    description: 'Enough desks to need a records routine, and it is kept.',
    category: 'compliance',
    threshold: 3,
  },
  'departments-5': {
    name: '5 departments',
    description: 'Half the house is staffed.',
    category: 'growth',
    threshold: 5,
  },
  'departments-10': {
    name: '10 departments',
    description: 'A desk for every department.',
    category: 'growth',
    threshold: 10,
  },
  'cross-department': {
    name: 'Cross-department',
    description: 'Desks hand work to each other without being asked.',
    category: 'community',
    threshold: 4,
  },
  'top-referrer': {
    name: 'Top referrer',
    description: 'An office that others come to look at.',
    category: 'community',
    threshold: 6,
  },
  'office-builder': {
    name: 'Office builder',
    description: 'Three rooms are built and lit.',
    category: 'growth',
    threshold: 3,
  },
} as const satisfies Record<string, Badge>

export type BadgeId = keyof typeof badges

/** Every badge's id, in order. */
export const badgeIds = Object.keys(badges) as BadgeId[]
