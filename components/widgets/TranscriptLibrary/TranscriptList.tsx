import { useId } from 'react'
import { transcripts, type TranscriptId } from '../../../data/transcripts.ts'
import { Conversation } from './Conversation.tsx'

type TranscriptListProps = {
  title: string
  ids: readonly TranscriptId[]
  /** The ids that match the filter. */
  shown: readonly TranscriptId[]
  /** The conversation that is shown in full. */
  script?: TranscriptId
  /** Whether featured conversations only link to the list above, which has their words. */
  linksFeatured?: boolean
}

/** Conversations in ruled rows. The filter only hides the others, so that an open one stays open. */
export function TranscriptList({ title, ids, shown, script, linksFeatured }: TranscriptListProps) {
  const headingId = useId()
  const lookOf = (id: TranscriptId) =>
    id === script ? 'script' : linksFeatured && transcripts[id].featured ? 'link' : 'row'
  return (
    <section aria-labelledby={headingId} hidden={!ids.some((id) => shown.includes(id))}>
      <h2 id={headingId}>{title}</h2>
      <ul className="transcripts-list">
        {ids.map((id) => (
          <Conversation key={id} id={id} look={lookOf(id)} hidden={!shown.includes(id)} />
        ))}
      </ul>
    </section>
  )
}
