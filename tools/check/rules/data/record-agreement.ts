import type { Place } from '../../../content/content-error.ts'
import { groupListsIn, isGroup, leavesOf, valueAt } from '../../../content/mdx/static-value.ts'
import type { GroupList, Leaf } from '../../../content/mdx/static-value.ts'
import { numberIn, NUMBER, phrasePattern } from '../../words/phrase-pattern.ts'
import type { Site } from '../../site/site-reader.ts'
import type { Rule } from '../rule.ts'
import { spanOf } from './record-figures.ts'

type Group = Readonly<Record<string, unknown>>

/** A file of records, read once for all that is looked for. */
type Records = {
  file: Site['data'][number]
  exported: Group
  leaves: readonly Leaf[]
  lists: readonly GroupList[]
  report: (place: Place, reason: string, fix: string) => void
}

/** What the records of a file say of each other agrees. */
export const recordAgreement: Rule<'data' | 'values'> = {
  name: 'record-agreement',
  severity: 'error',
  check({ data, values }, add) {
    const certificates = (values.get('data/compliance.ts')?.['certifications'] ?? {}) as Certificates
    for (const file of data) {
      const exported = values.get(file.file) ?? {}
      const records: Records = {
        file,
        exported,
        leaves: leavesOf(exported),
        lists: groupListsIn(exported),
        report: (place, reason, fix) => add(file, { place, reason, fix }),
      }
      reportTurns(records)
      reportPhases(records)
      reportGaps(records)
      reportOrder(records)
      reportStarts(records)
      reportExamples(records)
      reportClaims(records, certificates)
      reportMaximum(records)
      reportLastStep(records)
      reportBadges(records)
      reportProgression(records)
      reportEmptyTabs(records)
      reportAbsentDesks(records)
    }
  },
}

/** In a conversation one side speaks after the other. */
function reportTurns({ file, exported, leaves, report }: Records): void {
  for (const { path, value } of leaves) {
    const [list, at, part] = path.slice(-3)
    if (list !== 'turns' || part !== 0 || !Number(at)) continue
    const [before, earlier] = [1, 2].map((back) => valueAt(exported, [...path.slice(0, -2), Number(at) - back, 0]))
    // Of three in a row the one between is wrong.
    if (before === value && earlier !== value)
      report(
        file.placeOf(path),
        `"${String(value)}" speaks here and in the turn above.`,
        'Write who says this, or make one turn of the two.',
      )
  }
}

/** A phase is done at 100 percent, and is not before. */
function reportPhases({ file, leaves, lists, report }: Records): void {
  const texts = leaves.flatMap(({ value }) => (typeof value === 'string' ? value : []))
  for (const { path, entries } of lists)
    for (const [index, { phase, percent }] of entries.entries()) {
      if (typeof phase !== 'number' || typeof percent !== 'number') continue
      const words = String.raw`\bphase\s${phase}\s(?:is|has)\s(?:(?:now|already|been|fully)\s)*(\p{L}+(?:\sway)?)`
      const states = new RegExp(words, 'iu')
      const [said, state = ''] = texts.map((text) => states.exec(text)).find(Boolean) ?? []
      if (said && /^(?:done|complete|completed|finished|live)$/i.test(state) !== percent >= 100)
        report(
          file.placeOf([...path, index, 'percent']),
          `This phase is at ${percent} percent, but a text below says "${said}".`,
          'Correct one of the two.',
        )
    }
}

/** Where each span of a list begins right after the one above, all do. */
function reportGaps({ file, lists, report }: Records): void {
  for (const { path, entries } of lists) {
    const spans = entries.map(({ span }) => spanOf(span)).filter((span) => span !== undefined)
    if (spans.length < MIN_SPANS || spans.length < entries.length) continue
    const gaps = spans.flatMap(([begins], at) => (at > 0 && begins > spans[at - 1]![1] + 1 ? at : []))
    const [at] = gaps
    if (at === undefined || gaps.length > 1) continue
    const [end, begin] = [spans[at - 1]![1], spans[at]![0]]
    report(
      file.placeOf([...path, at, 'span', 0]),
      `The entry above ends at ${end}, but this begins at ${begin}: nothing is between them.`,
      `Write ${end + 1} here, or ${begin - 1} as the end above.`,
    )
  }
}

/** With fewer spans, one gap may be meant. */
const MIN_SPANS = 3

