import { badgeIds, badges, type Badge, type BadgeId } from '../../../data/badges.ts'
import { agentCount } from '../../../data/pricing.ts'

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
    const requirement = `${agentCount(badge.threshold)} hired`
    return { id, unlocked, progress: unlocked ? 100 : Math.min(100, Math.max(0, progress)), requirement }
  })
}

/** The most badges in progress that are shown at once. */
const SHOWN_IN_PROGRESS = 3

/** The badges to show in an office: those unlocked, and at most the first three in progress. */
export function shownBadges(hired: number): { unlocked: readonly BadgeState[]; inProgress: readonly BadgeState[] } {
  const states = badgeStates(hired)
  return {
    unlocked: states.filter(({ unlocked }) => unlocked),
    inProgress: states.filter(({ unlocked, progress }) => !unlocked && progress > 0).slice(0, SHOWN_IN_PROGRESS),
  }
}
