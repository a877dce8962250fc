import { closest, textOf } from '../page/dom.ts'
import { headingLevel } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { alike } from '../page/words.ts'
import { about, type Finding } from './finding.ts'
import { wordRuns, wordsOf, type Run } from './runs.ts'

/** The words that changed in a unit that stayed: a change for each run, and one for a heading in which several changed. */
export function compareWords(base: Unit, head: Unit, order: number): Finding[] {
  if (base.text === head.text) return []
  const runs = wordRuns(base.words, head.words)
  if (!runs.length) return []
  if (runs.length > 1 && headingLevel(head.element)) {
    return [
      about(
        'text',
        base.text,
        head.text,
        { unit: head },
        {
          order,
          base: { element: base.element, unit: base, range: [0, base.text.length] },
          head: { element: head.element, unit: head, range: [0, head.text.length] },
        },
      ),
    ]
  }
  // An item of which hardly a word is left is another item.
  const items = isItem(base) && isItem(head) && Math.min(base.bag.size, head.bag.size) > 1
  const item = items && ((runs.length === 1 && isWhole(runs[0]!, base, head)) || alike(base.bag, head.bag) < 0.35)
  if (item && runs.length > 1) {
    return [
      about(
        'list-item',
        base.text,
        head.text,
        { unit: head },
        {
          order,
          base: { element: base.element, unit: base, range: [0, base.text.length] },
          head: { element: head.element, unit: head, range: [0, head.text.length] },
        },
      ),
    ]
  }
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

/** Words that are all that a list item says. */
function isItem({ element, text }: Unit): boolean {
  const item = closest(element, ({ tagName }) => tagName === 'li')
  return item !== undefined && textOf(item) === text
}

function isWhole(run: Run, base: Unit, head: Unit): boolean {
  return (
    run.base[0] === 0 && run.head[0] === 0 && run.base[1] === base.words.length && run.head[1] === head.words.length
  )
}
