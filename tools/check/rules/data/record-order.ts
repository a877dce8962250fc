import type { Place } from '../../../content/content-error.ts'
import { isGroup, valueAt } from '../../../content/mdx/static-value.ts'
import { UNIT_OF_TIME } from '../../words/grammar/parts-of-speech.ts'
import { numberIn } from '../../words/phrase-pattern.ts'
import { recordRule, type GroupEntry, type RecordFile } from '../rule.ts'

/** Lists in the order of time or number are in that order, without gaps. */
export const recordOrder = recordRule('record-order', (records) => {
  for (const entries of records.siblings) {
    reportSpans(entries, records)
    reportScores(entries, records)
    for (const [index, entry] of entries.entries()) {
      reportPeriod(entry, records)
      const previous = entries[index - 1]
      if (!previous) continue
      reportStep(entry, previous, entries[index - 2], records)
      reportNextPeriod(entry, previous, records)
      reportNumber(entry, previous, records)
      reportBand(entry, previous, records)
      reportPercent(entry, previous, records)
      reportSize(entry, previous, records)
    }
  }
  reportProgression(records)
  for (const answers of answersIn(records)) {
    reportAnswers(answers, records)
    reportAmounts(answers, records)
  }
})

/** The longest step of a ruler, in minutes, for which `pages/site.css` has a class. */
const MAX_STEP = 60

/** A step begins after the one above, in whole minutes. */
function reportStep(
  { path, group }: GroupEntry,
  previous: GroupEntry,
  beforePrevious: GroupEntry | undefined,
  { report }: RecordFile,
): void {
  const { minute } = group
  const [started, before] = [previous.group['minute'], beforePrevious?.group['minute']]
  if (typeof minute !== 'number' || typeof started !== 'number') return
  const length = minute - started
  if (length <= 0 && typeof before === 'number' && before < minute)
    // The step above is wrong: without it, the steps would be in order.
    report(
      [...previous.path, 'minute'],
      `This step begins at minute ${started}, the step below at minute ${minute}.`,
      `Write a minute between ${before} and ${minute}, or one above ${started} in the step below.`,
    )
  else if (length <= 0)
    report(
      [...path, 'minute'],
      `This step begins at minute ${minute}, the step above at minute ${started}.`,
      `Write a minute above ${started}, or an earlier one above.`,
    )
  else if (length > MAX_STEP || !Number.isInteger(length))
    report(
      [...path, 'minute'],
      `The step above takes ${length} minutes, which the ruler cannot show.`,
      `Write whole minutes, at most ${MAX_STEP} after the step above.`,
    )
}

/** The two numbers of a period such as 0–5 min. */
function periodOf({ group: { at } }: GroupEntry): [from: number, to: number] | undefined {
  const [, from, to] = (typeof at === 'string' && /^(\d+)–(\d+) min\b/.exec(at)) || []
  return from === undefined ? undefined : [Number(from), Number(to)]
}

function reportPeriod(entry: GroupEntry, { report }: RecordFile): void {
  const [begins = 0, ends = 1] = periodOf(entry) ?? []
  if (begins >= ends)
    report(
      [...entry.path, 'at'],
      `This step begins at ${begins} and ends at ${ends}.`,
      'Write a later end, or an earlier step.',
    )
}

function reportNextPeriod(entry: GroupEntry, previous: GroupEntry, { report }: RecordFile): void {
  const [begins] = periodOf(entry) ?? []
  const [, ended] = periodOf(previous) ?? []
  if (begins !== undefined && ended !== undefined && begins !== ended)
    report([...entry.path, 'at'], `The step above ends at ${ended}, but this one begins at ${begins}.`)
}

/** With fewer spans, a gap may be intended. */
const MIN_SPANS = 3

