import { pageNames } from './corpus/edit.ts'
import { corpus, exceptionOf, exceptions, runCase, runSilent, silentEdits } from './corpus/run.ts'
import type { Figure } from './figure.ts'

/** Every change of the corpus is told exactly once, in its kind and its words, except where an exception is named. */
export function corpusFigures(): Figure[] {
  const results = corpus.flatMap((change) => pageNames.map((page) => runCase(change, page)))
  const found = results.map(exceptionOf).filter((exception) => exception !== undefined)
  const changes = results.reduce((total, { expected }) => total + expected, 0)
  return [
    {
      name: `${changes} changes of ${corpus.length} kinds on ${pageNames.length} pages, not told exactly`,
      value: found.join('; ') || 'none',
      holds: found.join() === exceptions.join(),
    },
  ]
}

/** Edits that must not be reported. */
export function silentFigures(): Figure[] {
  const reported = silentEdits.filter((edit) => runSilent(edit).exit !== 0).map(({ name }) => name)
  return [
    {
      name: `false changes in ${silentEdits.length} edits without effect`,
      value: reported.join(', ') || 'none',
      holds: reported.length === 0,
    },
  ]
}
