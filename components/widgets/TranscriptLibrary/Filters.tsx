import { useId, type ReactNode } from 'react'
import { industries } from '../../../data/industries.ts'
import { filterIndustries, MAX_QUERY, type TranscriptFilter } from './filter-state.ts'
import { sentimentIds, sentiments } from '../../../data/transcripts.ts'

type FiltersProps = {
  filter: TranscriptFilter
  onChange: (filter: TranscriptFilter) => void
  /** How many were found. */
  children: ReactNode
}

/** The search box and the checkboxes. Changes apply at once. */
export function Filters({ filter, onChange, children }: FiltersProps) {
  const id = useId()
  return (
    <form
      role="search"
      aria-label="Transcripts"
      className="transcripts-filters with-script"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="field">
        <label htmlFor={id}>Search</label>
        <input
          className="in"
          type="search"
          id={id}
          aria-describedby={`${id}-hint`}
          name="q"
          autoComplete="off"
          maxLength={MAX_QUERY}
          value={filter.query}
          onChange={(event) => onChange({ ...filter, query: event.currentTarget.value })}
        />
        <p className="hint" id={`${id}-hint`}>
          Searches summaries and conversations.
        </p>
      </div>
      <Choices
        legend="Industry"
        name="industry"
        ids={filterIndustries}
        words={(id) => industries[id].name}
        chosen={filter.industries}
        onChange={(chosen) => onChange({ ...filter, industries: chosen })}
      />
      <Choices
        legend="Sentiment"
        name="sentiment"
        ids={sentimentIds}
        words={(id) => sentiments[id]}
        chosen={filter.sentiments}
        onChange={(chosen) => onChange({ ...filter, sentiments: chosen })}
      />
      <div className="transcripts-found">{children}</div>
    </form>
  )
}

type ChoicesProps<Id extends string> = {
  legend: string
  name: string
  ids: readonly Id[]
  words: (id: Id) => string
  chosen: readonly Id[]
  onChange: (chosen: readonly Id[]) => void
}

function Choices<Id extends string>({ legend, name, ids, words, chosen, onChange }: ChoicesProps<Id>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {ids.map((id) => (
          <label key={id}>
            <input
              type="checkbox"
              name={name}
              value={id}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(ids.filter((other) => (other === id ? checked : chosen.includes(other))))
              }
            />
            {words(id)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
