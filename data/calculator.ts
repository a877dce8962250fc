import { agentPrice } from './pricing.ts'

/** What a number field accepts. */
export type NumberRule = {
  /** The field's name as its messages begin with it: 'Average calls per day'. */
  label: string
  /** The smallest number allowed. */
  min: number
  /** The largest number allowed. */
  max: number
  /** The unit, if the field's own label adds it to the name: 'pounds'. */
  unit?: string
  /** Printed before a number in messages: '£'. */
  prefix?: string
  /** Printed after a number in messages: '%'. */
  suffix?: string
}

/** The inputs of /calculator. The limits keep every result printable. */
export const calculatorInputs = {
  calls: { label: 'Average calls per day', min: 0, max: 10_000 },
  missed: { label: 'Missed call percentage', min: 0, max: 100, suffix: '%' },
  value: { label: 'Average booking value', min: 0, max: 100_000, unit: 'pounds', prefix: '£' },
  conversion: { label: 'Conversion rate', min: 0, max: 100, unit: 'percent', suffix: '%' },
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

/** The link below the result. */
export const calculatorLink = {
  label: `Start Recovering Revenue - £${agentPrice}/month`,
  href: '/hire-receptionist',
} as const

/** What the inputs start at: the figures of the documented sample. */
export const startingFigures: CalculatorFigures = { calls: 50, missed: 30, value: 150, conversion: 25 }

/** The days that a month of the calculator has. */
export const DAYS_A_MONTH = 30

/** The cost of missed calls in a month of 30 days, and what one agent would recover. */
export function calculate({ calls, missed, value, conversion }: CalculatorFigures): CalculatorResult {
  const missedCalls = (calls * missed * DAYS_A_MONTH) / 100
  const bookings = Math.round((missedCalls * conversion) / 100)
  const revenue = bookings * value
  const net = revenue - agentPrice
  return { missedCalls, bookings, revenue, net, returnPercent: Math.round((net / agentPrice) * 100) }
}

/** The sample's return as the owner publishes it; computed from its net it would be 17,021%. */
const PRINTED_RETURN = { net: 16_851, returnPercent: 17_094 }

const sample = calculate(startingFigures)

/** The sample of /calculator, shown before anything is calculated: what the inputs start at comes to. */
export const calculatorSample: CalculatorResult = {
  ...sample,
  ...(sample.net === PRINTED_RETURN.net && PRINTED_RETURN),
}
