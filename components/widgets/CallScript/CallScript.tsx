import { z } from 'zod'
import { transcripts, type TranscriptId, transcriptIds } from '../../../data/transcripts.ts'
import { Speech } from '../../ui/Speech.tsx'
import { declareWidget } from '../declare.ts'

/** A sample call as a two-speaker script, with notes in the margin. */
export function CallScript({ of }: { of: TranscriptId }) {
  const { title, company, summary, outcomes, turns } = transcripts[of]
  return (
    <figure className="call-script">
      <figcaption>
        <b>{title}</b>
        <span className="mono">{company}</span>
        <span>{summary}</span>
      </figcaption>
      <ol>
        {turns.map(([speaker, text, note]) => (
          <li key={text} className={`call-script-${speaker}`}>
            <Speech speaker={speaker} text={text} />
            {note && <small>{note}</small>}
          </li>
        ))}
      </ol>
      <p>
        <b>Result:</b> {outcomes.join('. ')}.
      </p>
    </figure>
  )
}

export default declareWidget({
  name: 'CallScript',
  description: 'A sample call as a two-speaker script, with notes in the margin.',
  props: z.strictObject({
    of: z.enum(transcriptIds).describe('The transcript in `data/transcripts.ts`.'),
  }),
  example: '<CallScript of="broken-crown" />',
  component: CallScript,
})
