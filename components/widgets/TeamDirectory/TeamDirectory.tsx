import { agentPath, agents } from '../../../data/agents.ts'
import { departmentClass, type DepartmentId } from '../../../data/departments.ts'
import { teamCards, teamFloors, type TeamCard, type TeamFloor } from '../../../data/team.ts'
import { ScaleFigure } from '../../drawings/figures/ScaleFigure.tsx'
import { PlacedSymbol, PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog, useDialogInAddress } from '../../ui/Dialog.tsx'

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

type CardDialogProps = {
  card: TeamCard
  onClose: () => void
  /** The element that gets the focus when it closes. */
  returnTo: () => HTMLElement | null
}

/** The details of a card. An agent's card links to its page. */
function CardDialog({ card, onClose, returnTo }: CardDialogProps) {
  const { agent, body } = card
  return (
    <Dialog
      {...headingOf(card)}
      mark={<CardMark card={card} />}
      className={agent ? departmentClass(agents[agent].department) : 'team-dialog'}
      onClose={onClose}
      returnTo={returnTo}
    >
      <p>{body}</p>
      {agent && (
        <p>
          <ButtonLink href={agentPath(agent)} variant="agent">
            See what the {agents[agent].title} does
          </ButtonLink>
        </p>
      )}
    </Dialog>
  )
}

/** Who a dialog is about: a person with a role, or an agent with its job. */
function headingOf({ name, role, agent }: TeamCard): { title: string; subtitle: string } {
  return agent ? { title: agents[agent].title, subtitle: agents[agent].job } : { title: name, subtitle: role }
}

/** Who is on a card: a figure for a person, a plan symbol for an agent. */
function CardMark({ card }: { card: TeamCard }) {
  if (card.agent) return <PlanSymbol department={agents[card.agent].department} size={68} />
  return card.figure && <ScaleFigure name={card.figure} />
}

/** The texts of the dialogs, for visitors without script. */
function Details() {
  return (
    <section className="team-details without-script">
      <h2>Who does what</h2>
      <ul>
        {teamCards.map((card) => {
          const { title, subtitle } = headingOf(card)
          return (
            <li key={card.id}>
              <h3>{card.agent ? <a href={agentPath(card.agent)}>{title}</a> : title}</h3>
              <p className="mono">{subtitle}</p>
              <p>{card.body}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type FloorProps = {
  floor: TeamFloor
  /** Metres above the ground. */
  height: number
  onOpen: (card: string) => void
}

/** One floor of the building: its name at left, its people or agents as cells that open. */
function Floor({ floor: { id, level, name, cards }, height, onOpen }: FloorProps) {
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

/** The roof of a building in section, with the desks that there is still room for under it. */
function Roof({
  roomFor,
}: {
  /** Three departments at most. */
  roomFor: readonly DepartmentId[]
}) {
  const middle = (roomFor.length - 1) / 2
  return (
    <svg className="team-roof" viewBox="0 0 1176 130" width="1176" height="130" aria-hidden="true">
      <path d="M872 90V22h44v80M866 22h56" />
      <path className="slopes" d="M5 127 588 8l583 119" />
      {roomFor.map((department, index) => (
        <PlacedSymbol
          key={department}
          department={department}
          x={588 + (index - middle) * 88}
          y={82}
          scale={0.95}
          proposed
        />
      ))}
    </svg>
  )
}

/** A flight of stairs in section, up to the next floor. */
function Stair() {
  return (
    <svg className="team-stair" viewBox="0 0 104 64" width="75" height="46" aria-hidden="true">
      <path d="M2 62h12V52h12V42h12V32h12V22h12V12h12V2h28M14 40 62 0" />
    </svg>
  )
}
