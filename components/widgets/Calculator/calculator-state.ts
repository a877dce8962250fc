import {
  calculatorInputIds,
  calculatorInputs,
  type CalculatorFigures,
  type CalculatorInputId,
} from '../../../data/calculator.ts'
import { readNumber } from '../../forms/number-entry.ts'

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
