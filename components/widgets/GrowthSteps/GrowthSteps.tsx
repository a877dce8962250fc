import { agents, catalogue } from '../../../data/agents.ts'
import { RoomRow } from '../../drawings/plan/RoomRow.tsx'
import { DrawnSteps } from '../../ui/DrawnSteps.tsx'
import type { WidgetContext } from '../declare.ts'

/** The fewest rooms of a plan. */
const MIN_ROOMS = 3

/** How an office grows: each third-level heading begins a step, beside a plan with one more room built. */
export function GrowthSteps({ children }: WidgetContext) {
  return (
    <DrawnSteps
      drawing={(step, count) => (
        <RoomRow
          departments={catalogue.slice(0, step + 1).map((id) => agents[id].department)}
          of={Math.max(MIN_ROOMS, count)}
        />
      )}
    >
      {children}
    </DrawnSteps>
  )
}
