import { useId } from 'react'
import { transcripts, type TranscriptId } from '../../../data/transcripts.ts'
import { Conversation } from './Conversation.tsx'

type TranscriptListProps = {
  title: string
  ids: readonly TranscriptId[]
  /** Those that the filter lets through. */
  shown: readonly TranscriptId[]
  /** The one whose words are on the page at once. */
  script?: TranscriptId
  /** Whether the featured ones are only named, because their words are in the list above. */
  linksFeatured?: boolean
}

/** Conversations in ruled rows. What the filter keeps back stays on the page, hidden, and open where it was open. */
export function TranscriptList({ title, ids, shown, script, linksFeatured }: TranscriptListProps) {
  const headingId = useId()
  const lookOf = (id: TranscriptId) =>
    id === script ? 'script' : linksFeatured && transcripts[id].featured ? 'link' : 'row'
  return (
    <section aria-labelledby={headingId} hidden={!ids.some((id) => shown.includes(id))}>
      <h2 id={headingId}>{title}</h2>
      <ul className="scripts">
        {ids.map((id) => (
          <Conversation key={id} id={id} look={lookOf(id)} hidden={!shown.includes(id)} />
        ))}
      </ul>
    </section>
  )
}
