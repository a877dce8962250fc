import { agents } from '../../../data/agents.ts'
import { teamFloors, type TeamCard } from '../../../data/team.ts'
import { ScaleFigure } from '../../drawings/figures/ScaleFigure.tsx'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'

/** Who is on a card: a figure for a person, a plan symbol for an agent. */
export function CardMark({ card }: { card: TeamCard }) {
  if (card.agent) return <PlanSymbol department={agents[card.agent].department} size={68} />
  return <ScaleFigure kind={teamFloors[0].cards.indexOf(card)} />
}
