import { agentPrice, pounds } from '../../../data/pricing.ts'
import { site } from '../../../data/site.ts'
import { teamFloors } from '../../../data/team.ts'
import { ShopFront } from '../../drawings/elevation/ShopFront.tsx'
import type { FigureName } from '../../drawings/figures/ScaleFigure.tsx'

/** The people who run the company, drawn in its shop front, and who they are by number. */
export function StreetScene() {
  const people = teamFloors.flatMap(({ cards }) => cards.filter(({ figure }) => figure))
  const figures = people.map(({ figure }) => figure!) as [FigureName, FigureName, FigureName]
  return (
    <figure className="street-scene">
      <ShopFront name={site.brand} board={['An agent', pounds(agentPrice), 'a month']} people={figures} />
      <figcaption>
        <ol>
          {people.map(({ id, name, role, tagline }) => (
            <li key={id}>
              <b>{name}</b>
              <span className="mono">{role}</span>
              <span>{tagline}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
