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

type BadgeId = keyof typeof badges

/** Every badge's id, in order. */
const badgeIds = Object.keys(badges) as BadgeId[]

/** A badge in an office with a number of hired agents. */
export type BadgeState = {
  /** The badge's key. */
  id: BadgeId
  /** Whether the threshold is reached. */
  unlocked: boolean
  /** Whole percent towards the badge, 0 to 100; shown only while it is locked. */
  progress: number
  /** What unlocks it, as printed on the card: '3 agents hired'. */
  requirement: string
}

/** Every badge with its state, in order. */
export function badgeStates(hired: number): readonly BadgeState[] {
  return badgeIds.map((id) => {
    const badge: Badge = badges[id]
    const unlocked = hired >= badge.threshold
    const progress = Math.round(hired * (badge.progressPerAgent ?? 100 / badge.threshold))
    const requirement = `${badge.threshold} ${badge.threshold === 1 ? 'agent' : 'agents'} hired`
    return { id, unlocked, progress: unlocked ? 100 : Math.min(100, Math.max(0, progress)), requirement }
  })
}

/** The most badges in progress that are shown at once (specification, section 4). */
const SHOWN_IN_PROGRESS = 3

/** The badges to show in an office: those unlocked, and at most the first three in progress. */
export function shownBadges(hired: number): { unlocked: readonly BadgeState[]; inProgress: readonly BadgeState[] } {
  const states = badgeStates(hired)
  return {
    unlocked: states.filter(({ unlocked }) => unlocked),
    inProgress: states.filter(({ unlocked, progress }) => !unlocked && progress > 0).slice(0, SHOWN_IN_PROGRESS),
  }
}
