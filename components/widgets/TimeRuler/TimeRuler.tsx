import { departmentClass } from '../../drawings/department-class.ts'
import { round } from '../../drawings/path.ts'
import { rulers, type RulerName, type Stretch } from './rulers.ts'

/** What happens when: periods in words, each below a bar that shows its part of the whole to scale. */
export function TimeRuler({ of }: { of: RulerName }) {
  const stretches: readonly Stretch[] = rulers[of]
  const start = stretches[0]!.from
  const length = stretches.at(-1)!.to - start
  const percent = (amount: number) => `${round((amount / length) * 100)}%`
  return (
    <ol className="time-ruler">
      {stretches.map(({ mark, from, to, department, at, title, text }) => (
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
          <p className="mono">{at}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
