import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { HireChoice } from './HireChoice.tsx'

export default declareWidget({
  name: 'HireChoice',
  description:
    'A part of the hire page: its own text, or the same about the agents or the bundle that a visitor has chosen.',
  props: z.strictObject({
    show: z
      .enum(['words', 'drawing', 'summary', 'features', 'setup'])
      .describe(
        '`words`: heading, price and what is hired. `drawing`: the room or building. `summary`: the choice and a way to change it. `features`: what the agents do. `setup`: their setup steps.',
      ),
  }),
  example: '<HireChoice show="drawing"><RoomPlan agent="receptionist" /></HireChoice>',
  hydrate: 'intent',
  queryParameters: ['desks', 'industry'],
  takesChildren: true,
  component: HireChoice,
})
