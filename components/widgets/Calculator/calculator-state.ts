import {
  calculatorInputIds,
  calculatorInputs,
  type CalculatorFigures,
  type CalculatorInputId,
  type CalculatorResult,
} from '../../../data/calculator.ts'
import { agentPrice } from '../../../data/pricing.ts'
import { readNumber } from '../../forms/number-entry.ts'

const DAYS_A_MONTH = 30

/** The cost of missed calls in a month of 30 days, and what one agent would recover. */
export function calculate({ calls, missed, value, conversion }: CalculatorFigures): CalculatorResult {
  const missedCalls = (calls * missed * DAYS_A_MONTH) / 100
  const bookings = Math.round((missedCalls * conversion) / 100)
  const revenue = bookings * value
  const net = revenue - agentPrice
  return { missedCalls, bookings, revenue, net, returnPercent: Math.round((net / agentPrice) * 100) }
}

/** The values of the four fields: all numbers, or an error message for each field without one. */
export function readFigures(
  typed: Readonly<Record<CalculatorInputId, string>>,
):
  | { figures: CalculatorFigures; errors?: undefined }
  | { figures?: undefined; errors: Partial<Record<CalculatorInputId, string>> } {
  const entries = calculatorInputIds.map((id) => [id, readNumber(typed[id], calculatorInputs[id])] as const)
  const refused = entries.flatMap(([id, { error }]) => (error === undefined ? [] : [[id, error] as const]))
  if (refused.length > 0) return { errors: Object.fromEntries(refused) }
  return { figures: Object.fromEntries(entries.map(([id, { value }]) => [id, value])) as CalculatorFigures }
}

/** The figures in the address; undefined unless they are complete and valid. */
export function figuresFromQuery(query: URLSearchParams): CalculatorFigures | undefined {
  const typed = calculatorInputIds.map((id) => [id, query.get(id) ?? ''] as const)
  return readFigures(Object.fromEntries(typed) as Record<CalculatorInputId, string>).figures
}

/** The figures as query parameters. */
export function figuresToQuery(figures: CalculatorFigures): URLSearchParams {
  return new URLSearchParams(calculatorInputIds.map((id) => [id, String(figures[id])]))
}

/** A count as printed: whole, with thousands separators. */
export function wholeNumber(number: number): string {
  // Adding 0 turns -0 into 0.
  return (Math.round(number) + 0).toLocaleString('en-GB').replace('-', '−')
}

/** A percentage as printed: 17,094%. */
export function wholePercent(percent: number): string {
  return `${wholeNumber(percent)}%`
}
