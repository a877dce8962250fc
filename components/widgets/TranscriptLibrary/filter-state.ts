import { industries, industryIds, type IndustryId } from '../../../data/industries.ts'
import {
  sentimentIds,
  sentiments,
  transcriptIds,
  transcripts,
  type Sentiment,
  type Transcript,
  type TranscriptId,
} from '../../../data/transcripts.ts'

/** The search and filters. */
export type TranscriptFilter = {
  /** Words that all must occur. */
  query: string
  /** Industries of which one must match; none means any. */
  industries: readonly IndustryId[]
  /** Sentiments of which one must match; none means any. */
  sentiments: readonly Sentiment[]
}

/** The empty filter. */
export const noFilter: TranscriptFilter = { query: '', industries: [], sentiments: [] }

/** The maximum length of a search. */
export const MAX_QUERY = 100

/** The industries that have a transcript, in order: the checkboxes of the filter. */
export const filterIndustries: readonly IndustryId[] = industryIds.filter((id) =>
  transcriptIds.some((transcript) => transcripts[transcript].industry === id),
)

/** The transcripts that match a filter, in order. */
export function filterTranscripts(filter: TranscriptFilter): readonly TranscriptId[] {
  const words = normalise(filter.query.slice(0, MAX_QUERY)).split(' ').filter(Boolean)
  return transcriptIds.filter((id) => {
    const { industry, sentiment } = transcripts[id]
    return (
      (filter.industries.length === 0 || filter.industries.includes(industry)) &&
      (filter.sentiments.length === 0 || filter.sentiments.includes(sentiment)) &&
      words.every((word) => searchText(id).includes(word))
    )
  })
}

/** Reads the filter from the address. Unknown industries and sentiments are ignored. */
export function filterFromQuery(query: URLSearchParams): TranscriptFilter {
  const valuesOf = (key: string) => query.getAll(key).join().split(',')
  return {
    query: (query.get('q') ?? '').slice(0, MAX_QUERY),
    industries: filterIndustries.filter((id) => valuesOf('industry').includes(id)),
    sentiments: sentimentIds.filter((id) => valuesOf('sentiment').includes(id)),
  }
}

/** A filter as query parameters; empty ones are left out. */
export function filterToQuery({ query, industries, sentiments }: TranscriptFilter): URLSearchParams {
  const parts = { q: query.slice(0, MAX_QUERY).trim(), industry: industries.join(), sentiment: sentiments.join() }
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))
}

function searchText(id: TranscriptId): string {
  const { title, company, industry, summary, tags, sentiment, outcomes, turns }: Transcript = transcripts[id]
  return normalise(
    [
      title,
      company,
      industries[industry].name,
      summary,
      ...tags,
      sentiments[sentiment],
      ...outcomes,
      ...turns.map(([, text]) => text),
    ].join(' '),
  )
}

/** Text for comparing: lower case, no accents, straight apostrophes, single spaces. */
function normalise(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase().replace(/\s+/g, ' ').trim()
}
