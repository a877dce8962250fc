import { badgeIds, badges, type Badge, type BadgeId } from '../../../data/badges.ts'
import { departmentIds, type DepartmentId } from '../../../data/departments.ts'
import { desks, hiredDesks, synergies, type Desk, type DeskId, type Synergy } from '../../../data/office.ts'
import {
  agentCountText,
  agentPrice,
  levelFor,
  monthlyTotal,
  pounds,
  powerUps,
  priceFor,
  volumeSaving,
  type PowerUpId,
} from '../../../data/pricing.ts'

/** The state of the office builder. It is not stored. */
export type Office = {
  /** Floors that are built, 1 to 4. */
  readonly floors: number
  /** The desks that are filled, in the order in which they were hired. */
  readonly hired: readonly DeskId[]
  /** The power-ups that are on. */
  readonly powerUps: readonly PowerUpId[]
}

/** The visitor's actions. */
export type OfficeAction =
  | { type: 'hire'; desk: DeskId }
  | { type: 'add-floor' }
  | { type: 'toggle-power-up'; powerUp: PowerUpId }
  | { type: 'reset' }

/** The most floors that an office can have. */
export const MAX_FLOORS = Math.max(...desks.map(({ floor }) => floor))

/**
 * The office as it is first shown: one floor of four desks, only the receptionist's filled.
 */
export const startingOffice: Office = { floors: 1, hired: ['receptionist'], powerUps: [] }

/** The reducer of the office. It ignores actions that are not possible. */
export function officeReducer(office: Office, action: OfficeAction): Office {
  switch (action.type) {
    case 'hire':
      return canHire(office, action.desk) ? { ...office, hired: [...office.hired, action.desk] } : office
    case 'add-floor':
      return canAddFloor(office) ? { ...office, floors: office.floors + 1 } : office
    case 'toggle-power-up': {
      const others = office.powerUps.filter((id) => id !== action.powerUp)
      return { ...office, powerUps: others.length < office.powerUps.length ? others : [...others, action.powerUp] }
    }
    case 'reset':
      return startingOffice
  }
}

/** The desks on the floors that are built, in reading order. */
export function builtDesks({ floors }: Office): readonly Desk[] {
  return desks.filter(({ floor }) => floor <= floors)
}

/** Whether a desk is filled ('Active') or available ('Hire Agent'). */
export function deskStatus({ hired }: Office, desk: DeskId): 'filled' | 'available' {
  return hired.includes(desk) ? 'filled' : 'available'
}

function canHire(office: Office, desk: DeskId): boolean {
  return deskStatus(office, desk) === 'available' && builtDesks(office).some(({ id }) => id === desk)
}

/** Whether 'Add a floor' is offered: once every desk is filled, and up to four floors. */
export function canAddFloor(office: Office): boolean {
  return office.floors < MAX_FLOORS && builtDesks(office).every(({ id }) => office.hired.includes(id))
}

/** The departments in which at least one desk is filled, in their order; the header counts them out of ten. */
export function hiredDepartments({ hired }: Office): readonly DepartmentId[] {
  return departmentIds.filter((department) => desks.some(({ id, type }) => type === department && hired.includes(id)))
}

/** The synergies to show: none before two agents are hired, then those whose two desks are both filled. */
export function activeSynergies({ hired }: Office): readonly Synergy[] {
  return hired.length < 2 ? [] : synergies.filter(({ between }) => between.every((id) => hired.includes(id)))
}

/** The office's current price, in pounds a month. */
export function officeTotal({ hired, powerUps }: Office): number {
  return monthlyTotal(hired.length, powerUps)
}

/** What the monthly bill rises by with one more agent, in pounds; below 0 where the next volume price is lower in all. */
export function priceIncrease({ hired }: Office): number {
  return monthlyTotal(hired.length + 1) - monthlyTotal(hired.length)
}

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
    const requirement = `${agentCountText(badge.threshold)} hired`
    return { id, unlocked, progress: unlocked ? 100 : Math.min(100, Math.max(0, progress)), requirement }
  })
}

const MAX_IN_PROGRESS = 3

/** The badges to show in an office: those unlocked, and at most the first three in progress. */
export function shownBadges(hired: number): { unlocked: readonly BadgeState[]; inProgress: readonly BadgeState[] } {
  const states = badgeStates(hired)
  return {
    unlocked: states.filter(({ unlocked }) => unlocked),
    inProgress: states.filter(({ unlocked, progress }) => !unlocked && progress > 0).slice(0, MAX_IN_PROGRESS),
  }
}

/** An office with its monthly price as plain text, to copy or to print. */
export function officeText(office: Office): string {
  const count = office.hired.length
  const saving = volumeSaving(count)
  return [
    `${levelFor(count)}: ${agentCountText(count)}, ${hiredDepartments(office).length} of ${departmentIds.length} departments`,
    '',
    ...hiredDesks(office).map(({ name, description }) => `- ${name}: ${description}`),
    '',
    `Agents: ${count} × ${pounds(priceFor(count))} = ${pounds(count * priceFor(count))} a month`,
    ...office.powerUps.map((id) => `${powerUps[id].name}: ${pounds(powerUps[id].price)} a month`),
    `Total: ${pounds(officeTotal(office))} a month`,
    ...(saving > 0 ? [`Volume pricing saves ${pounds(saving)} a month compared with ${pounds(agentPrice)} each.`] : []),
  ].join('\n')
}
