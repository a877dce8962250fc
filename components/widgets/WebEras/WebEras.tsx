import type { ReactNode } from 'react'
import { eras, OPEN_YEARS } from '../../../data/eras.ts'
import { round } from '../../drawings/path.ts'
import { declareWidget } from '../declare.ts'

const start = eras[0]!.from

const length = eras.at(-1)!.from + OPEN_YEARS - start

const percent = (years: number) => `${round((years / length) * 100)}%`

/** A web page, an inbox with three messages, coins, and a call that is answered. */
const drawings: readonly ReactNode[] = [
  <>
    <path className="object" d="M6 6h72v48H6zM30 66h24M42 54v12" />
    <path d="M6 16h72M14 26h26M14 34h34M14 42h20" />
    <path className="accent" d="M58 26h12v18H58z" />
  </>,
  <>
    <path className="object" d="M22 4h40v64H22z" />
    <path d="M28 14h28v10H28zM28 30h28v10H28zM28 46h28v10H28z" />
    <circle className="accent" cx="62" cy="14" r="7" />
    <circle className="accent" cx="62" cy="34" r="7" />
    <circle className="accent" cx="62" cy="54" r="7" />
  </>,
  <>
    <path className="object" d="M8 44v14c0 12 36 12 36 0V44" />
    <ellipse className="object" cx="26" cy="44" rx="18" ry="8" />
    <path className="object" d="M40 20v14c0 12 36 12 36 0V20" />
    <ellipse className="object" cx="58" cy="20" rx="18" ry="8" />
    <path d="M8 51c0 12 36 12 36 0M40 27c0 12 36 12 36 0" />
  </>,
  <>
    <path className="object" d="M10 4h40v64H10z" />
    <path d="M18 16h24M18 24h16M18 44h24v14H18zM18 50h24M26 44v14" />
    <path className="accent" d="m26 34 4 4 8-9" />
    <path className="accent" d="M58 24c6 7 6 17 0 24M66 18c10 11 10 25 0 36" />
  </>,
]

/** The eras of the web to scale, and below them the same Sunday evening in each. */
export function WebEras() {
  return (
    <div className="eras">
      {/* Without a viewBox: it grows with the page, its lines and words keep their size. */}
      <svg className="eras-line" width="100%" height="44" aria-hidden="true">
        {eras.map(({ name, from }, index) => {
          const to = eras[index + 1]?.from ?? start + length
          return (
            <g key={name} className={index === eras.length - 1 ? 'open' : undefined}>
              <rect x={percent(from - start)} y="1" width={percent(to - from)} height="18" />
              <text x={percent(from - start)} y="38">
                {from}
              </text>
            </g>
          )
        })}
      </svg>
      <ol className="cells">
        {eras.map(({ name, verb, years, story, answered }, index) => (
          <li key={name}>
            <svg viewBox="0 0 84 72" width="84" height="72" aria-hidden="true">
              {drawings[index]}
            </svg>
            <p className="mono">{years}</p>
            <h3>
              {name}: {verb.toLowerCase()}
            </h3>
            <p>{story}</p>
            <p className="end answered">
              Answered <b>{answered}</b>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

export default declareWidget({
  name: 'WebEras',
  description: 'Web1 to Web4 on one timeline: the same call to a plumber in each, and when it was answered.',
  example: '<WebEras />',
  component: WebEras,
})
