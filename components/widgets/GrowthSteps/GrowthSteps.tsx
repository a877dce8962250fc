import { agents, catalogue } from '../../../data/agents.ts'
import { RoomRow } from '../../drawings/plan/Rooms.tsx'
import { DrawnSteps } from '../../ui/Steps.tsx'
import { declareWidget, type WidgetContext } from '../declare.ts'

const MIN_ROOMS = 3

/** How an office grows: each third-level heading begins a step, beside a plan with one more room built. */
export function GrowthSteps({ children }: WidgetContext) {
  return (
    <DrawnSteps
      drawing={(step, count) => (
        <RoomRow
          departments={catalogue.slice(0, step + 1).map((id) => agents[id].department)}
          count={Math.max(MIN_ROOMS, count)}
        />
      )}
    >
      {children}
    </DrawnSteps>
  )
}

export default declareWidget({
  name: 'GrowthSteps',
  description: 'How an office grows, in steps: each `###` begins one, beside a plan with one more room.',
  example:
    '<GrowthSteps>\n\n### Start with one agent\n\nMost businesses start with the phone.\n\n### Add only what you need\n\nAdd the next agent where you’re short-staffed.\n\n</GrowthSteps>',
  takesChildren: true,
  shows: 'what follows its first ###',
  component: GrowthSteps,
})
