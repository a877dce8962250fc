import { describe, expect, it } from 'vitest'
import { pageNames } from '../../tools/review/bench/corpus/edit.ts'
import { corpus, runCase, runSilent, silentEdits } from '../../tools/review/bench/corpus/run.ts'

const results = corpus.flatMap((change) => pageNames.map((page) => runCase(change, page)))
const sum = (key: 'expected' | 'found' | 'rightKind' | 'exact') =>
  results.reduce((total, result) => total + result[key], 0)

describe('the corpus of changes', () => {
  it('has at least 30 kinds of change on 4 pages each, and 30 cases in which nothing changes', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(30)
    expect(silentEdits.length).toBeGreaterThanOrEqual(30)
  })

  it('is found as a whole, 98 % with the right kind and 95 % with the exact words', () => {
    expect(sum('found')).toBe(sum('expected'))
    expect(sum('rightKind') / sum('expected')).toBeGreaterThanOrEqual(0.98)
    expect(sum('exact') / sum('expected')).toBeGreaterThanOrEqual(0.95)
  })

  it.each(results.map((result) => [`${result.name} on ${result.page}`, result] as const))(
    'tells nothing else: %s',
    (_, { extra }) => {
      expect(extra).toEqual([])
    },
  )

  it.each(silentEdits.map((edit) => [edit.name, edit] as const))('says that nothing changed: %s', (_, edit) => {
    const { pages, shared, exit } = runSilent(edit)
    expect({ pages, shared, exit }).toEqual({ pages: [], shared: [], exit: 0 })
  })
})
