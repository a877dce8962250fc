import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { industries } from '../../../data/industries.ts'
import { sentiments, transcriptIds, transcripts } from '../../../data/transcripts.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { longDay } from '../../ui/text-format.tsx'
import { TranscriptList } from './TranscriptList.tsx'

test('a list in which nothing matches the filter is hidden with its heading', () => {
  const [first, second] = transcriptIds
  const hiddenIf = (shown: typeof transcriptIds) =>
    / hidden/.test(
      renderToStaticMarkup(<TranscriptList title="A" ids={[first!]} shown={shown} script={first} />).split('>')[0]!,
    )
  expect([hiddenIf([second!]), hiddenIf([first!, second!])]).toEqual([true, false])
})

test.each(transcriptIds)('%s: whose call it was, when, how long, how it ended, and who says what', (id) => {
  const { duration, turns, date, sentiment, company, industry, outcomes, tags } = transcripts[id]
  const html = renderToStaticMarkup(<TranscriptList title="All" ids={[id]} shown={[id]} script={id} />)
  const text = decoded(html.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
  const [minutes, seconds] = duration.split(':').map(Number)
  const facts = [
    company,
    industries[industry].name,
    longDay(date),
    `${minutes} min ${seconds} s`,
    sentiments[sentiment],
  ]
  expect(text.replaceAll(' · ', '·').replace(/ ?· ?/g, '·')).toContain(facts.join('·'))
  expect(text).toContain(`Outcome: ${outcomes.join('. ')}. Tags: ${tags.join(', ')}`)
  const speakers = turns.map(([by]) => (by === 'agent' ? 'Agent' : 'Caller'))
  expect([...text.matchAll(/(Agent|Caller) : /g)].map(([, speaker]) => speaker)).toEqual(speakers)
})
