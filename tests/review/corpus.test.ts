import { describe, expect, it } from 'vitest'
import { pageNames } from './corpus/edit.ts'
import { corpus, runCase, runSilent, silentEdits } from './corpus/run-corpus.ts'

describe('the corpus of changes', () => {
  it('has at least 30 kinds of change on 4 pages each, and 30 cases in which nothing changes', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(30)
    expect(silentEdits.length).toBeGreaterThanOrEqual(30)
  })

  const cases = corpus.flatMap((change) =>
    pageNames.map((page) => [`${change.name} on ${page}`, change, page] as const),
  )

  it.each(cases)('reports exactly that, and nothing else: %s', (_, change, page) => {
    expect(runCase(change, page)).toEqual({ missed: [], extra: [] })
  })

  it.each(silentEdits.map((edit) => [edit.name, edit] as const))('reports that nothing changed: %s', (_, edit) => {
    const { pages, shared, exit } = runSilent(edit)
    expect({ pages, shared, exit }).toEqual({ pages: [], shared: [], exit: 0 })
  })
})
