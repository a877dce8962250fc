import type { Place } from '../../../content/content-error.ts'
import { isDay } from '../../../content/front-matter-schema.ts'
import { groupListsIn, leavesOf, valueAt } from '../../../content/mdx/static-value.ts'
import { WEEKDAY } from '../../words/grammar/parts-of-speech.ts'
import { NUMBER, numberIn } from '../../words/phrase-pattern.ts'
import type { Rule } from '../rule.ts'
import { priceProblem } from './whole-pounds.ts'

/** The stars of the best rating. */
const MAX_RATING = 5

/** The longest step of a ruler, in minutes, for which `pages/site.css` has a class. */
const MAX_STEP = 60

const AGENTS = new RegExp(String.raw`\b${NUMBER} agents?\b`, 'iu')

/** The day of a call in its summary: reports a leak on a Sunday; not asks for a table on a Sunday. */
const ON_A_DAY = new RegExp(
  String.raw`\b(?:calls?|rings?|reports?|phones?|writes?)\b(?:(?!\b(?:asks?|books?|about|for|to)\b)[^.])*?` +
    String.raw` on a (${WEEKDAY})\b`,
  'u',
)

/** Figures of records are possible, and agree with each other. */
export const recordFigures: Rule<'data' | 'values'> = {
  name: 'record-figures',
  severity: 'error',
  check({ data, values }, add) {
    for (const file of data) {
      const report = (place: Place, reason: string, fix: string) => add(file, { place, reason, fix })
      const exported = values.get(file.file) ?? {}
      for (const { path, entries } of groupListsIn(exported)) {
        for (const [index, { from, price, minute, title, at, span, number }] of entries.entries()) {
          const above = entries[index - 1]
          if (title !== undefined && typeof minute === 'number' && typeof above?.minute === 'number') {
            const length = minute - above.minute
            const before = entries[index - 2]?.minute
            if (length <= 0 && typeof before === 'number' && before < minute)
              // Without the step above, all would be in order.
              report(
                file.placeOf([...path, index - 1, 'minute']),
                `This step begins at minute ${above.minute}, the step below at minute ${minute}.`,
                `Write a minute between ${before} and ${minute}, or one above ${above.minute} in the step below.`,
              )
            else if (length <= 0)
              report(
                file.placeOf([...path, index, 'minute']),
                `This step begins at minute ${minute}, the step above at minute ${above.minute}.`,
                `Write a minute above ${above.minute}, or an earlier one above.`,
              )
            else if (length > MAX_STEP || !Number.isInteger(length))
              report(
                file.placeOf([...path, index, 'minute']),
                `The step above takes ${length} minutes, which the ruler cannot show.`,
                `Write whole minutes, at most ${MAX_STEP} after the step above.`,
              )
          }
          const [begins, ends] = rangeOf(at) ?? []
          if (begins !== undefined && ends !== undefined && begins >= ends)
            report(
              file.placeOf([...path, index, 'at']),
              `This step begins at ${begins} and ends at ${ends}.`,
              'Write a later end, or an earlier step.',
            )
          const [, ended] = rangeOf(above?.at) ?? []
          if (begins !== undefined && ended !== undefined && begins !== ended)
            report(
              file.placeOf([...path, index, 'at']),
              `The step above ends at ${ended}, but this one begins at ${begins}.`,
              'Correct one of the two.',
            )
          const [start] = spanOf(span) ?? []
          const [, end] = spanOf(above?.span) ?? []
          if (start !== undefined && end !== undefined && start <= end)
            report(
              file.placeOf([...path, index, 'span', 0]),
              `This begins at ${start}, but the entry above ends at ${end}.`,
              'Correct one of the two.',
            )
          if (typeof number === 'number' && number === above?.number)
            report(
              file.placeOf([...path, index, 'number']),
              `The entry above has the number ${number} already.`,
              `Write ${number + 1}.`,
            )
          if (typeof from !== 'number') continue
          if (typeof above?.to === 'number' && from !== above.to + 1)
            report(
              file.placeOf([...path, index, 'from']),
              `The entry above ends at ${above.to}, but this one begins at ${from}.`,
              `Write from: ${above.to + 1} here, or to: ${from - 1} in the entry above.`,
            )
          if (typeof price === 'number' && typeof above?.price === 'number' && price > above.price)
            report(
              file.placeOf([...path, index, 'price']),
              `From ${from} on, each costs £${price}: more than the £${above.price} of the entry above.`,
              'Who takes more pays no more for each. Correct one of the two prices.',
            )
        }
      }
      for (const { key, path, value, group } of leavesOf(exported)) {
        const place = file.placeOf(path)
        if (typeof value === 'number') {
          const [first] =
            key === 'span' && path.at(-1) === 1 && Array.isArray(group['span']) ? (group['span'] as number[]) : []
          if (first !== undefined && first > value)
            report(place, `The span begins at ${first} and ends at ${value}.`, 'Write the earlier one first.')
          const problem = priceProblem(key, value)
          if (problem) add(file, { place, ...problem })
          if (value > 100 && (key === 'percent' || (key === 'max' && group.suffix === '%')))
            report(place, `"${key}" is ${value} %.`, 'Write at most 100.')
          const years = typeof group.years === 'string' ? (group.years.match(/\b\d{4}\b/g) ?? []) : []
          if (key === 'from' && years.length && years.every((year) => Number(year) !== value))
            report(
              place,
              `"from" is ${value}, but the text says "${group.years as string}".`,
              `Write ${years[0]}, or correct the text.`,
            )
          const { step, min: least } = group
          if (key === 'start' && typeof step === 'number' && typeof least === 'number' && (value - least) % step)
            report(
              place,
              `"start" is ${value}, but from ${least} in steps of ${step} there is no such position.`,
              `Write ${value - ((value - least) % step)} or ${value - ((value - least) % step) + step}.`,
            )
          const { description } = group
          const [said, number = ''] =
            key === 'threshold' && typeof description === 'string' ? (AGENTS.exec(description) ?? []) : []
          if (said && numberIn(number) !== value)
            report(place, `"threshold" is ${value}, but the description says "${said}".`, 'Correct one of the two.')
          if (key === 'rating' && !(value >= 0 && value <= MAX_RATING))
            report(place, `"rating" is ${value}.`, `Write the stars from 0 to ${MAX_RATING}.`)
          const { min } = group
          if (key === 'max' && typeof min === 'number' && min > value)
            report(
              place,
              `"max" is ${value}, which is less than the "min" of ${min}.`,
              `Write a figure of at least ${min}, or change "min".`,
            )
          const limits = limitsOf(path, exported)
          if (limits && limits.min <= limits.max && (value < limits.min || value > limits.max))
            report(
              place,
              `"${key}" is ${value}, but may be ${limits.min} to ${limits.max}.`,
              `Write a figure from ${limits.min} to ${limits.max}, or change the limits.`,
            )
        }
        const day = key === 'date' && typeof value === 'string' ? weekdayOf(value) : undefined
        const [, named] = (day && typeof group.summary === 'string' && ON_A_DAY.exec(group.summary)) || []
        if (named && named !== day)
          report(place, `This is a ${day}, but the summary says "on a ${named}".`, 'Correct one of the two.')
        if (key === 'times' && typeof value === 'string' && !areHours(value))
          report(place, `"${value}" are no opening hours.`, 'Write when they begin and end, such as 9:00–18:00.')
        const dialled = typeof group.href === 'string' ? /^tel:\+44(\d+)$/.exec(group.href)?.[1] : undefined
        if (key === 'label' && dialled && typeof value === 'string' && /^[\d ()+]+$/.test(value)) {
          const shown = value.replaceAll(/\D/g, '').replace(/^(440?|0)/, '')
          if (shown !== dialled)
            report(
              place,
              `The label shows ${value}, but the link calls +44${dialled}.`,
              `If the label is right, write href: 'tel:+44${shown}'; if the link is, change the label.`,
            )
        }
      }
    }
  },
}

