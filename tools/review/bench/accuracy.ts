import { pageNames } from './corpus/edit.ts'
import { corpus, runCase, runSilent, silentEdits } from './corpus/run.ts'
import type { Figure } from './figure.ts'

/** How many changes of the corpus are found, with the right kind, and with the exact words. */
export function corpusFigures(): Figure[] {
  const results = corpus.flatMap((change) => pageNames.map((page) => runCase(change, page)))
  const sum = (key: 'expected' | 'found' | 'rightKind' | 'exact') =>
    results.reduce((total, result) => total + result[key], 0)
  const extra = results.reduce((total, result) => total + result.extra.length, 0)
  const all = sum('expected')
  const share = (count: number) => `${count} of ${all} (${((100 * count) / all).toFixed(1)} %)`
  return [
    {
      name: `changes found, ${corpus.length} kinds on ${pageNames.length} pages`,
      value: share(sum('found')),
      holds: sum('found') === all,
    },
    { name: 'right kind', value: share(sum('rightKind')), holds: sum('rightKind') >= 0.98 * all },
    { name: 'exact words', value: share(sum('exact')), holds: sum('exact') >= 0.95 * all },
    { name: 'reported besides', value: String(extra), holds: extra === 0 },
  ]
}

/** Edits that must not be reported. */
export function silentFigures(): Figure[] {
  const reported = silentEdits.filter((edit) => runSilent(edit).exit !== 0)
  return [
    {
      name: `false changes in ${silentEdits.length} edits without effect`,
      value: String(reported.length),
      holds: reported.length === 0,
    },
  ]
}
