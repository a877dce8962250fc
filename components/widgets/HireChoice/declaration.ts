import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { HireChoice } from './HireChoice.tsx'

export const hireChoice = declareWidget({
  name: 'HireChoice',
  description: 'The top of the hire page: its own text, or the agents or bundle that a visitor has chosen.',
  props: z.strictObject({
    show: z
      .enum(['words', 'drawing'])
      .describe('`words`: heading, price and what is hired. `drawing`: the room or building.'),
  }),
  example: '<HireChoice show="drawing"><RoomPlan agent="receptionist" /></HireChoice>',
  hydrate: 'intent',
  queryParameters: ['desks', 'industry'],
  takesChildren: true,
  component: HireChoice,
})