/** The day of the week of a date such as 2026-01-31; undefined if there is no such date. */
function weekdayOf(date: string): string | undefined {
  if (!isDay(date)) return undefined
  return new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
}

/** The first and the last day or week of a span; undefined if it is none. */
export function spanOf(value: unknown): readonly [number, number] | undefined {
  return Array.isArray(value) && value.every((part) => typeof part === 'number')
    ? (value as [number, number])
    : undefined
}

/** The two numbers of a stretch such as 0–5 min. */
function rangeOf(text: unknown): [number, number] | undefined {
  const [, from, to] = (typeof text === 'string' && /^(\d+)–(\d+)\b/.exec(text)) || []
  return from === undefined ? undefined : [Number(from), Number(to)]
}

type Limits = { min: number; max: number }

/**
 * The limits of a figure: those of its own group for where it starts, or those that another export of the file has
 * under the same key, as the inputs of the calculator have for its first figures.
 */
function limitsOf(path: readonly PropertyKey[], exported: Readonly<Record<string, unknown>>): Limits | undefined {
  const key = path.at(-1)!
  if (key === 'start') return asLimits(valueAt(exported, path.slice(0, -1)))
  if (path.length !== 2) return undefined
  return Object.values(exported)
    .map((other) => asLimits(valueAt(other, [key])))
    .find(Boolean)
}

function asLimits(value: unknown): Limits | undefined {
  const [min, max] = ['min', 'max'].map((key) => valueAt(value, [key]))
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined
}

/** Whether a text such as 9:00–18:00 GMT begins before it ends, in hours that a day has. */
function areHours(text: string): boolean {
  const times = [...text.matchAll(/(\d+)[:.](\d+)/g)].map(([, hour, minute]) => [Number(hour), Number(minute)] as const)
  const [begin, end] = times.map(([hour, minute]) => hour * 60 + minute)
  if (times.length !== 2 || times.some(([hour, minute]) => hour > 24 || minute > 59)) return false
  return begin! < end! && end! <= 24 * 60
}
