import { useRef } from 'react'
import { filterFromQuery, filterToQuery, filterTranscripts, noFilter, type TranscriptFilter } from './filter-state.ts'
import { transcriptIds, transcripts } from '../../../data/transcripts.ts'
import { Button } from '../../ui/Button.tsx'
import { DisclosureGroup } from '../../ui/Disclosure.tsx'
import { useQueryParameter } from '../../ui/query-parameter.ts'
import { Filters } from './Filters.tsx'
import { TranscriptList } from './TranscriptList.tsx'

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

/** The filter in the address. */
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
