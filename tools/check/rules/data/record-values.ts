import { isDay } from '../../../content/day.ts'
import { leavesOf } from '../../../content/values.ts'
import type { Rule } from '../rule.ts'

/** Keys whose text a visitor reads. */
const READ = new Set(
  'name title label line text description summary heading subheading body question answer job tagline'.split(' '),
)

/** Records have no empty texts, no impossible dates, and prices above zero. */
export const recordValues: Rule<'data' | 'values'> = {
  name: 'record-values',
  severity: 'error',
  check({ data, values }, add) {
    for (const file of data) {
      for (const { value, key, place } of file.texts) {
        if (key === undefined) continue
        if (value.trim() === '' && READ.has(key))
          add(file, {
            place,
            reason: `"${key}" is empty.`,
            fix: 'Write the text, or delete the line if it is optional.',
          })
        else if (value !== value.trim() && READ.has(key))
          add(file, { place, reason: `"${key}" begins or ends with a space.`, fix: 'Delete it.' })
        else if (/^\d{4}-\d\d?-\d\d?$/.test(value) && !isDay(value))
          add(file, { place, reason: `There is no day ${value}.`, fix: 'Write a day such as 2026-01-31.' })
      }
      for (const { key, path, value } of leavesOf(values.get(file.file))) {
        if (typeof value === 'number' && /price$/i.test(key) && !(value > 0))
          add(file, {
            place: file.placeOf(path),
            reason: `"${key}" must be an amount above zero, not ${value}.`,
            fix: 'Write the pounds as a number, such as 99.',
          })
      }
    }
  },
}
