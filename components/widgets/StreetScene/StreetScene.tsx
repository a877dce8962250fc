import { site } from '../../../data/site.ts'
import { teamFloors } from '../../../data/team.ts'
import { ScaleFigure } from '../../drawings/figures/ScaleFigure.tsx'
import { Terrace } from '../../drawings/elevation/Terrace.tsx'

/** The people who run the company, drawn in front of their office in a London street. */
export function StreetScene() {
  const people = teamFloors.flatMap(({ cards }) => cards.filter(({ figure }) => figure))
  return (
    <div className="street-scene">
      <div className="street-scene-front">
        <Terrace name={site.brand} />
      </div>
      <ul>
        {people.map(({ id, name, role, tagline, figure }) => (
          <li key={id}>
            <ScaleFigure name={figure!} />
            <div>
              <b className="text-h3">{name}</b>
              <p className="mono">{role}</p>
              <p>{tagline}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
