import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { rulers, TimeRuler, type RulerName } from './TimeRuler.tsx'

export default declareWidget({
  name: 'TimeRuler',
  description: 'Periods in words, each below a bar that shows its part of the whole to scale.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(rulers) as RulerName[])
      .describe('`roadmap` is the 30 days, `ninety-days` the twelve weeks of a larger firm.'),
  }),
  example: '<TimeRuler of="roadmap" />',
  print({ of }) {
    const stretches = rulers[of]
    return [
      { kind: 'ruler', stretches },
      {
        kind: 'points',
        points: stretches.map(({ mark, title, at, text }) => ({ mark, title: `${title}, ${at.toLowerCase()}`, text })),
      },
    ]
  },
  component: TimeRuler,
})
