import type { Place } from '../../../content/content-error.ts'
import { isGroup, leavesOf } from '../../../content/mdx/static-value.ts'
import type { Rule } from '../rule.ts'

type Group = Readonly<Record<string, unknown>>
type Entry = { path: readonly PropertyKey[]; group: Group }
type ReportAt = (path: readonly PropertyKey[], reason: string, fix: string) => void

/** The entries of a list or a table follow each other: nothing stands twice, is out of order, or differs in form. */
export const recordLists: Rule<'data' | 'values'> = {
  name: 'record-lists',
  severity: 'error',
  check({ data, values }, add) {
    for (const file of data) {
      const reported = new Set<string>()
      // An export may be made of another, whose entries stand at one place.
      const report: ReportAt = (path, reason, fix) => {
        const place: Place = file.placeOf(path)
        const key = `${place.line}:${place.column}`
        if (!reported.has(key)) add(file, { place, reason, fix })
        reported.add(key)
      }
      for (const [name, value] of Object.entries(values.get(file.file) ?? {})) {
        for (const entries of siblingsIn(value, [name])) {
          reportRepeats(entries, report)
          reportOrder(entries, report)
          reportForm(entries, report)
        }
        const groups = groupsIn(value, [name])
        reportLinks(groups, report)
        reportRepeats(roleIds(groups), report)
        reportStops(value, [name], report)
      }
    }
  },
}

/** Keys by which visitors tell the entries of a list apart. Two people may share a job title. */
const NAMES = ['name', 'title', 'level', 'label'] as const

/** No two entries have the same name, id or question, or are of the same pair. */
function reportRepeats(entries: readonly Entry[], report: ReportAt): void {
  for (const key of [...NAMES, 'id', 'question', 'between'] as const) {
    const known = new Set<string>()
    for (const { path, group } of entries) {
      if (key === 'title' && group['name']) continue
      const value = group[key]
      // Another rule has the labels of forms; a step may be taken twice.
      if (value === undefined || value === '' || path.includes('fields') || path.includes('steps')) continue
      const text = Array.isArray(value) ? value.map(String).sort().join(' and ') : `${value as string}`
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
      if (Array.isArray(value) && new Set(value).size < value.length)
        report([...path, key], `"${key}" has "${String(value[0])}" twice.`, 'Write two different ones.')
    }
  }
}

/** Entries that are numbered, or go from small to large, do. */
function reportOrder(entries: readonly Entry[], report: ReportAt): void {
  for (const [index, { path, group }] of entries.entries()) {
    const above = entries[index - 1]?.group
    if (!above) continue
    const [number, last] = [group['number'], above['number']]
    if (typeof number === 'number' && typeof last === 'number' && number > last + 1)
      report([...path, 'number'], `The entry above has the number ${last}, this one ${number}.`, `Write ${last + 1}.`)
    const [percent, lower] = [group['percent'], above['percent']]
    const isBand = typeof group['from'] === 'number' && typeof percent === 'number' && typeof lower === 'number'
    if (isBand && percent <= lower)
      report(
        [...path, 'percent'],
        `This is ${percent}, but the entry above, for less, has ${lower}.`,
        'Write figures that rise, in both.',
      )
    if (group['featured'] === true && above['featured'] === false)
      report(
        [...entries[index - 1]!.path, 'featured'],
        'This is not featured, but the entry below is: featured ones come first.',
        'Correct one of the two, or move one.',
      )
    const [desks, fewer] = [group['desks'], above['desks']]
    if (Array.isArray(desks) && Array.isArray(fewer) && desks.length < fewer.length)
      report(
        [...entries[index - 1]!.path, 'desks'],
        `This has ${fewer.length} desks, but the entry below only ${desks.length}: they go from small to large.`,
        'Correct one of the two, or move one.',
      )
  }
}

/** How values of a key are written. */
const FORMS: Readonly<Record<string, { isRight: (value: unknown) => boolean; fix: string }>> = {
  // Words such as MOT keep their capitals.
  tags: { isRight: (value) => !/^[A-Z][a-z]+$/.test(String(value)), fix: 'Write it in small letters.' },
  code: { isRight: (value) => /^[A-Z]{2}$/.test(String(value)), fix: 'Write two capitals, such as RC.' },
  // More words do not fit the plate below a name.
  role: { isRight: (value) => String(value).split(' ').length <= 3, fix: 'Write at most three words.' },
  setupTime: { isRight: (value) => Number(value) >= 1, fix: 'Write at least 1.' },
}

function reportForm(entries: readonly Entry[], report: ReportAt): void {
  for (const [key, { isRight, fix }] of Object.entries(FORMS)) {
    const valuesOf = (group: Group) => [group[key] ?? []].flat()
    // A key of the same name in other records may be written in another way.
    if (!entries.some(({ group }) => valuesOf(group).some(isRight))) continue
    for (const { path, group } of entries)
      for (const [index, value] of valuesOf(group).entries())
        if (!isRight(value))
          report(
            [...path, key, ...(Array.isArray(group[key]) ? [index] : [])],
            `"${value as string}" is not what "${key}" is in other entries.`,
            fix,
          )
  }
}

/** Links of one list of the site that are called differently lead to different addresses. */
function reportLinks(entries: readonly Entry[], report: ReportAt): void {
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

/** In fewer texts there may be no habit. */
const MIN_TEXTS = 6
/** Where a larger share of texts has no stop, both are meant. */
const MAX_SHARE = 0.1

/** Where nearly all texts of a key end with a full stop, or without one, all do. */
function reportStops(value: unknown, path: readonly PropertyKey[], report: ReportAt): void {
  const texts = leavesOf(value, path).filter(({ key, path: at, value: text, group }) => {
    return typeof text === 'string' && text.includes(' ') && at.at(-1) === key && group[key] === text
  })
  for (const key of new Set(texts.map((text) => text.key))) {
    const own = texts.filter((text) => text.key === key)
    const hasStop = ({ value: text }: { value: unknown }) => /[.!?…:\]][”’)*_]*$/.test(String(text))
    const without = own.filter((text) => !hasStop(text))
    if (own.length < MIN_TEXTS || !without.length || without.length > own.length * MAX_SHARE) continue
    for (const { path: at } of without)
      report(at, `The other texts under "${key}" end with a full stop.`, 'Write one at the end.')
  }
}

/** The entries of each list and each table in a value. */
function siblingsIn(value: unknown, path: readonly PropertyKey[]): Entry[][] {
  const parts = partsOf(value)
  const inner = parts.flatMap(([key, part]) => siblingsIn(part, [...path, key]))
  const groups = parts.flatMap(([key, part]) => (isGroup(part) ? { path: [...path, key], group: part } : []))
  return parts.length > 1 && groups.length === parts.length ? [groups, ...inner] : inner
}

/** Every group in a value. */
function groupsIn(value: unknown, path: readonly PropertyKey[]): Entry[] {
  const inner = partsOf(value).flatMap(([key, part]) => groupsIn(part, [...path, key]))
  return isGroup(value) ? [{ path, group: value }, ...inner] : inner
}

/** The keys or indexes of what is in a list or group, each with its value. */
function partsOf(value: unknown): (readonly [PropertyKey, unknown])[] {
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value)
}

/** The ids of the roles of all departments, which are told apart everywhere. */
function roleIds(groups: readonly Entry[]): Entry[] {
  return groups
    .filter(({ path }) => path.at(-2) === 'roles')
    .map(({ path, group }) => ({ path, group: { id: group['id'] } }))
}
