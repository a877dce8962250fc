import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Schedule, schedules, type ScheduleName } from './Schedule.tsx'

export default declareWidget({
  name: 'Schedule',
  description: 'What we sell besides single agents, row by row: name, contents, price per month.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(schedules) as ScheduleName[])
      .describe('`power-ups`, `bundles` (the ten trades) or `compliance-packs`.'),
  }),
  example: '<Schedule of="power-ups" />',
  component: Schedule,
})
