import { z } from 'zod'
import { departmentClass, type DepartmentId } from '../../../data/departments.ts'
import { daysOf, ninetyDays, roadmap, weeksOf, type JourneyStep } from '../../../data/journey.ts'
import { round } from '../../drawings/path.ts'
import { declareWidget } from '../declare.ts'

/** What happens when: periods in words, each below a bar that shows its part of the whole to scale. */
export function TimeRuler({ of }: { of: RulerName }) {
  const periods: readonly Period[] = rulers[of]
  const start = periods[0]!.from
  const length = periods.at(-1)!.to - start
  const percent = (amount: number) => `${round((amount / length) * 100)}%`
  return (
    <ol className="time-ruler">
      {periods.map(({ mark, from, to, department, at, title, text }) => (
        <li key={mark}>
          {/* Without a viewBox: the bar grows with the column, its lines keep their weight. */}
          <svg
            className={`time-ruler-scale ${departmentClass(department)}`}
            width="100%"
            height="24"
            aria-hidden="true"
          >
            <rect className="time-ruler-whole" x="0" y="8" width="100%" height="8" />
            <rect x={percent(from - start)} y="1" width={percent(to - from)} height="22" />
          </svg>
          <p className="mono">{`${mark} · ${at}`}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** A part of a ruler, with the text below it. */
type Period = {
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

/** The periods of a journey's steps, whose days or weeks count from 1. */
function periodsOf(journey: readonly JourneyStep[], formatSpan: (span: JourneyStep['span']) => string): Period[] {
  return journey.map(({ number, title, span, description, colour }) => ({
    mark: String(number),
    at: formatSpan(span),
    title,
    text: description,
    from: span[0] - 1,
    to: span[1],
    department: colour,
  }))
}

const rulers = {
  roadmap: periodsOf(roadmap, daysOf),
  'ninety-days': periodsOf(ninetyDays, weeksOf),
} as const satisfies Record<string, readonly Period[]>

type RulerName = keyof typeof rulers

export default declareWidget({
  name: 'TimeRuler',
  description: 'Periods in words, each below a bar that shows its part of the whole to scale.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(rulers) as RulerName[])
      .describe('`roadmap` is the 30 days, `ninety-days` the twelve weeks of a larger firm.'),
  }),
  example: '<TimeRuler of="roadmap" />',
  print({ of }) {
    const periods = rulers[of]
    return [
      { kind: 'ruler', periods },
      {
        kind: 'points',
        points: periods.map(({ mark, title, at, text }) => ({ mark, title: `${title}, ${at.toLowerCase()}`, text })),
      },
    ]
  },
  component: TimeRuler,
})
