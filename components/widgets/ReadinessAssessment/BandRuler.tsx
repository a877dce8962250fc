import { MAX_SCORE } from '../../../data/readiness-questions.ts'
import { readinessBands, type ReadinessBand } from '../../../data/readiness.ts'

/** The width of a point on the ruler in units of the drawing, and half of it: the pin is in the middle of its point. */
const UNIT = 20

/** The three bands to scale, with a pin at the score. */
export function BandRuler({ score, band }: { score: number; band: ReadinessBand }) {
  const at = score * UNIT + UNIT / 2
  const width = (MAX_SCORE + 1) * UNIT
  return (
    <div className="result-bands">
      <svg className="result-pin" viewBox={`0 0 ${width} 40`} width={width} height="40" aria-hidden="true">
        <text x={Math.min(Math.max(at, 44), width - 44)} y="18">
          You, {score}
        </text>
        <path d={`M${at} 24v16`} />
      </svg>
      <ol>
        {readinessBands.map((readinessBand) => (
          <li key={readinessBand.id} aria-current={readinessBand === band || undefined}>
            <p className="mono">
              {readinessBand.from}–{readinessBand.to}
            </p>
            <b>{readinessBand.title}</b>
            <p>{readinessBand.level} readiness</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
