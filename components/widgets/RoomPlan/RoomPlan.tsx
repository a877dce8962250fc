import type { AgentId } from '../../../data/agents.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { agentRoom } from '../../drawings/rooms/agent-room.ts'

/** An agent's room in plan, without the numbers that its own page explains. */
export function RoomPlan({ agent }: { agent: AgentId }) {
  const plan = agentRoom(agent)
  return (
    plan && (
      <figure className="[&_svg]:w-full">
        <FloorPlanDrawing plan={{ ...plan, callouts: [] }} />
      </figure>
    )
  )
}