/** A span of days or weeks begins after the one above; if all but one begin right after it, the gap is an error. */
function reportSpans(entries: readonly GroupEntry[], { report }: RecordFile): void {
  const spans = entries.map(({ group: { span } }) =>
    Array.isArray(span) && span.every((part) => typeof part === 'number') ? (span as [number, number]) : undefined,
  )
  const gaps: [place: readonly PropertyKey[], end: number, begin: number][] = []
  for (const [index, { path }] of entries.entries()) {
    const [begins, ends] = spans[index] ?? []
    const [, ended] = spans[index - 1] ?? []
    if (begins === undefined || ends === undefined) continue
    if (begins > ends) {
      report([...path, 'span', 1], `The span begins at ${begins} and ends at ${ends}.`, 'Write the earlier one first.')
      continue
    }
    // The entries of a table have no order.
    if (ended === undefined || typeof path.at(-1) !== 'number') continue
    const place = [...path, 'span', 0]
    if (begins <= ended) report(place, `This begins at ${begins}, but the entry above ends at ${ended}.`)
    if (begins > ended + 1) gaps.push([place, ended, begins])
  }
  const [gap] = gaps
  if (!gap || gaps.length > 1 || spans.length < MIN_SPANS || spans.includes(undefined)) return
  const [place, end, begin] = gap
  report(
    place,
    `The entry above ends at ${end}, but this begins at ${begin}: nothing is between them.`,
    `Write ${end + 1} here, or ${begin - 1} as the end above.`,
  )
}

/** Numbers count up. */
function reportNumber({ path, group: { number } }: GroupEntry, previous: GroupEntry, { report }: RecordFile): void {
  const last = previous.group['number']
  if (typeof number !== 'number' || typeof last !== 'number') return
  if (number !== last + 1)
    report([...path, 'number'], `The entry above has the number ${last}, this one ${number}.`, `Write ${last + 1}.`)
}

/** A price band begins where the one above ends, and its price for each is not higher. */
function reportBand({ path, group: { from, price } }: GroupEntry, previous: GroupEntry, { report }: RecordFile): void {
  if (typeof from !== 'number') return
  const { to: ended, price: higher } = previous.group
  if (typeof ended === 'number' && from !== ended + 1)
    report(
      [...path, 'from'],
      `The entry above ends at ${ended}, but this one begins at ${from}.`,
      Number.isFinite(ended)
        ? `Write from: ${ended + 1} here, or to: ${from - 1} in the entry above.`
        : `Write to: ${from - 1} in the entry above.`,
    )
  if (typeof price === 'number' && typeof higher === 'number' && price > higher)
    report(
      [...path, 'price'],
      `From ${from} on, each costs £${price}: more than the £${higher} of the entry above.`,
      'Who takes more pays no more for each. Correct one of the two prices.',
    )
}

/** A larger band has a larger percentage than the one above. */
function reportPercent(
  { path, group: { from, percent } }: GroupEntry,
  previous: GroupEntry,
  { report }: RecordFile,
): void {
  const lower = previous.group['percent']
  if (typeof from === 'number' && typeof percent === 'number' && typeof lower === 'number' && percent <= lower)
    report(
      [...path, 'percent'],
      `This is ${percent}, but the entry above, for less, has ${lower}.`,
      'Write figures that rise, in both.',
    )
}

/** Featured entries come first, small offices before large ones. */
function reportSize({ group: { featured, desks } }: GroupEntry, previous: GroupEntry, { report }: RecordFile): void {
  if (featured === true && previous.group['featured'] === false)
    report(
      [...previous.path, 'featured'],
      'This is not featured, but the entry below is: featured ones come first.',
      'Correct one of the two, or move one.',
    )
  const more = previous.group['desks']
  if (Array.isArray(desks) && Array.isArray(more) && desks.length < more.length)
    report(
      [...previous.path, 'desks'],
      `This has ${more.length} desks, but the entry below only ${desks.length}: they go from small to large.`,
      'Correct one of the two, or move one.',
    )
}

/** Bands of a score reach from 0 to its maximum. */
function reportScores(entries: readonly GroupEntry[], { exported, report }: RecordFile): void {
  const [, maximum] = Object.entries(exported).find(([name]) => /^MAX_\w*SCORE$/.test(name)) ?? []
  const [first, last] = [entries[0]!, entries.at(-1)!]
  const { from } = first.group
  const { to } = last.group
  if (typeof maximum !== 'number' || typeof from !== 'number' || typeof to !== 'number') return
  if (from !== 0) report([...first.path, 'from'], `The bands begin at ${from}.`, 'Write 0: a score may be that.')
  if (to !== maximum)
    report(
      [...last.path, 'to'],
      `The bands end at ${to}, but the most points are ${maximum}.`,
      `Write ${maximum}, or correct the maximum.`,
    )
}

