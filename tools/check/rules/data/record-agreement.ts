import { isGroup, valueAt } from '../../../content/mdx/static-value.ts'
import { phrasePattern } from '../../words/phrase-pattern.ts'
import { recordRule, type RecordFile } from '../rule.ts'

type Group = Readonly<Record<string, unknown>>

/** The records of a file agree with each other. */
export const recordAgreement = recordRule('record-agreement', (records, { values }) => {
  reportTurns(records)
  reportBookedTimes(records)
  reportIndustries(records, Object.keys(values.get('data/industries.ts')?.['industries'] ?? {}))
  reportPhases(records)
  reportStarts(records)
  reportClaims(records, (values.get('data/compliance.ts')?.['certifications'] ?? {}) as Certificates)
  reportEmptyTabs(records)
})

/** In a conversation the two sides take turns. */
function reportTurns({ exported, leaves, report }: RecordFile): void {
  for (const { path, value } of leaves) {
    const [list, at, part] = path.slice(-3)
    if (list !== 'turns' || part !== 0 || !Number(at)) continue
    const speakerBefore = (turns: number) => valueAt(exported, [...path.slice(0, -2), Number(at) - turns, 0])
    // Of three in a row, the second is reported.
    if (speakerBefore(1) === value && speakerBefore(2) !== value)
      report(
        path,
        `"${String(value)}" speaks here and in the turn above.`,
        'Write who says this, or make one turn of the two.',
      )
  }
}

const TIME = /(?<![£\d.,])\b\d{1,2}[:.]\d\d\b/g

const CONFIRMED_TIME = /\b(?:booked in|booked you in|confirmed|see you)\b[^.,!?]*?\b(\d{1,2}[:.]\d\d)\b/

/** A confirmed time is the one that the caller chose; if the caller named none, one that was mentioned before. */
function reportBookedTimes({ exported, leaves, report }: RecordFile): void {
  const texts = leaves.filter(({ path }) => path.at(-3) === 'turns' && path.at(-1) === 1)
  const speakerAt = (path: readonly PropertyKey[]) => valueAt(exported, path.with(-1, 0))
  for (const [index, { path, value }] of texts.entries()) {
    const [, time = ''] = CONFIRMED_TIME.exec(String(value)) ?? []
    const before = texts.slice(0, index).filter((text) => text.path.slice(0, -2).join() === path.slice(0, -2).join())
    const timesOf = (turns: typeof texts) => turns.flatMap((turn) => String(turn.value).match(TIME) ?? [])
    const offered = timesOf(before.filter((turn) => speakerAt(turn.path) === speakerAt(path)))
    const chosen = timesOf(before.filter((turn) => speakerAt(turn.path) !== speakerAt(path))).filter((other) =>
      offered.some((offer) => isSameTime(offer, other)),
    )
    const named = new Set(chosen.length ? chosen : timesOf(before))
    if (time && named.size && ![...named].some((other) => isSameTime(other, time)))
      report(path, `"${time}" is confirmed, but before it was ${[...named].join(', ')}.`)
  }
}

/** Whether two texts may be the same time: 2:30 and 14:30. */
function isSameTime(a: string, b: string): boolean {
  const [[hour, minute], [otherHour, otherMinute]] = [a, b].map((time) => time.split(/[:.]/).map(Number)) as [
    [number, number],
    [number, number],
  ]
  return hour % 12 === otherHour % 12 && minute === otherMinute
}

/** A company belongs to the industry that its description names, if it names one. */
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

/** Texts call a phase done at 100 percent, and not before. */
function reportPhases({ leaves, siblings, report }: RecordFile): void {
  const texts = leaves.flatMap(({ value }) => (typeof value === 'string' ? value : []))
  for (const { path, group } of siblings.flat()) {
    const { phase, percent } = group
    if (typeof phase !== 'number' || typeof percent !== 'number') continue
    const words = String.raw`\bphase\s${phase}\s(?:is|has)\s(?:(?:now|already|been|fully)\s)*(\p{L}+(?:\sway)?)`
    const states = new RegExp(words, 'iu')
    const [claim, state = ''] = texts.map((text) => states.exec(text)).find(Boolean) ?? []
    const isWrong = percent >= 100 ? OPEN.test(state) : DONE.test(state)
    if (claim && isWrong)
      report([...path, 'percent'], `This phase is at ${percent} percent, but a text says "${claim}".`)
  }
}

/** A list of starting figures has the figure at which each slider starts. */
function reportStarts({ exported, leaves, report }: RecordFile): void {
  for (const { path, key, value, group } of leaves) {
    const isFirst = path.length === 2 && Object.keys(group).every((name) => startOf(exported, name) !== undefined)
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

const HELD = phrasePattern(
  String.raw`
    \bwe(?: are|'re) (?:now |fully )?certified\b|\bwe (?:now )?(?:hold|have) (?:it|the certificate)\b`,
  'iu',
)

type Certificates = Readonly<Record<string, { name: string; status: string }>>

/** No text says that we hold a certificate that is not active. */
function reportClaims({ leaves, report }: RecordFile, certificates: Certificates): void {
  const firstWord = (text: unknown) => /^[\p{L}\d]+/u.exec(String(text))?.[0]
  const namedIn = (title: unknown) =>
    Object.values(certificates).filter(({ name }) => firstWord(name) === firstWord(title))
  for (const { path, value, group } of leaves) {
    const { certification, title } = group
    const [named, ...more] = namedIn(title)
    if (value === certification && named && !more.length && named !== certificates[String(certification)])
      report(path, `"${String(title)}" is about ${named.name}, but this names "${String(certification)}".`)
    const { name, status } = certificates[String(certification)] ?? {}
    const claim = status && status !== 'active' && typeof value === 'string' && HELD.exec(value)?.[0]
    if (claim) report(path, `"${claim}" contradicts data/compliance.ts: ${name} is ${status}.`)
  }
}

/** Each tab has a card. */
function reportEmptyTabs({ exported, report }: RecordFile): void {
  const cards = Object.values(exported['explorerCards'] ?? {}).filter(isGroup)
  for (const tab of Object.keys(exported['explorerTabs'] ?? {}))
    if (tab !== 'all' && !cards.some(({ category }) => category === tab))
      report(['explorerTabs', tab], `The tab "${tab}" has no card.`, 'Delete it, or give a card to it.')
}
