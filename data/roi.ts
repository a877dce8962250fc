import type { NumberRule } from './calculator.ts'

/** One of the three sliders. */
export type Slider = NumberRule & {
  /** The distance between two positions. */
  step: number
  /** The position at first. */
  start: number
}

/** The sliders of /digital-transformation. */
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

/** The two values without a slider, in percent. */
export type RoiRates = {
  /** Errors that no longer happen. */
  errorReduction: number
  /** Revenue that comes on top. */
  revenueUplift: number
}

/** The rates where nothing else is set. */
export const defaultRates: RoiRates = { errorReduction: 20, revenueUplift: 15 }

/** Every slider at its first position. */
export const startingRoi = Object.fromEntries(sliderIds.map((id) => [id, sliders[id].start])) as RoiFigures

/** The remark on every total. */
export const ROI_CAVEAT = 'These are estimates, not a promise.'

/** The remark on the total of the first positions. */
export const ROI_EXAMPLE = 'The example is a busy firm: use your own figures.'
