import { groupListsIn, isGroup, valueAt } from '../../../content/mdx/static-value.ts'
import { numberIn, NUMBER, phrasePattern } from '../../words/phrase-pattern.ts'
import { recordRule, type RecordFile } from '../rule.ts'

type Group = Readonly<Record<string, unknown>>

/** What the records of a file say of each other agrees. */
export const recordAgreement = recordRule('record-agreement', (records, { values }) => {
  reportTurns(records)
  reportBookedTimes(records)
  reportIndustries(records, Object.keys(values.get('data/industries.ts')?.['industries'] ?? {}))
  reportPhases(records)
  reportStarts(records)
  reportExamples(records)
  reportClaims(records, (values.get('data/compliance.ts')?.['certifications'] ?? {}) as Certificates)
  reportPromise(records)
  reportEmptyTabs(records)
  reportAbsentDesks(records)
})

/** In a conversation one side speaks after the other. */
function reportTurns({ exported, leaves, report }: RecordFile): void {
  for (const { path, value } of leaves) {
    const [list, at, part] = path.slice(-3)
    if (list !== 'turns' || part !== 0 || !Number(at)) continue
    const [before, earlier] = [1, 2].map((back) => valueAt(exported, [...path.slice(0, -2), Number(at) - back, 0]))
    // Of three in a row the one between is wrong.
    if (before === value && earlier !== value)
      report(
        path,
        `"${String(value)}" speaks here and in the turn above.`,
        'Write who says this, or make one turn of the two.',
      )
  }
}

const TIME = /(?<![£\d.,])\b\d{1,2}[:.]\d\d\b/g

const CONFIRMED_TIME = /\b(?:booked in|booked you in|confirmed|see you)\b[^.,!?]*?\b(\d{1,2}[:.]\d\d)\b/

/** A time that is confirmed was chosen of those that were offered; where none was chosen in figures, one was named. */
function reportBookedTimes({ exported, leaves, report }: RecordFile): void {
  const texts = leaves.filter(({ path }) => path.at(-3) === 'turns' && path.at(-1) === 1)
  const speakerAt = (path: readonly PropertyKey[]) => valueAt(exported, path.with(-1, 0))
  for (const [index, { path, value }] of texts.entries()) {
    const [, time = ''] = CONFIRMED_TIME.exec(String(value)) ?? []
    const before = texts.slice(0, index).filter((text) => text.path.slice(0, -2).join() === path.slice(0, -2).join())
    const timesOf = (turns: typeof texts) => turns.flatMap((turn) => String(turn.value).match(TIME) ?? [])
    const offered = timesOf(before.filter((turn) => speakerAt(turn.path) === speakerAt(path)))
    const chosen = timesOf(before.filter((turn) => speakerAt(turn.path) !== speakerAt(path))).filter((other) =>
      offered.some((each) => isSameTime(each, other)),
    )
    const named = new Set(chosen.length ? chosen : timesOf(before))
    if (time && named.size && ![...named].some((each) => isSameTime(each, time)))
      report(path, `"${time}" is confirmed, but before it was ${[...named].join(', ')}.`)
  }
}

/** Whether two times may be one: 2:30 and 14:30. */
function isSameTime(one: string, other: string): boolean {
  const [[hour, minute], [otherHour, otherMinute]] = [one, other].map((time) => time.split(/[:.]/).map(Number)) as [
    [number, number],
    [number, number],
  ]
  return hour % 12 === otherHour % 12 && minute === otherMinute
}

/** A company is of the industry that its description names, if it names one. */
function reportIndustries({ siblings, report }: RecordFile, industries: readonly string[]): void {
  for (const { path, group } of siblings.flat()) {
    const { company, industry } = group
    if (typeof company !== 'string' || typeof industry !== 'string') continue
    // Accountants are an accountancy firm.
    const named = industries.filter((id) =>
      new RegExp(String.raw`\b${id.replace(/(?:ts|s)$/, '')}\p{L}* (?:firm|practice)\b`, 'iu').test(company),
    )
    if (named.length && !named.includes(industry))
      report(
        [...path, 'industry'],
        `"${industry}" is not the industry of "${company}".`,
        `Write ${named[0]}, or correct the company.`,
      )
  }
}

const DONE = /^(?:done|complete|completed|finished|over)$/i
const OPEN = /^(?:under way|next|planned|open|running|unfinished)$/i

/** A phase is done at 100 percent, and is not before. */
function reportPhases({ leaves, siblings, report }: RecordFile): void {
  const texts = leaves.flatMap(({ value }) => (typeof value === 'string' ? value : []))
  for (const { path, group } of siblings.flat()) {
    const { phase, percent } = group
    if (typeof phase !== 'number' || typeof percent !== 'number') continue
    const words = String.raw`\bphase\s${phase}\s(?:is|has)\s(?:(?:now|already|been|fully)\s)*(\p{L}+(?:\sway)?)`
    const states = new RegExp(words, 'iu')
    const [said, state = ''] = texts.map((text) => states.exec(text)).find(Boolean) ?? []
    const isWrong = percent >= 100 ? OPEN.test(state) : DONE.test(state)
    if (said && isWrong) report([...path, 'percent'], `This phase is at ${percent} percent, but a text says "${said}".`)
  }
}

