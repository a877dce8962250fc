import { readDigits, type NumberEntry, type NumberRule } from './number-entry.ts'
import { pounds } from './pricing.ts'

/** One of the three sliders. */
export type Slider = NumberRule & {
  /** The distance between two positions. */
  step: number
  /** The position at first. */
  start: number
}

/** The sliders of /digital-transformation (specification, section 9). */
export const sliders = {
  staff: { label: 'Staff count', min: 10, max: 500, step: 10, start: 50 },
  hourlyCost: { label: 'Hourly cost', min: 15, max: 100, step: 5, start: 25, prefix: '£' },
  hours: { label: 'Hours automated per week', min: 5, max: 40, step: 5, start: 30 },
} as const satisfies Record<string, Slider>

export type SliderId = keyof typeof sliders

/** Every slider's id, in order. */
export const sliderIds = Object.keys(sliders) as SliderId[]

/** A position for every slider. */
export type RoiFigures = Readonly<Record<SliderId, number>>

/** The two values without a slider, in percent (specification, section 9). */
export type RoiRates = {
  /** Errors that no longer happen. */
  errorReduction: number
  /** Revenue that comes on top. */
  revenueUplift: number
}

/** The rates where nothing else is set. */
export const defaultRates: RoiRates = { errorReduction: 20, revenueUplift: 15 }

/** Every slider at its first position. */
export const startingRoi: RoiFigures = { staff: 50, hourlyCost: 25, hours: 30 }

/** What a year of automation is worth, in pounds. */
export type RoiResult = {
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

/** The four formulas of the specification, section 9. */
export function roi({ staff, hourlyCost, hours }: RoiFigures, rates: RoiRates = defaultRates): RoiResult {
  const annualSavings = staff * hourlyCost * hours * WEEKS_A_YEAR
  const errorSavings = (staff * hourlyCost * HOURS_A_YEAR * rates.errorReduction) / 100
  const revenueUplift = (staff * hourlyCost * HOURS_A_YEAR * rates.revenueUplift) / 100
  return { annualSavings, errorSavings, revenueUplift, total: annualSavings + errorSavings + revenueUplift }
}

/** The nearest position of a slider: clamped to its ends, snapped to its step. What is no number goes to its first position. */
export function snap(value: number, { min, max, step, start }: Slider): number {
  if (Number.isNaN(value)) return start
  const clamped = Math.min(max, Math.max(min, value))
  return Math.min(max, min + Math.round((clamped - min) / step) * step)
}

/** What was typed into the number field beside a slider: the nearest position, or a sentence where it is no number. */
export function readPosition(text: string, slider: Slider): NumberEntry {
  const entry = readDigits(text, slider)
  return entry.problem === undefined ? { value: snap(entry.value, slider) } : entry
}

/** The positions that an address carries; a slider without a number stands at its first position. */
export function roiFromQuery(query: URLSearchParams): RoiFigures {
  const position = (id: SliderId) => readPosition(query.get(id) ?? '', sliders[id]).value ?? sliders[id].start
  return { staff: position('staff'), hourlyCost: position('hourlyCost'), hours: position('hours') }
}

/** Positions as an address carries them. */
export function roiToQuery(figures: RoiFigures): URLSearchParams {
  return new URLSearchParams(sliderIds.map((id) => [id, String(figures[id])]))
}

/** A calculation as plain text, to copy or to print. */
export function roiText(figures: RoiFigures, rates: RoiRates = defaultRates): string {
  const { annualSavings, errorSavings, revenueUplift, total } = roi(figures, rates)
  return [
    `${figures.staff} staff at ${pounds(figures.hourlyCost)} an hour, ${figures.hours} hours automated each week`,
    '',
    `Annual savings: ${pounds(annualSavings)}`,
    `Error savings (${rates.errorReduction}%): ${pounds(errorSavings)}`,
    `Revenue uplift (${rates.revenueUplift}%): ${pounds(revenueUplift)}`,
    `Total impact: ${pounds(total)} a year`,
    '',
    'These are estimates, not a promise.',
  ].join('\n')
}
