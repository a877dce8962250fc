import { departmentClass } from '../../drawings/department-class.ts'
import { round } from '../../drawings/path.ts'
import { rulers, type RulerName, type Stretch } from './rulers.ts'

/* The share of the ruler below which a stretch has no room for its mark on phones. */
const SLIM = 0.07

/** What happens when: a ruler to scale, and below it the same stretches in words. */
export function TimeRuler({ of }: { of: RulerName }) {
  const stretches: readonly Stretch[] = rulers[of]
  const start = stretches[0]!.from
  const length = stretches.at(-1)!.to - start
  const percent = (place: number) => `${round(((place - start) / length) * 100)}%`
  return (
    <>
      {/* Without a viewBox: the stretches grow with the page, the marks keep their size. */}
      <svg className="scale" width="100%" height="54" aria-hidden="true">
        {stretches.map(({ mark, from, to, department, open }) => (
          <g
            key={mark}
            className={
              [department && departmentClass(department), open && 'open', to - from < length * SLIM && 'slim']
                .filter(Boolean)
                .join(' ') || undefined
            }
          >
            <rect x={percent(from)} y="8" width={percent(start + to - from)} height="34" />
            <line x1={percent(from)} x2={percent(from)} y2="54" />
            <text x={percent((from + to) / 2)} y="30">
              {mark}
            </text>
          </g>
        ))}
      </svg>
      <ol className="stretches">
        {stretches.map(({ mark, at, title, text, more }) => (
          <li key={mark}>
            <p className="mono">{at}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {more && <p>{more}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
