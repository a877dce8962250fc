import { useRef } from 'react'
import { teamCards, teamFloors } from '../../../data/team.ts'
import { Roof } from '../../drawings/section/Roof.tsx'
import { useQueryParameter } from '../../ui/query-parameter.ts'
import { CardDialog } from './CardDialog.tsx'
import { CardMark } from './CardMark.tsx'
import { Details } from './Details.tsx'
import { Floor } from './Floor.tsx'

const person = teamCards.find(({ figure }) => figure !== undefined)
const agent = teamCards.find(({ id }) => id === 'receptionist')

/** The team as a section through a building of three floors. A card opens what there is to say; the address remembers which. */
export function TeamDirectory() {
  const [open, setOpen] = useQueryParameter('card')
  const building = useRef<HTMLDivElement>(null)
  const card = teamCards.find(({ id }) => id === open)
  return (
    <div className="team" ref={building}>
      <p className="team-key mono">
        <span>
          {person && <CardMark card={person} />}
          Person
        </span>
        <span>
          {agent && <CardMark card={agent} />}
          Agent
        </span>
      </p>
      <div className="loft">
        <Roof roomFor={['marketing', 'analytics', 'operations']} />
        <p className="mono">Loft: room to grow</p>
      </div>
      <div className="building">
        {teamFloors.map((floor, index) => (
          <Floor key={floor.id} floor={floor} height={(teamFloors.length - 1 - index) * 3} onOpen={setOpen} />
        ))}
      </div>
      <div className="ground" />
      <Details />
      {card && (
        <CardDialog
          card={card}
          onClose={() => setOpen(null)}
          returnTo={() => building.current?.querySelector<HTMLElement>(`[data-card="${card.id}"]`)}
        />
      )}
    </div>
  )
}
