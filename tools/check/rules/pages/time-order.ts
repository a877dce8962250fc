import type { ListItem } from 'mdast'
import { visit } from 'unist-util-visit'
import { startOf, wordsOf } from '../../../content/mdx/element.ts'
import { isAllowed, wayOut } from '../../words/allowed.ts'
import { pageRule } from '../rule.ts'

/** From here a later item may be of the next morning. */
const EVENING = 17 * 60
const MORNING = 9 * 60

/** The items of a timeline are in the order of their times: _10:15_, then _14:30_. */
export const timeOrder = pageRule('time-order', 'error', (page, add) => {
  if (!page.tree) return
  visit(page.tree, 'list', ({ children }) => {
    for (const [at, item] of children.entries()) {
      const [before, after] = [minutesOf(children[at - 1]), minutesOf(item)]
      if (before === undefined || after === undefined || after >= before) continue
      const place = startOf(item)
      if ((before >= EVENING && after <= MORNING) || isAllowed(page.source, place, 'figure')) continue
      add({
        place,
        reason: 'The time of this item is earlier than that of the item above.',
        fix: `Correct one of the times, or change the order. If it is of another day, ${wayOut(page, 'figure', place)}`,
      })
    }
  })
})

/** The time at the beginning of an item, in minutes of the day. */
function minutesOf(item: ListItem | undefined): number | undefined {
  const [first] = item?.children ?? []
  const [time] = first?.type === 'paragraph' ? first.children : []
  const [, hours, minutes] = (time?.type === 'emphasis' && /^(\d{1,2})[:.](\d\d)$/.exec(wordsOf(time))) || []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
