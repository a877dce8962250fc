import { diffArrays } from 'diff'
import type { Word } from '../page/words.ts'

/** Words that changed: positions in both lists, ends not included. */
export interface Run {
  base: [number, number]
  head: [number, number]
}

/** The runs of words in which two texts differ. */
export function wordRuns(base: readonly Word[], head: readonly Word[]): Run[] {
  const runs: Run[] = []
  let b = 0
  let h = 0
  for (const part of diffArrays(
    base.map(({ text }) => text),
    head.map(({ text }) => text),
  )) {
    if (!part.added && !part.removed) {
      b += part.count
      h += part.count
      continue
    }
    const last = runs.at(-1)
    const run =
      last && last.base[1] === b && last.head[1] === h ? last : ({ base: [b, b], head: [h, h] } satisfies Run as Run)
    if (run !== last) runs.push(run)
    if (part.removed) run.base[1] = b += part.count
    else run.head[1] = h += part.count
  }
  return join(
    runs.map((run, index) => slideRun(run, runs[index - 1], runs[index + 1], base, head)),
    base,
    head,
  )
}

/** Words added or removed could often stand a word further left or right: the place that makes whole sentences wins. */
function slideRun(
  run: Run,
  previous: Run | undefined,
  next: Run | undefined,
  base: readonly Word[],
  head: readonly Word[],
): Run {
  const added = run.base[0] === run.base[1]
  if (!added && run.head[0] !== run.head[1]) return run
  const side = added ? 'head' : 'base'
  const words = added ? head : base
  const [from, to] = run[side]
  const floor = previous?.[side][1] ?? 0
  const ceiling = next?.[side][0] ?? words.length
  let best = { shift: 0, score: place(words, from, to) }
  const consider = (shift: number) => {
    const score = place(words, from + shift, to + shift)
    if (score > best.score) best = { shift, score }
  }
  for (let shift = -1; from + shift >= floor && words[from + shift]!.text === words[to + shift]!.text; shift -= 1)
    consider(shift)
  for (
    let shift = 1;
    to + shift <= ceiling && words[from + shift - 1]!.text === words[to + shift - 1]!.text;
    shift += 1
  )
    consider(shift)
  const move = ([one, other]: [number, number]): [number, number] => [one + best.shift, other + best.shift]
  return { base: move(run.base), head: move(run.head) }
}

function place(words: readonly Word[], from: number, to: number): number {
  const ends = (index: number) => index < 0 || /^[.!?…]$|^\.{3}$/.test(words[index]!.text)
  const mark = (index: number) => words[index] !== undefined && !/[\p{L}\p{N}]/u.test(words[index].text)
  // A word before its mark: ", and more" is a better piece than "and more,".
  return (
    (ends(from - 1) ? 4 : 0) +
    (ends(to - 1) || to === words.length ? 4 : 0) +
    (mark(to - 1) && !ends(to - 1) ? -1 : 0) +
    (mark(from) && ends(from) ? -2 : 0)
  )
}

/** Where nearly everything changed, words that happen to be equal ("the", "and") make confetti of it: it is one run then. */
function join(runs: Run[], base: readonly Word[], head: readonly Word[]): Run[] {
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
