import { agents } from '../../../data/agents.ts'
import type { TeamCard } from '../../../data/team.ts'
import { ScaleFigure } from '../../drawings/figures/ScaleFigure.tsx'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'

/** Who is on a card: a figure for a person, a plan symbol for an agent. */
export function CardMark({ card }: { card: TeamCard }) {
  if (card.agent) return <PlanSymbol department={agents[card.agent].department} size={68} />
  return card.figure && <ScaleFigure name={card.figure} />
}
