import { agents, type AgentId } from '../../../data/agents.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { agentRoom } from '../../drawings/rooms/agent-room.ts'
import { listItems } from '../../ui/list-items.ts'
import type { WidgetContext } from '../declare.ts'

type RoomPlanProps = WidgetContext & {
  agent: AgentId
  /** The agent's features that the list between the tags explains, by id and in its order. */
  features: readonly string[]
}

/**
 * An agent's room in plan. The items of a list between the tags get numbers, which are drawn in the room.
 * @throws if the list is not as long as the features, or a feature is not the agent's
 */
export function RoomPlan({ agent, features, children }: RoomPlanProps) {
  const plan = agentRoom(agent)
  const items = listItems(children)
  if (items.length !== features.length)
    throw new Error(
      `The list has ${items.length} items, and features={[…]} names ${features.length}. ` +
        'Give each item a feature: it says where in the room the item’s number stands.',
    )
  const callouts = features.map((feature, index) => ({
    ...plan.callouts![featureIndex(agent, feature)]!,
    number: index + 1,
  }))
  const figure = (
    <figure className="[&_svg]:w-full">
      <FloorPlanDrawing plan={{ ...plan, callouts, ...(items.length > 0 && { count: '' }) }} />
    </figure>
  )
  if (!items.length) return figure
  return (
    <div className="room-plan">
      {figure}
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <p>{item}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function featureIndex(agent: AgentId, feature: string): number {
  const ids: string[] = agents[agent].features.map(({ id }) => id)
  const index = ids.indexOf(feature)
  if (index < 0) throw new Error(`The agent ${agent} has no feature "${feature}". Use one of: ${ids.join(', ')}.`)
  return index
}
