import { pathwayIds, pathways } from '../../../data/journey.ts'
import { declareWidget } from '../declare.ts'

/** The three pathways side by side, each with where to read on. */
export function PathwayCards() {
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

export default declareWidget({
  name: 'PathwayCards',
  description: 'The three pathways: who each is for, where it begins, and a link to more.',
  example: '<PathwayCards />',
  component: PathwayCards,
})
