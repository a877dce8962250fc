import { bands, pounds } from '../../data/pricing.ts'
import { Axonometric, noteHeights } from '../drawings/axonometric/Axonometric.tsx'
import { agentsByStorey, type CutawayOffice } from '../drawings/axonometric/cutaway-office.ts'

/** A cut-away office with a note at each storey: the number of agents so far, and the price of each. */
export function HeadFigure({ office }: { office: CutawayOffice }) {
  const agents = agentsByStorey(office)
  const heights = noteHeights(office)
  return (
    <figure className="hero-fig">
      <Axonometric office={office} />
      {/* Its own picture without a viewBox: the words keep their size however small the drawing is shown. */}
      <svg className="notes" aria-hidden="true">
        {office.storeys.map(({ name }, level) => {
          const y = `${(heights[level]! * 100).toFixed(1)}%`
          return (
            <g key={name}>
              <line x2="26" y1={y} y2={y} />
              <text x="32" y={y} dy="4">
                {name}
              </text>
              <text x="32" y={y} dy="22" className="sub">
                {note(agents[level]!)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

function note(agents: number): string {
  const price = pounds(bands.find(({ to }) => agents <= to)!.price)
  if (agents === 1) return `1 agent, ${price}`
  return `${agents} in all, ${price} each`
}
