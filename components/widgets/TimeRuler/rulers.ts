import type { DepartmentId } from '../../../data/departments.ts'
import { daysOf, ninetyDays, roadmap, weeksOf, type JourneyStep } from '../../../data/journey.ts'

/** A stretch of a ruler, with the text below it. */
export type Stretch = {
  /** A number, unique in its ruler. */
  mark: string
  /** When, as printed. */
  at: string
  title: string
  text: string
  /** Where it begins and ends, in the ruler's own unit. */
  from: number
  to: number
  /** The department whose colour it has. */
  department: DepartmentId
}

/** Days and weeks count from 1 and include the last one. */
function steps(journey: readonly JourneyStep[], printed: (span: JourneyStep['span']) => string): Stretch[] {
  return journey.map(({ number, title, span, description, colour }) => ({
    mark: String(number),
    at: `${number} · ${printed(span)}`,
    title,
    text: description,
    from: span[0] - 1,
    to: span[1],
    department: colour,
  }))
}

/** The names of the rulers. */
export const rulers = {
  roadmap: steps(roadmap, daysOf),
  'ninety-days': steps(ninetyDays, weeksOf),
} as const satisfies Record<string, readonly Stretch[]>

export type RulerName = keyof typeof rulers
