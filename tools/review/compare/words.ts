import { closest, textOf } from '../page/dom.ts'
import { headingLevel } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { alike } from '../page/words.ts'
import { about, type Finding, type Mark } from './finding.ts'
import type { Hunk } from './pairing.ts'
import { wordRuns, wordsOf } from './runs.ts'

/** The changed words of a unit: one change per run; a heading with several runs is one change. */
export function compareWords(base: Unit, head: Unit, order: number): Finding[] {
  if (base.text === head.text) return []
  const runs = wordRuns(base.words, head.words)
  if (!runs.length) return []
  const whole = (kind: 'text' | 'list-item') => {
    const mark = (unit: Unit): Mark => ({ element: unit.element, unit, range: [0, unit.text.length] })
    return [about(kind, base.text, head.text, { unit: head }, { order, base: mark(base), head: mark(head) })]
  }
  if (runs.length > 1 && headingLevel(head.element)) return whole('text')
  // A list item with few words in common was replaced.
  const items = isItem(base) && isItem(head) && Math.min(base.bag.size, head.bag.size) > 1
  const item = items && ((runs.length === 1 && isWhole(runs[0]!, base, head)) || alike(base.bag, head.bag) < 0.35)
  if (item && runs.length > 1) return whole('list-item')
  return runs.map((run, index) => {
    const range = (unit: Unit, [from, to]: [number, number]): [number, number] =>
      from === to
        ? [unit.words[from]?.from ?? unit.text.length, unit.words[from]?.from ?? unit.text.length]
        : [unit.words[from]!.from, unit.words[to - 1]!.to]
    return about(
      item ? 'list-item' : 'text',
      wordsOf(base.text, base.words, run.base),
      wordsOf(head.text, head.words, run.head),
      { unit: head },
      {
        order: order + index / 100,
        base: { element: base.element, unit: base, range: range(base, run.base) },
        head: { element: head.element, unit: head, range: range(head, run.head) },
      },
    )
  })
}

/** Whether a unit is the whole text of a list item. */
function isItem({ element, text }: Unit): boolean {
  const item = closest(element, ({ tagName }) => tagName === 'li')
  return item !== undefined && textOf(item) === text
}

function isWhole(run: Hunk, base: Unit, head: Unit): boolean {
  return (
    run.base[0] === 0 && run.head[0] === 0 && run.base[1] === base.words.length && run.head[1] === head.words.length
  )
}
