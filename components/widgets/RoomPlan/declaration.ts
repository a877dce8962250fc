import { z } from 'zod'
import { agentIds } from '../../../data/agents.ts'
import { declareWidget } from '../declare.ts'
import { RoomPlan } from './RoomPlan.tsx'

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
