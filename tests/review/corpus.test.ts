import { describe, expect, it } from 'vitest'
import { pageNames } from '../../tools/review/bench/corpus/edit.ts'
import {
  corpus,
  exceptionOf,
  exceptions,
  runCase,
  runSilent,
  silentEdits,
} from '../../tools/review/bench/corpus/run.ts'

const results = corpus.flatMap((change) => pageNames.map((page) => runCase(change, page)))

describe('the corpus of changes', () => {
  it('has at least 30 kinds of change on 4 pages each, and 30 cases in which nothing changes', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(30)
    expect(silentEdits.length).toBeGreaterThanOrEqual(30)
  })

  it('names every exception that is no more one', () => {
    expect(exceptions.filter((exception) => !results.some((result) => exceptionOf(result) === exception))).toEqual([])
  })

  it.each(results.map((result) => [`${result.name} on ${result.page}`, result] as const))(
    'tells exactly that, and nothing else: %s',
    (_, result) => {
      const exception = exceptionOf(result)
      if (exception === undefined || !exceptions.includes(exception)) expect(exception).toBeUndefined()
    },
  )

  it.each(silentEdits.map((edit) => [edit.name, edit] as const))('says that nothing changed: %s', (_, edit) => {
    const { pages, shared, exit } = runSilent(edit)
    expect({ pages, shared, exit }).toEqual({ pages: [], shared: [], exit: 0 })
  })
})
