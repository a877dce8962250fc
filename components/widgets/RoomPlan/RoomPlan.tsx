import { z } from 'zod'
import { agents, type AgentId, agentIds } from '../../../data/agents.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { agentRoom } from '../../drawings/rooms/agent-room.ts'
import { listItems } from '../../ui/list-items.ts'
import { declareWidget, type WidgetContext } from '../declare.ts'

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

export default declareWidget({
  name: 'RoomPlan',
  description:
    "The plan of one agent's room. The items of a list between its tags get numbers, which are drawn in the room.",
  props: z.strictObject({
    agent: z.enum(agentIds).describe('The agent whose room it is, from `data/agents.ts`.'),
    features: z
      .array(z.string())
      .default([])
      .describe(
        'For a list: one feature of the agent for each item, by its id in `data/agents.ts`. The number of the item ' +
          'stands where the room shows that feature.',
      ),
  }),
  example:
    "<RoomPlan agent=\"receptionist\" features={['hours', 'diary']}>\n\n1. The phone rings.\n2. The call is in the diary.\n\n</RoomPlan>",
  takesChildren: true,
  shows: 'the list between its tags',
  component: RoomPlan,
})
