import { isDay } from '../../../content/front-matter-schema.ts'
import { valueAt } from '../../../content/mdx/static-value.ts'
import { WEEKDAY } from '../../words/grammar/parts-of-speech.ts'
import { NUMBER, numberIn } from '../../words/phrase-pattern.ts'
import { recordRule } from '../rule.ts'

/** The stars of the best rating. */
const MAX_RATING = 5

type Group = Readonly<Record<string, unknown>>
type ReportHere = (reason: string, fix?: string) => void

/** Figures of records are possible, and agree with those beside them. */
export const recordFigures = recordRule('record-figures', ({ exported, leaves, report }) => {
  for (const { key, path, value, group } of leaves) {
    const reportHere: ReportHere = (reason, fix) => report(path, reason, fix)
    if (typeof value === 'number') {
      reportNumber(key, value, group, reportHere)
      reportPosition(key, value, group, reportHere)
      reportThreshold(key, value, group, reportHere)
      reportLimits(key, value, limitsOf(path, exported), reportHere)
    }
    if (typeof value === 'string') {
      reportDay(key, value, group, reportHere)
      if (key === 'times' && !areHours(value))
        reportHere(`"${value}" are no opening hours.`, 'Write when they begin and end, such as 9:00–18:00.')
      if (key === 'label') reportPhone(value, group, reportHere)
    }
  }
})

/** Prices, ratings, percentages and years are possible. */
function reportNumber(key: string, value: number, { suffix, years }: Group, report: ReportHere): void {
  const problem = priceProblem(key, value)
  if (problem) report(problem.reason, problem.fix)
  if (key === 'rating' && !(value >= 0 && value <= MAX_RATING))
    report(`"rating" is ${value}.`, `Write the stars from 0 to ${MAX_RATING}.`)
  if (value > 100 && (key === 'percent' || (key === 'max' && suffix === '%')))
    report(`"${key}" is ${value} %.`, 'Write at most 100.')
  const named = (typeof years === 'string' && key === 'from' && years.match(/\b\d{4}\b/g)) || []
  if (named.length && named.every((year) => Number(year) !== value))
    report(`"from" is ${value}, but the text says "${String(years)}".`, `Write ${named[0]}, or correct the text.`)
}

/** A slider has its largest figure above its smallest one, and starts at one of its positions. */
function reportPosition(key: string, value: number, { step, min }: Group, report: ReportHere): void {
  if (typeof min !== 'number') return
  const excess = key === 'start' && typeof step === 'number' ? (value - min) % step : 0
  if (excess)
    report(
      `"start" is ${value}, but from ${min} in steps of ${String(step)} there is no such position.`,
      `Write ${value - excess} or ${value - excess + Number(step)}.`,
    )
  if (key === 'max' && min > value)
    report(
      `"max" is ${value}, which is less than the "min" of ${min}.`,
      `Write a figure of at least ${min}, or change "min".`,
    )
}

const COUNTED = new RegExp(String.raw`\b${NUMBER} (?:agents?|departments)\b`, 'giu')

/** A badge is unlocked by as many agents or departments as it says. */
function reportThreshold(key: string, value: number, { name, description }: Group, report: ReportHere): void {
  if (key !== 'threshold') return
  for (const [part, text] of Object.entries({ description, name })) {
    const counts = typeof text === 'string' ? [...text.matchAll(COUNTED)] : []
    const [claim] = counts.at(-1) ?? []
    if (claim && !counts.some(([count]) => numberIn(count) === value))
      report(`"threshold" is ${value}, but the ${part} says "${claim}".`)
  }
}

function reportLimits(key: string, value: number, limits: Limits | undefined, report: ReportHere): void {
  if (limits && limits.min <= limits.max && (value < limits.min || value > limits.max))
    report(
      `"${key}" is ${value}, but may be ${limits.min} to ${limits.max}.`,
      `Write a figure from ${limits.min} to ${limits.max}, or change the limits.`,
    )
}

/** The day of a call in its summary: reports a leak on a Sunday; not asks for a table on a Sunday. */
const ON_A_DAY = new RegExp(
  String.raw`\b(?:calls?|rings?|reports?|phones?|writes?)\b(?:(?!\b(?:asks?|books?|about|for|to)\b)[^.])*?` +
    String.raw` on a (${WEEKDAY})\b`,
  'u',
)

function reportDay(key: string, value: string, { summary }: Group, report: ReportHere): void {
  const day = key === 'date' ? weekdayOf(value) : undefined
  const [, named] = (day && typeof summary === 'string' && ON_A_DAY.exec(summary)) || []
  if (named && named !== day) report(`This is a ${day}, but the summary says "on a ${named}".`)
}

/** A phone number that is shown is the one that its link calls. */
function reportPhone(value: string, { href }: Group, report: ReportHere): void {
  const [, dialled] = (typeof href === 'string' && /^tel:\+44(\d+)$/.exec(href)) || []
  const shown = value.replaceAll(/\D/g, '').replace(/^(440?|0)/, '')
  if (dialled && /^[\d ()+]+$/.test(value) && shown !== dialled)
    report(
      `The label shows ${value}, but the link calls +44${dialled}.`,
      `If the label is right, write href: 'tel:+44${shown}'; if the link is, change the label.`,
    )
}

/** The day of the week of a date such as 2026-01-31; undefined if there is no such date. */
function weekdayOf(date: string): string | undefined {
  if (!isDay(date)) return undefined
  return new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
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
  const minutes = times.map(([hour, minute]) => hour * 60 + minute)
  if (!times.length || times.length % 2 || times.some(([hour, minute]) => hour > 24 || minute > 59)) return false
  // Two pairs leave out the time for lunch.
  return minutes.every((at, index) => at <= 24 * 60 && at > (minutes[index - 1] ?? -1))
}

/** Why a price of a record is wrong, and how to fix it; undefined if it is right, or not a price. */
export function priceProblem(key: string, value: number): { reason: string; fix: string } | undefined {
  if (!/price$/i.test(key)) return undefined
  if (!(value > 0))
    return {
      reason: `"${key}" must be an amount above zero, not ${value}.`,
      fix: 'Write the pounds as a number, such as 99.',
    }
  if (Number.isInteger(value)) return undefined
  return { reason: `"${key}" is ${value}, but pages show no pence.`, fix: 'Write whole pounds, such as 99.' }
}
