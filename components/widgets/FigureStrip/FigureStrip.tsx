import { libraryStats } from '../../../data/playbooks.ts'
import { caseStudy, timelines } from '../../../data/transformation.ts'
import { transcriptStats } from '../../../data/transcripts.ts'

/** The names of the strips. */
export const figureStrips = {
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
