import type { DepartmentId } from '../../../data/departments.ts'
import { ninetyDays, roadmap, type JourneyStep } from '../../../data/journey.ts'

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
function steps(journey: readonly JourneyStep[]): Stretch[] {
  return journey.map(({ number, title, duration, span: [first, last], description, colour }) => ({
    mark: String(number),
    at: `${number} · ${duration}`,
    title,
    text: description,
    from: first - 1,
    to: last,
    department: colour,
  }))
}

/** The names of the rulers. */
export const rulers = {
  roadmap: steps(roadmap),
  'ninety-days': steps(ninetyDays),
} as const satisfies Record<string, readonly Stretch[]>

export type RulerName = keyof typeof rulers
