import { industries } from '../../../data/industries.ts'
import { sentiments, transcripts, type Transcript } from '../../../data/transcripts.ts'

const all: readonly Transcript[] = Object.values(transcripts)

/** Demonstration conversations in ruled rows; each unfolds into the two speakers' words. */
export function TranscriptList({ only }: { only: 'featured' | 'all' }) {
  return (
    <ul className="scripts">
      {all.filter(({ featured }) => only === 'all' || featured).map((transcript) => <Conversation key={transcript.title} {...transcript} />)}
    </ul>
  )
}

function Conversation({ title, company, industry, duration, date, summary, tags, sentiment, outcomes, turns }: Transcript) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="mono">{company}. {industries[industry].name}, <time dateTime={date}>{date}</time>, {duration}, {sentiments[sentiment].toLowerCase()}</p>
      <p>{summary}</p>
      <p className="outcome"><b>What came of it:</b> {outcomes.join('; ')}.</p>
      <p className="mono">Tags: {tags.join(', ')}</p>
      <details>
        <summary>Read the conversation<span className="sr-only">: {title}</span></summary>
        <dl>
          {turns.map(([by, words], index) => <div key={index}><dt className="mono">{by === 'agent' ? 'Agent' : 'Caller'}</dt><dd>{words}</dd></div>)}
        </dl>
      </details>
    </li>
  )
}
