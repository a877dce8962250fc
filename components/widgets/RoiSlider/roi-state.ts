import { pounds } from '../../../data/pricing.ts'
import {
  defaultRates,
  ROI_CAVEAT,
  sliderIds,
  sliders,
  startingRoi,
  type RoiFigures,
  type RoiRates,
  type Slider,
  type SliderId,
} from '../../../data/roi.ts'
import { parseNumber } from '../../forms/number-entry.ts'

/** What a year of automation is worth, in pounds. */
export type RoiYear = {
  /** Hours that are no longer worked by hand. */
  annualSavings: number
  /** Errors that no longer happen. */
  errorSavings: number
  /** Revenue that comes on top. */
  revenueUplift: number
  /** The three together. */
  total: number
}

const WEEKS_A_YEAR = 52

const HOURS_A_YEAR = 2000

/** The four figures of the return on investment, in pounds a year. */
export function roi({ staff, hourlyCost, hours }: RoiFigures, rates: RoiRates = defaultRates): RoiYear {
  const annualSavings = staff * hourlyCost * hours * WEEKS_A_YEAR
  const errorSavings = (staff * hourlyCost * HOURS_A_YEAR * rates.errorReduction) / 100
  const revenueUplift = (staff * hourlyCost * HOURS_A_YEAR * rates.revenueUplift) / 100
  return { annualSavings, errorSavings, revenueUplift, total: annualSavings + errorSavings + revenueUplift }
}

/** The nearest position of a slider: clamped to its ends, snapped to its step. NaN gives the first position. */
export function sliderPosition(value: number, { min, max, step, start }: Slider): number {
  if (Number.isNaN(value)) return start
  const clamped = Math.min(max, Math.max(min, value))
  return Math.min(max, min + Math.round((clamped - min) / step) * step)
}

/**
 * The result of a slider's number field: a position, with a message if it differs from the typed number; or an error
 * message.
 */
export type PositionEntry =
  { value: number; note?: string; error?: undefined } | { value?: undefined; note?: undefined; error: string }

/** Reads a slider's number field. A number that is no position is moved to the nearest one, with a message. */
export function readPosition(text: string, slider: Slider): PositionEntry {
  const entry = parseNumber(text, slider)
  if (entry.error !== undefined) return entry
  const value = sliderPosition(entry.value, slider)
  if (value === entry.value) return { value }
  const { label, min, max, step } = slider
  return {
    value,
    note: `${label} goes from ${position(min, slider)} to ${position(max, slider)} in steps of ${position(step, slider)}. We’ve set it to ${position(value, slider)}.`,
  }
}

/** A position as printed: £25. */
export function position(value: number, { prefix = '' }: Slider): string {
  return prefix + value
}

/** The positions in the address. A slider without a number has its initial position. */
export function roiFromQuery(query: URLSearchParams): RoiFigures {
  const positionOf = (id: SliderId) => readPosition(query.get(id) ?? '', sliders[id]).value ?? sliders[id].start
  return { staff: positionOf('staff'), hourlyCost: positionOf('hourlyCost'), hours: positionOf('hours') }
}

/** The positions as query parameters. */
export function roiToQuery(figures: RoiFigures): URLSearchParams {
  return new URLSearchParams(sliderIds.map((id) => [id, String(figures[id])]))
}

/** One of the three parts of a total. */
export type RoiPart = {
  /** The name, as printed. */
  label: string
  /** Pounds a year. */
  amount: number
  /** Its share of the total in whole percent; the three come to 100, or to 0 where the total is 0. */
  share: number
}

/** The three parts of a total, with their shares. */
export function roiParts({ annualSavings, errorSavings, revenueUplift, total }: RoiYear): readonly RoiPart[] {
  const parts = [
    { label: 'Annual savings', amount: annualSavings },
    { label: 'Error savings', amount: errorSavings },
    { label: 'Revenue uplift', amount: revenueUplift },
  ]
  // Each share ends where the running total does, rounded: so they always add up.
  const end = (count: number) =>
    total === 0 ? 0 : Math.round((parts.slice(0, count).reduce((sum, { amount }) => sum + amount, 0) / total) * 100)
  return parts.map((part, at) => ({ ...part, share: end(at + 1) - end(at) }))
}

/** Whether the sliders are at their first positions. */
export function isExample(figures: RoiFigures): boolean {
  return sliderIds.every((id) => figures[id] === startingRoi[id])
}

/** What the figures mean, in one line. */
export function roiBasis({ staff, hourlyCost, hours }: RoiFigures): string {
  return `${staff} staff at ${pounds(hourlyCost)} an hour, ${hours} hours automated per person each week`
}

/** The calculation of a total, in words. */
export function roiMethod({ errorReduction, revenueUplift }: RoiRates): string {
  return `Annual savings are staff × hourly cost × hours × ${WEEKS_A_YEAR}. Error savings are ${errorReduction}% and revenue uplift ${revenueUplift}% of staff × hourly cost × ${HOURS_A_YEAR.toLocaleString('en-GB')} hours.`
}

/** A calculation as plain text, to copy or to print. */
export function roiText(figures: RoiFigures, rates: RoiRates = defaultRates): string {
  const result = roi(figures, rates)
  const [savings, errors, uplift] = roiParts(result)
  return [
    roiBasis(figures),
    '',
    `${savings!.label}: ${pounds(savings!.amount)}`,
    `${errors!.label} (${rates.errorReduction}%): ${pounds(errors!.amount)}`,
    `${uplift!.label} (${rates.revenueUplift}%): ${pounds(uplift!.amount)}`,
    `Total impact: ${pounds(result.total)} a year`,
    '',
    ROI_CAVEAT,
  ].join('\n')
}
