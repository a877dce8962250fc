import { agents } from '../../../data/agents.ts'
import type { TeamFloor } from '../../../data/team.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { Stair } from '../../drawings/section/Roof.tsx'
import { CardMark } from './CardMark.tsx'

type FloorProps = {
  floor: TeamFloor
  /** Metres above the ground. */
  height: number
  onOpen: (card: string) => void
}

/** One floor of the building: its name at left, its people or agents as cells that open. */
export function Floor({ floor: { id, level, name, cards }, height, onOpen }: FloorProps) {
  return (
    <section className={`team-floor cards-${cards.length}`} aria-labelledby={id}>
      <div className="team-floor-name">
        <div>
          <p className="mono">{level}</p>
          <h2 id={id}>{name}</h2>
        </div>
        {height > 0 && <Stair />}
        <p className="mono team-height">
          {height > 0 && '+'}
          {height.toFixed(1)} m
        </p>
      </div>
      <ul>
        {cards.map((card) => (
          <li key={card.id} className={card.agent && departmentClass(agents[card.agent].department)}>
            <button
              type="button"
              className="team-card"
              aria-haspopup="dialog"
              data-card={card.id}
              onClick={() => onOpen(card.id)}
            >
              <CardMark card={card} />
              <b>{card.name}</b> <span className="mono">{card.role}</span>{' '}
              <span className="team-tagline">{card.tagline}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
