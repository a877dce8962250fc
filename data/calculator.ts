import { readNumber, type NumberRule } from './number-entry.ts'
import { agentPrice } from './pricing.ts'

/** The inputs of /calculator. The limits keep every result printable. */
export const calculatorInputs = {
  calls: { label: 'Average calls per day', min: 0, max: 10_000 },
  missed: { label: 'Missed call percentage', min: 0, max: 100, suffix: '%' },
  value: { label: 'Average booking value', min: 0, max: 100_000, prefix: '£' },
  conversion: { label: 'Conversion rate', min: 0, max: 100, suffix: '%' },
} as const satisfies Record<string, NumberRule>

export type CalculatorInputId = keyof typeof calculatorInputs

/** Every input's id, in order. */
export const calculatorInputIds = Object.keys(calculatorInputs) as CalculatorInputId[]

/** A number for every input. */
export type CalculatorFigures = Readonly<Record<CalculatorInputId, number>>

/** What the calculator shows, by the month. */
export type CalculatorResult = {
  /** Calls that nobody answered. */
  missedCalls: number
  /** Bookings that were in them. */
  bookings: number
  /** What they were worth, in pounds. */
  revenue: number
  /** The same less the price of one agent, in pounds. */
  net: number
  /** Net for each pound of the agent's price, in whole percent. */
  returnPercent: number
}

/** The sample of /calculator, shown before anything is calculated, exactly as printed (specification, section 9). */
export const calculatorSample: CalculatorResult = {
  missedCalls: 450,
  bookings: 113,
  revenue: 16_950,
  net: 16_851,
  returnPercent: 17_094,
}

/** The link below the result (specification, section 2). */
export const calculatorLink = {
  label: `Start Recovering Revenue - £${agentPrice}/month`,
  href: '/hire-receptionist',
} as const

/** What the inputs start at: the figures of the documented sample. */
export const startingFigures: CalculatorFigures = { calls: 50, missed: 30, value: 150, conversion: 25 }

const DAYS_A_MONTH = 30

/** What missed calls cost in a month of 30 days, and what one agent would bring back. */
export function calculate({ calls, missed, value, conversion }: CalculatorFigures): CalculatorResult {
  const missedCalls = (calls * missed * DAYS_A_MONTH) / 100
  const bookings = Math.round((missedCalls * conversion) / 100)
  const revenue = bookings * value
  const net = revenue - agentPrice
  return { missedCalls, bookings, revenue, net, returnPercent: Math.round((net / agentPrice) * 100) }
}

/** What was typed into the four fields: numbers for all of them, or a sentence for each that has none. */
export function readFigures(
  typed: Readonly<Record<CalculatorInputId, string>>,
):
  | { figures: CalculatorFigures; problems?: undefined }
  | { figures?: undefined; problems: Partial<Record<CalculatorInputId, string>> } {
  const entries = calculatorInputIds.map((id) => [id, readNumber(typed[id], calculatorInputs[id])] as const)
  const refused = entries.flatMap(([id, { problem }]) => (problem === undefined ? [] : [[id, problem] as const]))
  if (refused.length > 0) return { problems: Object.fromEntries(refused) }
  return { figures: Object.fromEntries(entries.map(([id, { value }]) => [id, value])) as CalculatorFigures }
}

/** The figures that an address carries; none where it carries no full, valid set. */
export function figuresFromQuery(query: URLSearchParams): CalculatorFigures | undefined {
  const typed = calculatorInputIds.map((id) => [id, query.get(id) ?? ''] as const)
  return readFigures(Object.fromEntries(typed) as Record<CalculatorInputId, string>).figures
}

/** Figures as an address carries them. */
export function figuresToQuery(figures: CalculatorFigures): URLSearchParams {
  return new URLSearchParams(calculatorInputIds.map((id) => [id, String(figures[id])]))
}

/** A count as it is printed: whole, with thousands separators. */
export function wholeNumber(number: number): string {
  // Adding 0 turns -0 into 0.
  return (Math.round(number) + 0).toLocaleString('en-GB').replace('-', '−')
}

/** A percentage as it is printed: 17,094%. */
export function wholePercent(percent: number): string {
  return `${wholeNumber(percent)}%`
}
