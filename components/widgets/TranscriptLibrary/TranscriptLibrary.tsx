import { useId, useRef, type ReactNode } from 'react'
import { industries } from '../../../data/industries.ts'
import { sentimentIds, sentiments, transcriptIds, transcripts } from '../../../data/transcripts.ts'
import { Button } from '../../ui/Button.tsx'
import { DisclosureGroup } from '../../ui/Disclosure.tsx'
import { useQueryParameter } from '../../ui/query-parameter.ts'
import { TranscriptList } from './TranscriptList.tsx'
import {
  filterFromQuery,
  filterIndustries,
  filterToQuery,
  filterTranscripts,
  MAX_QUERY,
  noFilter,
  type TranscriptFilter,
} from './filter-state.ts'

const featured = transcriptIds.filter((id) => transcripts[id].featured)

/**
 * The demonstrations with search and filters, which are in the address. The first featured one is shown as a script;
 * the others open in place.
 */
export function TranscriptLibrary() {
  const [filter, setFilter] = useFilter()
  const root = useRef<HTMLDivElement>(null)
  const shown = filterTranscripts(filter)

  // Another filter may leave nothing where the visitor has scrolled to.
  function change(next: TranscriptFilter) {
    setFilter(next)
    requestAnimationFrame(() => {
      const first = root.current!.querySelector('section:not([hidden]), .transcripts-none')
      if (first && first.getBoundingClientRect().top < 0) root.current!.scrollIntoView({ behavior: 'instant' })
    })
  }

  function clear() {
    change(noFilter)
    root.current?.querySelector<HTMLElement>('[type=search]')?.focus()
  }

  return (
    <div className="transcripts" ref={root}>
      <Filters filter={filter} onChange={change}>
        <p role="status">
          {shown.length} of {transcriptIds.length} transcripts
        </p>
        {filterToQuery(filter).size > 0 && (
          <Button variant="outline" size="sm" onClick={clear}>
            Clear search and filters
          </Button>
        )}
      </Filters>
      <DisclosureGroup>
        <TranscriptList title="Featured transcripts" ids={featured} shown={shown} script={featured[0]} />
        <TranscriptList title="All transcripts" ids={transcriptIds} shown={shown} linksFeatured />
        {shown.length === 0 && (
          <div className="transcripts-none">
            <h2>No transcripts found</h2>
            <p>
              Try fewer words or filters. This is only a selection, so you can also{' '}
              <a href="/demo">call the demo receptionist</a>.
            </p>
            <Button onClick={clear}>Show all {transcriptIds.length} transcripts</Button>
          </div>
        )}
      </DisclosureGroup>
    </div>
  )
}

function useFilter(): [TranscriptFilter, (filter: TranscriptFilter) => void] {
  const [q, setQ] = useQueryParameter('q')
  const [industry, setIndustry] = useQueryParameter('industry')
  const [sentiment, setSentiment] = useQueryParameter('sentiment')
  const parameters = Object.entries({ q, industry, sentiment }).map(([name, value]) => [name, value ?? ''])
  return [
    filterFromQuery(new URLSearchParams(parameters)),
    ({ query, industries, sentiments }) => {
      setQ(query || null)
      setIndustry(industries.join() || null)
      setSentiment(sentiments.join() || null)
    },
  ]
}

type FiltersProps = {
  filter: TranscriptFilter
  onChange: (filter: TranscriptFilter) => void
  /** How many were found. */
  children: ReactNode
}

/** The search box and the checkboxes. Changes apply at once. */
function Filters({ filter, onChange, children }: FiltersProps) {
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
        labelOf={(id) => industries[id].name}
        chosen={filter.industries}
        onChange={(chosen) => onChange({ ...filter, industries: chosen })}
      />
      <Choices
        legend="Sentiment"
        name="sentiment"
        ids={sentimentIds}
        labelOf={(id) => sentiments[id]}
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
  labelOf: (id: Id) => string
  chosen: readonly Id[]
  onChange: (chosen: readonly Id[]) => void
}

function Choices<Id extends string>({ legend, name, ids, labelOf, chosen, onChange }: ChoicesProps<Id>) {
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
            {labelOf(id)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