/** The first figures of sliders are where the sliders start. */
function reportStarts({ exported, leaves, report }: RecordFile): void {
  for (const { path, key, value, group } of leaves) {
    const isFirst = path.length === 2 && Object.keys(group).every((each) => startOf(exported, each) !== undefined)
    const start = isFirst ? startOf(exported, key) : undefined
    if (typeof start === 'number' && typeof value === 'number' && start !== value)
      report(path, `"${key}" is ${value}, but its slider starts at ${start}.`)
  }
}

function startOf(exported: Group, key: string): unknown {
  return Object.values(exported)
    .map((record) => valueAt(record, [key, 'start']))
    .find((start) => start !== undefined)
}

const EXAMPLES = new RegExp(String.raw`\b${NUMBER} examples?\b`, 'iu')

/** A card has as many links to examples as it says. */
function reportExamples({ leaves, report }: RecordFile): void {
  for (const { key, path, value, group } of leaves) {
    const links = groupListsIn(group['links']).flatMap(({ entries }) => entries)
    const labels = links.map(({ label }) => String(label)).filter((label) => /\bexamples?\b/i.test(label))
    if (key !== 'description' || typeof value !== 'string') continue
    const [said, number = ''] = EXAMPLES.exec(value) ?? []
    const count = labels.length
    // One link may lead to several, or be called in another way.
    if (!count || labels.some((label) => /\bexamples\b/i.test(label))) continue
    if (said && count !== numberIn(number))
      report(path, `This says "${said}", but ${count} of the links below ${count === 1 ? 'leads' : 'lead'} to one.`)
  }
}

const HELD = phrasePattern(
  String.raw`
    \bwe(?: are|'re) (?:now |fully )?certified\b|\bwe (?:now )?(?:hold|have) (?:it|the certificate)\b`,
  'iu',
)

type Certificates = Readonly<Record<string, { name: string; status: string }>>

/** Nothing about a certificate says that we hold it before we do. */
function reportClaims({ leaves, report }: RecordFile, certificates: Certificates): void {
  const firstWord = (text: unknown) => /^[\p{L}\d]+/u.exec(String(text))?.[0]
  const own = (title: unknown) => Object.values(certificates).filter(({ name }) => firstWord(name) === firstWord(title))
  for (const { path, value, group } of leaves) {
    const { certification, title } = group
    const [named, ...more] = own(title)
    if (value === certification && named && !more.length && named !== certificates[String(certification)])
      report(path, `"${String(title)}" is about ${named.name}, but this names "${String(certification)}".`)
    const { name, status } = certificates[String(certification)] ?? {}
    const claim = status && status !== 'active' && typeof value === 'string' && HELD.exec(value)?.[0]
    if (claim) report(path, `"${claim}" contradicts data/compliance.ts: ${name} is ${status}.`)
  }
}

/** An agent is live when the record says so: at the step that says it. */
function reportPromise({ exported, siblings, report }: RecordFile): void {
  const { MINUTES_TO_LIVE: promised } = exported
  if (typeof promised !== 'number') return
  for (const { path, group } of siblings.flat()) {
    const { text, minute } = group
    if (!/\blive (?:in|within) \d+ minutes/i.test(String(text))) continue
    if (typeof minute === 'number' && minute !== promised)
      report(
        [...path, 'minute'],
        `This step begins at minute ${minute}, but an agent is live in ${promised} minutes.`,
        'Write minute: MINUTES_TO_LIVE.',
      )
  }
}

/** Each tab has a card. */
function reportEmptyTabs({ exported, report }: RecordFile): void {
  const cards = Object.values(exported['explorerCards'] ?? {}).filter(isGroup)
  for (const tab of Object.keys(exported['explorerTabs'] ?? {}))
    if (tab !== 'all' && !cards.some(({ category }) => category === tab))
      report(['explorerTabs', tab], `The tab "${tab}" has no card.`, 'Delete it, or give a card to it.')
}

/** Pairs of desks name only desks of the office. */
function reportAbsentDesks({ exported, leaves, report }: RecordFile): void {
  const ids = groupListsIn(exported['desks']).flatMap(({ entries }) => entries.map(({ id }) => id))
  for (const { path, value, group } of leaves) {
    const { between } = group
    if (path.at(-2) !== 'between' || !ids.length || !Array.isArray(between)) continue
    const [first, second] = between as unknown[]
    if (!ids.includes(value))
      report(
        path,
        `No floor has a desk "${String(value)}", so this is never shown.`,
        'Write the id of a desk, or give it a place in FLOORS.',
      )
    else if (value === second && ids.includes(first) && ids.indexOf(first) > ids.indexOf(second))
      report(
        path,
        `The desk "${String(value)}" comes before the one that is named first.`,
        'Write the two in the order of the floors.',
      )
  }
}
