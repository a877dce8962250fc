import { useContext } from 'react'
import { listed } from '../../page/words.ts'
import { REQUESTS, sectionOfDoubt } from '../doubts.ts'
import { requestInWords } from '../doubt-words.ts'
import { breakages } from '../model.ts'
import { brokenInWords } from '../plain-words.ts'
import { repairInWords, repairOf, staleInWords } from '../repairs.ts'
import { ReportContext } from './Document.tsx'

/** Everything to answer or fix as plain text, which a script copies. */
export function ForAuthor() {
  const model = useContext(ReportContext)
  const { edits, old } = model
  const requests = Object.entries(REQUESTS).map(([section, request]): Points => [
    request,
    edits.flatMap((edit) =>
      edit.doubts
        .filter((doubt) => sectionOfDoubt(doubt) === section && !/^(left|stale)$/.test(doubt.kind))
        .map((doubt) => requestInWords(doubt, edit, model)),
    ),
  ])
  const staleOnes = (redirects: boolean) =>
    old
      .filter((value) => !!value.redirects === redirects)
      .map((value) => withSources(staleInWords(value), value.places))
  const broken = breakages(model).map((breakage) => {
    const [anchor] = repairOf(breakage, edits)
    const repair = anchor ? `. ${withSources(repairInWords(anchor), [anchor])}` : ''
    return withSources(brokenInWords(breakage), breakage.links) + repair
  })
  const points: Points[] = [
    ['Please fix', broken],
    ['Please replace, or say why they stay', staleOnes(false)],
    ['Please link to the new addresses', staleOnes(true)],
    ...requests,
  ]
  const found = points.filter(([, sentences]) => sentences.length)
  if (!found.length) return null
  const text = found.map((lines) => lines.flat().join('\n- [ ] ')).join('\n\n')
  return (
    <div data-copy hidden>
      <button type="button">Copy points for the author</button> <span role="status" />
      <textarea hidden readOnly rows={12} aria-label="Points as text" defaultValue={text} />
    </div>
  )
}

type Points = [subject: string, sentences: string[]]

/** At most this many lines are named; the others are counted. */
const MAX_SOURCES = 12

/** A sentence with the lines in which its author finds what it speaks of. */
function withSources(sentence: string, places: readonly { source?: string | undefined }[]): string {
  const sources = [...new Set(places.flatMap(({ source }) => source?.replace(/(:\d+):\d+$/, '$1') ?? []))]
  const more = sources.length - MAX_SOURCES
  const named = more > 0 ? [...sources.slice(0, MAX_SOURCES), `${more} more`] : sources
  return sources.length ? `${sentence} (${listed(named)})` : sentence
}
