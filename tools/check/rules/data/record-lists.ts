import { isGroup, leavesOf, partsOf } from '../../../content/mdx/static-value.ts'
import { isProperName } from '../../words/dictionary.ts'
import { recordRule, type GroupEntry, type RecordFile } from '../rule.ts'

type Group = GroupEntry['group']

/** No entry of a list or a table is repeated, and all are written in one form. */
export const recordLists = recordRule('record-lists', (records) => {
  for (const entries of records.siblings) {
    reportRepeats(entries, records)
    reportForm(entries, records)
  }
  const groups = Object.entries(records.exported).flatMap(([name, value]) => groupsIn(value, [name]))
  reportLinks(groups, records)
  reportRepeats(roleIds(groups), records)
  for (const [name, value] of Object.entries(records.exported)) reportStops(value, [name], records)
})

/** Keys by which visitors tell the entries of a list apart. Two people may share a job title. */
const NAMES = ['name', 'title', 'level', 'label'] as const

/** Shorter texts may be repeated. */
const MIN_WORDS = 7

/** No two entries have the same name, id, question, sentence or pair. */
function reportRepeats(entries: readonly GroupEntry[], { report }: RecordFile): void {
  const isLong = (value: unknown) => typeof value === 'string' && value.split(' ').length >= MIN_WORDS
  const texts = entries.flatMap(({ group }) => Object.keys(group).filter((key) => isLong(group[key])))
  for (const key of new Set([...NAMES, 'id', 'question', 'between', ...texts])) {
    const known = new Set<string>()
    for (const { path, group } of entries) {
      if (key === 'title' && group['name']) continue
      const value = group[key]
      // Another rule checks the labels of forms; a step may be taken twice.
      if (!value || !isWritten(value) || path.includes('fields') || path.includes('steps')) continue
      const text = [value].flat().map(String).sort().join(' and ')
      if (known.has(text)) {
        if (key === 'id')
          report([...path, key], `The id "${text}" is already used by an entry above.`, 'Write an id of its own.')
        else
          report(
            [...path, key],
            `"${text}" stands in an entry above, too.`,
            'Write another one, or delete one of the two.',
          )
      }
      known.add(text)
      const twice = Array.isArray(value) && value.find((part, at) => value.indexOf(part) < at)
      if (twice) report([...path, key], `"${key}" has "${twice}" twice.`, 'Write two different ones.')
    }
  }
}

/** Whether it is a text or a number, or a list of them. */
function isWritten(value: unknown): value is string | number | (string | number)[] {
  return [value].flat().every((part) => typeof part === 'string' || typeof part === 'number')
}

/** How values of a key are written. */
const FORMS: Readonly<Record<string, { isRight: (value: string | number) => boolean; fix: string }>> = {
  // Words such as MOT keep their capitals.
  tags: {
    isRight: (value) => !/^[A-Z][a-z]+$/.test(`${value}`) || isProperName(`${value}`),
    fix: 'Write it in small letters.',
  },
  code: { isRight: (value) => /^[A-Z]{2}$/.test(`${value}`), fix: 'Write two capitals, such as RC.' },
  // More words do not fit the plate below a name.
  role: { isRight: (value) => `${value}`.split(' ').length <= 3, fix: 'Write at most three words.' },
  setupTime: { isRight: (value) => Number(value) >= 1, fix: 'Write at least 1.' },
}

function reportForm(entries: readonly GroupEntry[], { report }: RecordFile): void {
  for (const [key, { isRight, fix }] of Object.entries(FORMS)) {
    const valuesOf = (group: Group) => (isWritten(group[key]) ? [group[key]].flat() : [])
    // A key of the same name in other records may be written in another way.
    if (!entries.some(({ group }) => valuesOf(group).some(isRight))) continue
    for (const { path, group } of entries)
      for (const [index, value] of valuesOf(group).entries())
        if (!isRight(value))
          report(
            [...path, key, ...(Array.isArray(group[key]) ? [index] : [])],
            `"${value}" is not what "${key}" is in other entries.`,
            fix,
          )
  }
}

/** Links of one list of the site that are called differently lead to different addresses. */
function reportLinks(entries: readonly GroupEntry[], { report }: RecordFile): void {
  const known = new Map<unknown, Group>()
  for (const { path, group } of entries) {
    const { href } = group
    // Two cards may lead to one page.
    if (!path.some((step) => /^(links|social|listedForms)$/.test(String(step)))) continue
    const other = known.get(href)
    // A number may be written in two ways.
    if (typeof href !== 'string' || /^(tel|mailto):/.test(href)) continue
    if (other && nameOf(other) !== nameOf(group))
      report(
        [...path, 'href'],
        `"${nameOf(group)}" and "${nameOf(other)}" lead to the same address, ${href}.`,
        'Write the address of each, or delete one of the two.',
      )
    known.set(href, group)
  }
}

function nameOf({ label, name, title }: Group): string {
  return String(label ?? name ?? title)
}

/** With fewer texts, nothing is usual. */
const MIN_TEXTS = 6
/** If a larger share of texts has no full stop, both forms are meant. */
const MAX_SHARE = 0.1

/** Where nearly all texts of a key end with a full stop, or without one, all do. */
function reportStops(value: unknown, path: readonly PropertyKey[], { report }: RecordFile): void {
  const texts = leavesOf(value, path).filter(({ key, path: at, value: text, group }) => {
    return typeof text === 'string' && text.includes(' ') && at.at(-1) === key && group[key] === text
  })
  for (const key of new Set(texts.map((text) => text.key))) {
    const ofKey = texts.filter((text) => text.key === key)
    const hasStop = ({ value: text }: { value: unknown }) => /[.!?…:\]][”’)*_]*$/.test(String(text))
    const without = ofKey.filter((text) => !hasStop(text))
    if (ofKey.length < MIN_TEXTS || !without.length || without.length > ofKey.length * MAX_SHARE) continue
    for (const { path: at } of without)
      report(at, `The other texts under "${key}" end with a full stop.`, 'Write one at the end.')
  }
}

/** Every group in a value. */
function groupsIn(value: unknown, path: readonly PropertyKey[]): GroupEntry[] {
  const inner = partsOf(value).flatMap(([key, part]) => groupsIn(part, [...path, key]))
  return isGroup(value) ? [{ path, group: value }, ...inner] : inner
}

/** The ids of the roles of all departments: each is used once. */
function roleIds(groups: readonly GroupEntry[]): GroupEntry[] {
  return groups
    .filter(({ path }) => path.at(-2) === 'roles')
    .map(({ path, group }) => ({ path, group: { id: group['id'] } }))
}
