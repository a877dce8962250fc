import { useId } from 'react'
import { industries } from '../../../data/industries.ts'
import { sentiments, transcripts, type Transcript, type TranscriptId } from '../../../data/transcripts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Speech } from '../../ui/Speech.tsx'
import { longDay, nonBreaking } from '../../ui/text-format.tsx'

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

/* Lines break between facts only, and never before the dot. */
const DOT = '\u00a0· '

type ConversationProps = {
  id: TranscriptId
  /** script: shown in full. row: opens in place. link: only a link to the featured conversation on the same page. */
  look: 'script' | 'row' | 'link'
  hidden: boolean
}

/** A conversation: what it was about, and its words. */
function Conversation({ id, look, hidden }: ConversationProps) {
  const { title, summary, tags, outcomes } = transcripts[id]
  if (look === 'link')
    return (
      <li hidden={hidden}>
        <h3>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <Facts transcript={transcripts[id]} />
      </li>
    )
  return (
    <li id={id} className={`transcripts-${look}`} hidden={hidden}>
      <div>
        <h3>{title}</h3>
        <Facts transcript={transcripts[id]} />
      </div>
      <div>
        <p>{summary}</p>
        <p>
          <b>Outcome:</b> {outcomes.join('. ')}.
        </p>
        <p className="mono">Tags: {tags.join(', ')}</p>
      </div>
      {look === 'script' ? (
        <Turns id={id} />
      ) : (
        <Disclosure
          id={id}
          summary={
            <span>
              Read the conversation<span className="sr-only">: {title}</span>
            </span>
          }
        >
          <Turns id={id} />
        </Disclosure>
      )}
    </li>
  )
}

function Facts({ transcript: { company, industry, date, duration, sentiment } }: { transcript: Transcript }) {
  const [minutes, seconds] = duration.split(':')
  return (
    <p className="mono">
      {company}
      {DOT}
      {nonBreaking(industries[industry].name)}
      {DOT}
      <time dateTime={date}>{nonBreaking(longDay(date))}</time>
      {DOT}
      {nonBreaking(`${Number(minutes)} min ${Number(seconds)} s`)}
      {DOT}
      {sentiments[sentiment]}
    </p>
  )
}

/** What was said, with notes in the margin. */
function Turns({ id }: { id: TranscriptId }) {
  const { turns }: Transcript = transcripts[id]
  return (
    <ol className="transcripts-turns">
      {turns.map(([speaker, text, note], index) => (
        <li key={index} className={speaker}>
          <Speech speaker={speaker} text={text} />
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
