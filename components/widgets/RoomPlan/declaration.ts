import { z } from 'zod'
import { agentIds } from '../../../data/agents.ts'
import { declareWidget } from '../declare.ts'
import { RoomPlan } from './RoomPlan.tsx'

export default declareWidget({
  name: 'RoomPlan',
  description: "The plan of one agent's room, as on its page but without numbers.",
  props: z.strictObject({
    agent: z.enum(agentIds).describe('The agent whose room it is, from `data/agents.ts`.'),
  }),
  example: '<RoomPlan agent="receptionist" />',
  component: RoomPlan,
})
