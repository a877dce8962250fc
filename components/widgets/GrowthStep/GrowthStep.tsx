import { agents, catalogue } from '../../../data/agents.ts'
import { RoomRow } from '../../drawings/plan/RoomRow.tsx'
import type { WidgetContext } from '../declare.ts'

/** Rooms in each plan. */
export const ROOMS = 3

type GrowthStepProps = WidgetContext & {
  /** How many of the three rooms are built. */
  rooms: number
}

/** One step of a growing office: words beside a small plan whose first rooms are built. */
export function GrowthStep({ rooms, children }: GrowthStepProps) {
  return (
    <li>
      <div>{children}</div>
      <RoomRow departments={catalogue.slice(0, rooms).map((id) => agents[id].department)} of={ROOMS} />
    </li>
  )
}
