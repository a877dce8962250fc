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
  | { figures: CalculatorFigures; errors?: undefined }
  | { figures?: undefined; errors: Partial<Record<CalculatorInputId, string>> } {
  const entries = calculatorInputIds.map((id) => [id, readNumber(typed[id], calculatorInputs[id])] as const)
  const refused = entries.flatMap(([id, { error }]) => (error === undefined ? [] : [[id, error] as const]))
  if (refused.length > 0) return { errors: Object.fromEntries(refused) }
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
