import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { transcriptIds, transcripts } from '../../../data/transcripts.ts'
import { TranscriptList } from './TranscriptList.tsx'

test.each(transcriptIds)('%s: how long it lasted, and who says what', (id) => {
  const { duration, turns } = transcripts[id]
  const text = renderToStaticMarkup(<TranscriptList title="All" ids={[id]} shown={[id]} script={id} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  const [minutes, seconds] = duration.split(':').map(Number)
  expect(text).toContain(`${minutes} min ${seconds} s`)
  const speakers = turns.map(([by]) => (by === 'agent' ? 'Agent' : 'Caller'))
  expect([...text.matchAll(/(Agent|Caller) : /g)].map(([, speaker]) => speaker)).toEqual(speakers)
})