/** An answer that says no, or that somebody or something is missing. */
const NEGATIVE = /^(?:no|nobody|no one|none|never|nothing|nowhere)\b(?!:)/i

/** An answer that says yes, or that somebody does it. */
const AFFIRMATIVE = /^(?:yes|all|always|most|someone|somebody|a colleague)\b/i

/** Answers are in the order of their points: the one that denies is at the end with the fewest. */
function reportOrder({ file, exported, leaves, report }: Records): void {
  for (const { key, path, value, group } of leaves) {
    if (typeof value !== 'string' || !NEGATIVE.test(value)) continue
    // The choices of a form score nothing.
    if (group['question'] === undefined && group['score'] === undefined) continue
    const at = path.findLastIndex((step) => step === 'options')
    const options = at < 0 ? undefined : valueAt(exported, path.slice(0, at + 1))
    if (!Array.isArray(options) || (key !== 'label' && key !== 'options')) continue
    const labels = options.map((option: unknown) => (isGroup(option) ? option['label'] : option))
    const points = options.map((option: unknown, index) => (isGroup(option) ? option['score'] : index))
    const most = points.indexOf(Math.max(...points.map(Number)))
    const least = points.indexOf(Math.min(...points.map(Number)))
    if (labels[most] !== value || !AFFIRMATIVE.test(String(labels[least]))) continue
    report(
      file.texts.find((text) => text.value === value)?.place ?? file.placeOf(path),
      `"${value}" has the most points of these answers, "${String(labels[least])}" the fewest.`,
      'Write the answers in the order in which they score.',
    )
  }
}

/** The first figures of sliders are where the sliders start. */
function reportStarts({ file, exported, leaves, report }: Records): void {
  for (const { path, key, value, group } of leaves) {
    const isFirst = path.length === 2 && Object.keys(group).every((each) => startOf(exported, each) !== undefined)
    const start = isFirst ? startOf(exported, key) : undefined
    if (typeof start === 'number' && typeof value === 'number' && start !== value)
      report(file.placeOf(path), `"${key}" is ${value}, but its slider starts at ${start}.`, 'Correct one of the two.')
  }
}

function startOf(exported: Group, key: string): unknown {
  return Object.values(exported)
    .map((record) => valueAt(record, [key, 'start']))
    .find((start) => start !== undefined)
}

const EXAMPLES = new RegExp(String.raw`\b${NUMBER} examples?\b`, 'iu')

/** A card has as many links to examples as it says. */
function reportExamples({ file, leaves, report }: Records): void {
  for (const { key, path, value, group } of leaves) {
    const links = groupListsIn(group['links']).flatMap(({ entries }) => entries)
    const labels = links.map(({ label }) => String(label)).filter((label) => /\bexamples?\b/i.test(label))
    if (key !== 'description' || typeof value !== 'string') continue
    const [said, number = ''] = EXAMPLES.exec(value) ?? []
    const count = labels.length
    // One link may lead to several.
    if (labels.some((label) => /\bexamples\b/i.test(label))) continue
    if (group['links'] && said && count !== numberIn(number))
      report(
        file.placeOf(path),
        `This says "${said}", but ${count} of the links below ${count === 1 ? 'leads' : 'lead'} to one.`,
        'Correct one of the two.',
      )
  }
}

const HELD = phrasePattern(
  String.raw`
    \bwe(?: are|'re) (?:now |fully )?certified\b|\bwe (?:now )?(?:hold|have) (?:it|the certificate)\b`,
  'iu',
)

type Certificates = Readonly<Record<string, { name: string; status: string }>>

/** Nothing about a certificate says that we hold it before we do. */
function reportClaims({ file, leaves, report }: Records, certificates: Certificates): void {
  const firstWord = (text: unknown) => /^[\p{L}\d]+/u.exec(String(text))?.[0]
  const own = (title: unknown) => Object.values(certificates).filter(({ name }) => firstWord(name) === firstWord(title))
  for (const { path, value, group } of leaves) {
    const { certification, title } = group
    const [named, ...more] = own(title)
    if (value === certification && named && !more.length && named !== certificates[String(certification)])
      report(
        file.placeOf(path),
        `"${String(title)}" is about ${named.name}, but this names "${String(certification)}".`,
        'Correct one of the two.',
      )
    const { name, status } = certificates[String(certification)] ?? {}
    const claim = status && status !== 'active' && typeof value === 'string' && HELD.exec(value)?.[0]
    if (claim)
      report(
        file.placeOf(path),
        `"${claim}" contradicts data/compliance.ts: ${name} is ${status}.`,
        'Correct one of the two.',
      )
  }
}

