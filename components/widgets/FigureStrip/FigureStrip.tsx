import { z } from 'zod'
import { libraryStats } from '../../../data/playbooks.ts'
import { caseStudy, timelines } from '../../../data/transformation.ts'
import { transcriptStats } from '../../../data/transcripts.ts'
import { declareWidget } from '../declare.ts'

const figureStrips = {
  playbooks: libraryStats,
  transcripts: transcriptStats,
  'case-study': caseStudy.figures,
  rollout: Object.values(timelines),
} as const

/** A few figures side by side under one rule, each with the words below it. */
export function FigureStrip({ of }: { of: keyof typeof figureStrips }) {
  return (
    <dl className="figure-strip">
      {figureStrips[of].map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

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
