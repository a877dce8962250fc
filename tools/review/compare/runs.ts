import type { Word } from '../page/words.ts'
import { hunks, slideHunks, type Hunk } from './pairing.ts'

/** The runs of words in which two texts differ, each where it makes whole sentences. */
export function wordRuns(base: readonly Word[], head: readonly Word[]): Hunk[] {
  const found = hunks(
    base.map(({ text }) => text),
    head.map(({ text }) => text),
  )
  return join(
    slideHunks(found, base, head, (one, other) => one.text === other.text, place),
    base,
    head,
  )
}

function place(words: readonly Word[], from: number, to: number): number {
  const ends = (index: number) => index < 0 || /^[.!?…]$|^\.{3}$/.test(words[index]!.text)
  const mark = (index: number) => words[index] !== undefined && !/[\p{L}\p{N}]/u.test(words[index].text)
  // Prefer ", and more" to "and more,".
  return (
    (ends(from - 1) ? 4 : 0) +
    (ends(to - 1) || to === words.length ? 4 : 0) +
    (mark(to - 1) && !ends(to - 1) ? -1 : 0) +
    (mark(from) && ends(from) ? -2 : 0)
  )
}

/** If nearly everything changed, joins the runs, so that equal words such as "the" do not split them. */
function join(runs: Hunk[], base: readonly Word[], head: readonly Word[]): Hunk[] {
  if (runs.length < 3) return runs
  const changed = runs.reduce((sum, run) => sum + letters(base, run.base) + letters(head, run.head), 0)
  const first = runs[0]!
  const last = runs.at(-1)!
  const span = letters(base, [first.base[0], last.base[1]]) + letters(head, [first.head[0], last.head[1]])
  if (changed <= 0.6 * span) return runs
  const islands = runs.slice(1).every((run, index) => run.base[0] - runs[index]!.base[1] <= 2)
  return islands ? [{ base: [first.base[0], last.base[1]], head: [first.head[0], last.head[1]] }] : runs
}

function letters(words: readonly Word[], [from, to]: readonly [number, number]): number {
  return words.slice(from, to).reduce((sum, { text }) => sum + text.length, 0)
}

/** The words of a run as they stand in their text. */
export function wordsOf(text: string, words: readonly Word[], [from, to]: readonly [number, number]): string {
  return from === to ? '' : text.slice(words[from]!.from, words[to - 1]!.to)
}