/** Bands of a score reach from 0 to its maximum. */
function reportMaximum({ file, exported, lists, report }: Records): void {
  const [, maximum] = Object.entries(exported).find(([name]) => /^MAX_\w*SCORE$/.test(name)) ?? []
  if (typeof maximum !== 'number') return
  for (const { path, entries } of lists) {
    const [first, last] = [entries[0], entries.at(-1)]
    if (typeof first?.from !== 'number' || typeof last?.to !== 'number') continue
    if (first.from !== 0)
      report(file.placeOf([...path, 0, 'from']), `The bands begin at ${first.from}.`, 'Write 0: a score may be that.')
    if (last.to !== maximum)
      report(
        file.placeOf([...path, entries.length - 1, 'to']),
        `The bands end at ${last.to}, but the most points are ${maximum}.`,
        `Write ${maximum}, or correct the maximum.`,
      )
  }
}

/** An agent is live when the record says so: at the step that says it. */
function reportLastStep({ file, exported, lists, report }: Records): void {
  const { MINUTES_TO_LIVE: promised } = exported
  if (typeof promised !== 'number') return
  for (const { path, entries } of lists) {
    // What is done afterwards, such as a first review, may follow.
    const live = entries.findLastIndex(({ text }) => /\blive (?:in|within)\b/i.test(String(text)))
    const minute = entries[live]?.minute
    if (typeof minute === 'number' && minute !== promised)
      report(
        file.placeOf([...path, live, 'minute']),
        `This step begins at minute ${minute}, but an agent is live in ${promised} minutes.`,
        'Write minute: MINUTES_TO_LIVE.',
      )
  }
}

/** A badge for departments is unlocked by as many. */
function reportBadges({ file, leaves, report }: Records): void {
  for (const { key, path, value, group } of leaves) {
    const [said, number] = key === 'threshold' ? (/\b(\d+) departments\b/.exec(String(group['name'])) ?? []) : []
    if (said && Number(number) !== value)
      report(
        file.placeOf(path),
        `"threshold" is ${String(value)}, but the name says "${said}".`,
        'Correct one of the two.',
      )
  }
}

/** Each tab has a card. */
function reportEmptyTabs({ file, exported, report }: Records): void {
  const cards = Object.values(exported['explorerCards'] ?? {}).filter(isGroup)
  for (const tab of Object.keys(exported['explorerTabs'] ?? {}))
    if (tab !== 'all' && !cards.some(({ category }) => category === tab))
      report(file.placeOf(['explorerTabs', tab]), `The tab "${tab}" has no card.`, 'Delete it, or give a card to it.')
}

/** Pairs of desks name only desks of the office. */
function reportAbsentDesks({ file, exported, leaves, report }: Records): void {
  const ids = groupListsIn(exported['desks']).flatMap(({ entries }) => entries.map(({ id }) => id))
  for (const { path, value, group } of leaves) {
    const { between } = group
    if (path.at(-2) !== 'between' || !ids.length || !Array.isArray(between)) continue
    const [first, second] = between as unknown[]
    if (!ids.includes(value))
      report(
        file.placeOf(path),
        `No floor has a desk "${String(value)}", so this is never shown.`,
        'Write the id of a desk, or give it a place in FLOORS.',
      )
    else if (value === second && ids.includes(first) && ids.indexOf(first) > ids.indexOf(second))
      report(
        file.placeOf(path),
        `The desk "${String(value)}" comes before the one that is named first.`,
        'Write the two in the order of the floors.',
      )
  }
}

/** The steps of the progression begin where bands of prices do. */
function reportProgression({ file, exported, report }: Records): void {
  const entriesOf = (name: string) => groupListsIn(exported[name]).flatMap(({ entries }) => entries)
  const starts = entriesOf('priceBands').map(({ from }) => from)
  for (const [at, { from }] of entriesOf('progression').entries())
    if (starts.length && !starts.includes(from))
      report(
        file.placeOf(['progression', at, 'from']),
        `This begins at ${String(from)} agents, where no price band begins: they begin at ${starts.join(', ')}.`,
        'Write one of these.',
      )
}
