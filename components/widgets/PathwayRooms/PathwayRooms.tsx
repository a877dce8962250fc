import { pathwayIds, pathways } from '../../../data/journey.ts'

/** The three pathways side by side, each with where to read on. */
export function PathwayRooms() {
  return (
    <ul className="cells thirds">
      {pathwayIds.map((id) => {
        const { name, audience, text, link } = pathways[id]
        return (
          <li key={id}>
            <h3>{name}</h3>
            <p>{audience}</p>
            <p>{text}</p>
            <p className="end">
              <a href={link.href}>{link.label}</a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
