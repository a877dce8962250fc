import { teamCards, teamFloors } from '../../../data/team.ts'
import { Roof } from '../../drawings/section/Roof.tsx'
import { useDialogInAddress } from '../../ui/dialog-in-address.ts'
import { CardDialog } from './CardDialog.tsx'
import { CardMark } from './CardMark.tsx'
import { Details } from './Details.tsx'
import { Floor } from './Floor.tsx'

const cardIds = teamCards.map(({ id }) => id)
const person = teamCards.find(({ figure }) => figure !== undefined)
const agent = teamCards.find(({ id }) => id === 'receptionist')

/** The team as a section through a building of three floors. A card opens a dialog; the address names it. */
export function TeamDirectory() {
  const { openId, open, dialog } = useDialogInAddress('card', cardIds)
  const card = teamCards.find(({ id }) => id === openId)
  return (
    <div className="team">
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
      <div className="team-loft">
        <Roof roomFor={['marketing', 'analytics', 'operations']} />
        <p className="mono">Loft: room to grow</p>
      </div>
      <div className="team-building">
        {teamFloors.map((floor, index) => (
          <Floor key={floor.id} floor={floor} height={(teamFloors.length - 1 - index) * 3} onOpen={open} />
        ))}
      </div>
      <div className="team-ground" />
      <Details />
      {card && <CardDialog card={card} {...dialog} />}
    </div>
  )
}
