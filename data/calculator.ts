import type { NumberRule } from './number-rule.ts'
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
  /** Missed calls. */
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

/** The revenue of the sample. */
const SAMPLE_REVENUE = 16_950

/** The sample of /calculator, shown before anything is calculated, exactly as printed. */
export const calculatorSample: CalculatorResult = {
  missedCalls: 450,
  bookings: 113,
  revenue: SAMPLE_REVENUE,
  net: SAMPLE_REVENUE - agentPrice,
  returnPercent: 17_094,
}

/** The link below the result. */
export const calculatorLink = {
  label: `Start Recovering Revenue - £${agentPrice}/month`,
  href: '/hire-receptionist',
} as const

/** What the inputs start at: the figures of the documented sample. */
export const startingFigures: CalculatorFigures = { calls: 50, missed: 30, value: 150, conversion: 25 }
