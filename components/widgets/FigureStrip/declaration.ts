import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { FigureStrip, figureStrips } from './FigureStrip.tsx'

export default declareWidget({
  name: 'FigureStrip',
  description: 'A few figures side by side, each with its label.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(figureStrips) as (keyof typeof figureStrips)[])
      .describe(
        'Which figures: `playbooks` and `transcripts` are in the records of that name in `data/`, `case-study` and `rollout` in `data/transformation.ts`.',
      ),
  }),
  example: '<FigureStrip of="playbooks" />',
  print: ({ of }) => [{ kind: 'figures', figures: figureStrips[of] }],
  component: FigureStrip,
})
