import { MINUTES_TO_LIVE } from './hire.ts'

/**
 * One step of the volume price table: how many agents are hired, what each then costs, and what such an office is
 * called.
 */
export type PriceBand = {
  /** The office level's name. */
  level: string
  /** The fewest agents of this band. */
  from: number
  /** The most agents of this band; Infinity for the last. */
  to: number
  /** Pounds a month for each agent. */
  price: number
}

/** The volume price per agent and the office levels. */
export const priceBands: readonly PriceBand[] = [
  { level: 'Startup Office', from: 1, to: 1, price: 99 },
  { level: 'Small Office', from: 2, to: 3, price: 89 },
  { level: 'Medium Office', from: 4, to: 5, price: 79 },
  { level: 'Large Office', from: 6, to: 7, price: 75 },
  { level: 'Small Enterprise', from: 8, to: 10, price: 69 },
  { level: 'Medium Enterprise', from: 11, to: 15, price: 65 },
  { level: 'Enterprise HQ', from: 16, to: Infinity, price: 59 },
]

/** Pounds a month for a single agent. */
export const agentPrice = priceBands.find(({ from }) => from === 1)!.price

/** One step of the department progression: a coarser reading of the bands, with what each step brings. */
export type ProgressionStep = {
  /** The step's name, as printed. */
  name: string
  /** The fewest agents of this step. */
  from: number
  /** The most agents of this step; Infinity for the last. */
  to: number
  /** What the step brings, as printed; the first brings nothing yet. */
  perk?: string
}

/** The department progression of the office. */
export const progression: readonly ProgressionStep[] = [
  { name: 'Startup', from: 1, to: 1 },
  { name: 'Small', from: 2, to: 3, perk: 'volume discount' },
  { name: 'Medium', from: 4, to: 5, perk: 'enhanced' },
  { name: 'Large', from: 6, to: 7, perk: 'premium' },
  { name: 'Enterprise', from: 8, to: Infinity, perk: 'enterprise pricing' },
]

/** An extra that can be switched on for a whole office. */
export type PowerUp = {
  /** The name, as printed. */
  name: string
  /** Pounds a month. */
  price: number
  /** What it adds, in one line. */
  description: string
}

/** The power-ups, each with the pounds a month that it adds. */
export const powerUps = {
  memory: { name: 'Memory Pack (RAG)', price: 79, description: 'Every agent can search all your documents' },
  analytics: { name: 'Analytics Pack', price: 39, description: 'Weekly figures for every agent' },
  channels: { name: 'Channels Pack', price: 29, description: 'Text messages and web chat for every agent' },
  voices: { name: 'Premium Voices', price: 19, description: 'A wider choice of voices' },
} as const satisfies Record<string, PowerUp>

export type PowerUpId = keyof typeof powerUps

/** Every power-up's id, in order. */
export const powerUpIds = Object.keys(powerUps) as PowerUpId[]

/** The promises of the hire page. */
export const hirePromises = {
  noSetupFees: 'No setup fees',
  cancelAnytime: 'Cancel anytime',
  moneyBack: '30-day money-back guarantee',
  setupTime: `Setup in ${MINUTES_TO_LIVE} minutes`,
  allHours: '24/7',
} as const

/** A condition that is printed beside the prices. */
export type PriceTerm = {
  label: string
  /** One short sentence. */
  text: string
  /** Whether the company still has to confirm it: the check for visitors' builds warns of it. */
  placeholder?: true
}

/** What a visitor asks about every price. */
export const priceTerms: readonly PriceTerm[] = [
  { label: 'VAT', text: 'Not included in these prices.', placeholder: true },
  { label: 'Contract', text: `Month to month. ${hirePromises.cancelAnytime}.` },
  { label: 'Calls', text: 'No charge per minute or per call.', placeholder: true },
]

/** The number of agents at which the office's progress bar is full. */
export const FULL_OFFICE = 16

/** The band of an office with so many agents; fewer than one counts as one. */
export function bandFor(hired: number): PriceBand {
  return priceBands.findLast(({ from }) => hired >= from) ?? priceBands[0]!
}

/** Pounds a month for each agent of an office with so many. */
export function priceFor(hired: number): number {
  return bandFor(hired).price
}

/** The office level's name. */
export function levelFor(hired: number): string {
  return bandFor(hired).level
}

/** The step of the department progression. */
export function progressionFor(hired: number): ProgressionStep {
  return progression.findLast(({ from }) => hired >= from) ?? progression[0]!
}

/** Pounds a month for an office: its agents at their volume price and the power-ups that are on. */
export function monthlyTotal(hired: number, switchedOn: readonly PowerUpId[] = []): number {
  return hired * priceFor(hired) + switchedOn.reduce((sum, id) => sum + powerUps[id].price, 0)
}

/** Pounds a month that volume pricing saves against the price of a single agent. */
export function volumeSaving(hired: number): number {
  return hired * (agentPrice - priceFor(hired))
}

/** The band of the largest offices, in which each agent costs least. */
export const lastBand = priceBands.at(-1)!

/** The step into the last band, at which one more agent costs less in total. */
export const cheaperStep = {
  /** Agents before the step. */
  from: lastBand.from - 1,
  /** Agents after it. */
  to: lastBand.from,
  /** Pounds a month before it. */
  before: monthlyTotal(lastBand.from - 1),
  /** Pounds a month after it. */
  after: monthlyTotal(lastBand.from),
}

/** The word for this many agents. */
export function agentWord(count: number): 'agent' | 'agents' {
  return count === 1 ? 'agent' : 'agents'
}

/** A number of agents in words: 1 agent, 4 agents. */
export function agentCountText(count: number): string {
  return `${count} ${agentWord(count)}`
}

/** A band's range as it is printed: '1', '2–3', '16+'. */
export function bandRange({ from, to }: { from: number; to: number }): string {
  if (to === Infinity) return `${from}+`
  return from === to ? String(from) : `${from}–${to}`
}

/** Pounds as they are printed, with thousands separators and no pence: £16,950, and −£99 below zero. */
export function pounds(amount: number): string {
  const whole = Math.round(Math.abs(amount))
  return `${amount < 0 && whole > 0 ? '−' : ''}£${whole.toLocaleString('en-GB')}`
}
