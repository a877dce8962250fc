import { useId } from 'react'
import { industries } from '../../../data/industries.ts'
import { sentiments, transcripts, type Transcript, type TranscriptId } from '../../../data/transcripts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { nonBreaking } from '../../ui/non-breaking.ts'
import { Speech } from '../../ui/Speech.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/* A line breaks between facts only, and never begins with the dot. */
const DOT = '\u00a0· '

type TranscriptListProps = {
  /** What tells this list's conversations from those of another. */
  name: string
  title: string
  ids: readonly TranscriptId[]
  /** Those that the filter lets through. */
  shown: readonly TranscriptId[]
}

/** Conversations in ruled rows. What the filter keeps back stays on the page, hidden, and open where it was open. */
export function TranscriptList({ name, title, ids, shown }: TranscriptListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} hidden={!ids.some((id) => shown.includes(id))}>
      <h2 id={id}>{title}</h2>
      <ul className="scripts">
        {ids.map((id) => (
          <Conversation key={id} id={`${name}-${id}`} hidden={!shown.includes(id)} transcript={transcripts[id]} />
        ))}
      </ul>
    </section>
  )
}

function Conversation({ id, hidden, transcript }: { id: string; hidden: boolean; transcript: Transcript }) {
  const { title, company, industry, duration, date, summary, tags, sentiment, outcomes, turns } = transcript
  const [minutes, seconds] = duration.split(':')
  return (
    <li hidden={hidden}>
      <h3>{title}</h3>
      <p className="mono">
        {company}
        {DOT}
        {nonBreaking(industries[industry].name)}
        {DOT}
        <time dateTime={date}>{nonBreaking(day.format(new Date(date)))}</time>
        {DOT}
        {nonBreaking(`${Number(minutes)} min ${Number(seconds)} s`)}
        {DOT}
        {sentiments[sentiment]}
      </p>
      <p>{summary}</p>
      <p>
        <b>Outcome:</b> {outcomes.join('. ')}.
      </p>
      <p className="mono">Tags: {tags.join(', ')}</p>
      <Disclosure
        id={id}
        summary={
          <span>
            Read the conversation<span className="sr-only">: {title}</span>
          </span>
        }
      >
        <div className="turns">
          {turns.map(([by, words], index) => (
            <Speech key={index} by={by} words={words} />
          ))}
        </div>
      </Disclosure>
    </li>
  )
}