/** The steps of the progression begin at the numbers of agents at which price bands begin. */
function reportProgression({ siblings, report }: RecordFile): void {
  const entriesOf = (name: string) =>
    siblings.flatMap((entries) => entries.filter(({ path }) => path.length === 2 && path[0] === name))
  const starts = entriesOf('priceBands').map(({ group }) => group['from'])
  for (const { path, group } of entriesOf('progression'))
    if (starts.length && !starts.includes(group['from']))
      report(
        [...path, 'from'],
        `This begins at ${String(group['from'])} agents, where no price band begins: they begin at ` +
          `${starts.join(', ')}.`,
        'Write one of these.',
      )
}

/** An answer that says no, or that somebody or something is missing. */
const NEGATIVE = /^(?:no|nobody|no one|none|never|nothing|nowhere)\b(?!:)/i

/** An answer that says yes, or that somebody does it. */
const AFFIRMATIVE = /^(?:yes|all|always|most|someone|somebody|a colleague)\b/i

/** Answers of a question, with their points: what they score, or their place. The choices of a form score nothing. */
type Answers = {
  path: readonly PropertyKey[]
  question: string
  labels: readonly string[]
  points: readonly number[]
}

function answersIn({ exported, leaves }: RecordFile): Answers[] {
  const lists = new Map(
    leaves.flatMap(({ path, group }) => {
      const at = path.indexOf('options') + 1
      const isScored = group['question'] !== undefined || group['score'] !== undefined
      return at && isScored ? [[path.slice(0, at).join(), path.slice(0, at)] as const] : []
    }),
  )
  return [...lists.values()].flatMap((path) => {
    const options = valueAt(exported, path)
    if (!Array.isArray(options)) return []
    return {
      path,
      question: String(valueAt(exported, [...path.slice(0, -1), 'question'])),
      labels: options.map((option: unknown) => String(isGroup(option) ? option['label'] : option)),
      points: options.map((option: unknown, index) => (isGroup(option) ? Number(option['score']) : index)),
    }
  })
}

/** Something bad, for which "none" is the best answer. */
const BAD_THING = /\b(?:miss|lose|wait|complain|late|by hand|wrong)\b/i

/** Answers are in the order of their points: a negative one does not have the most. */
function reportAnswers(answers: Answers, { report, file }: RecordFile): void {
  const { path, question, labels, points } = answers
  if (BAD_THING.test(question)) return
  const most = labels[points.indexOf(Math.max(...points))]!
  const least = labels[points.indexOf(Math.min(...points))]!
  if (NEGATIVE.test(most) && AFFIRMATIVE.test(least))
    report(
      path,
      `"${most}" has the most points of these answers, "${least}" the fewest.`,
      'Write the answers in the order in which they score.',
      placeOfText(file, most),
    )
}

const UNITS = new RegExp(String.raw`\b(?:${UNIT_OF_TIME})s?\b`, 'i')

/** Answers with amounts go up or down: under two, two to five, six to ten. */
function reportAmounts({ path, question, labels }: Answers, { report, file }: RecordFile): void {
  // Two hours are more than 30 minutes.
  if (!/\bhow (?:many|much)\b/i.test(question) || labels.some((label) => UNITS.test(label))) return
  const amounts = labels.map((label) => numberIn(label.replace(/(?<=\d),(?=\d{3})/g, '')))
  const rises = amounts.slice(1).map((amount, index) => Math.sign(amount - amounts[index]!))
  if (amounts.some(Number.isNaN) || !rises.includes(1) || !rises.includes(-1)) return
  const at = rises.indexOf(amounts.at(-1)! > amounts[0]! ? -1 : 1) + 1
  report(
    path,
    `"${labels[at]}" stands behind "${labels[at - 1]}".`,
    'Write the answers in the order of their amounts.',
    placeOfText(file, labels[at]!),
  )
}

function placeOfText({ texts }: RecordFile['file'], text: string): Place | undefined {
  return texts.find(({ value }) => value === text)?.place
}
