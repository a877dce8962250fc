import { activeSynergies, type Office } from './office-state.ts'
import { desks, type DeskId } from '../../../data/office.ts'

/** What the hired agents do better together; shown from the second agent on. */
export function Synergies({ office }: { office: Office }) {
  const active = activeSynergies(office)
  if (active.length === 0) return null
  return (
    <section className="office-block office-synergies" aria-labelledby="synergies">
      <h2 id="synergies">Synergies</h2>
      <ul>
        {active.map(({ between, text }) => (
          <li key={text}>
            <p className="mono">{between.map(nameOf).join(' and ')}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(id: DeskId): string {
  return desks.find((desk) => desk.id === id)!.name
}
