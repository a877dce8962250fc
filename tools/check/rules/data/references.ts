import { leavesOf } from '../../../content/mdx/static-value.ts'
import { suggestion } from '../../../content/suggestion.ts'
import { valuePlace } from '../../site/site-reader.ts'
import { escapeRegExp } from '../../../lib/text.ts'
import { siteRule } from '../rule.ts'
import { agentNames } from '../words/record-names.ts'

/** Keys whose text is the id of a record, and the kind of record. */
const REFERENCE_KEYS: ReadonlyMap<string, 'agent' | 'industry' | 'department'> = new Map([
  ['agent', 'agent'],
  ['agents', 'agent'],
  ['industry', 'industry'],
  ['industries', 'industry'],
  ['similar', 'industry'],
  ['department', 'department'],
  ['departments', 'department'],
])

/** The lists of a record that name others of its table, each once. */
export const REFERENCE_LISTS = [
  ['agents', 'worksWith'],
  ['industries', 'similar'],
] as const

/** Records name only records that exist, and a list of others names each once and not the record itself. */
export const references = siteRule<'data' | 'values' | 'vocabulary'>('references', 'error', (site, add) => {
  const { data, values, vocabulary } = site
  const names = [...agentNames({ values })].map(([id, name]) => [id, name.replace(/ agent$/, '')] as const)
  for (const file of data) {
    for (const { key, value, place } of file.texts) {
      const kind = key === undefined ? undefined : REFERENCE_KEYS.get(key)
      if (!kind) continue
      const { ids, file: home } = vocabulary.records[kind]
      if (!(ids as readonly string[]).includes(value) && /^[a-z][a-z-]*$/.test(value))
        add(file, { place, reason: `There is no ${kind} "${value}" in ${home}.`, fix: suggestion(value, ids) })
    }
    for (const { key, path, value, group } of leavesOf(values.get(file.file))) {
      const ids = subjectsOf(key, path, group)
      const other = ids && typeof value === 'string' && otherAgentIn(value, ids, names)
      if (other)
        add(file, {
          place: file.placeOf(path),
          reason: `The text names ${other}, but the entry is about ${ids.join(', ')}.`,
          fix: 'Correct one of the two.',
        })
    }
    for (const [table, list] of REFERENCE_LISTS) {
      const records = values.get(file.file)?.[table] as Readonly<Record<string, Record<string, unknown>>> | undefined
      for (const [id, record] of Object.entries(records ?? {})) {
        const entries = (record[list] ?? []) as readonly (string | { agent: string })[]
        const others = entries.map((entry) => (typeof entry === 'string' ? entry : entry.agent))
        const index = others.findIndex((other, at) => other === id || others.indexOf(other) < at)
        if (index >= 0)
          add(file, {
            place: file.placeOf([table, id, list, index]),
            reason: `"${list}" of "${id}" names ${others[index] === id ? 'itself' : `"${others[index]}" twice`}.`,
            fix: 'Write the id of another one.',
          })
      }
    }
  }
})

/** The agents that a text is about, if it is a line of `worksWith` or a recommendation. */
function subjectsOf(
  key: string | undefined,
  path: readonly PropertyKey[],
  { agent, agents }: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  if (key === 'recommendation' && Array.isArray(agents)) return agents as string[]
  // A line is about both.
  return key === 'line' && path[2] === 'worksWith' && typeof agent === 'string' ? [String(path[1]), agent] : undefined
}

/** The first agent that a text names and that is not in `ids`. Skips the first word, whose capital says nothing. */
function otherAgentIn(
  text: string,
  ids: readonly string[],
  names: readonly (readonly [id: string, name: string])[],
): string | undefined {
  return names.find(
    ([id, name]) => !ids.includes(id) && new RegExp(String.raw`(?<=[\p{L},] )${escapeRegExp(name)}\b`, 'u').test(text),
  )?.[1]
}

/** Each agent and industry has one page, at /id: links to the record lead there. */
export const recordPages = siteRule('record-pages', 'error', ({ pages, data, vocabulary }, add) => {
  for (const kind of ['agent', 'industry'] as const) {
    const { ids, file: home } = vocabulary.records[kind]
    const table = kind === 'agent' ? 'agents' : 'industries'
    const isTaken = (id: string) => pages.some(({ block }) => block?.values[kind] === id)
    const file = data.find((candidate) => candidate.file === home)
    for (const id of ids as readonly string[]) {
      // The one at its address is right.
      const [page, ...more] = pages
        .filter(({ block }) => block?.values[kind] === id && block.values['template'] === kind)
        .sort((a, b) => Number(b.route === `/${id}`) - Number(a.route === `/${id}`))
      const atAddress = pages.find(({ route }) => route === `/${id}`)
      if (!page && !atAddress && file)
        add(file, {
          place: file.placeOf([table, id]),
          reason: `The ${kind} "${id}" has no page.`,
          fix: `Add content/(${table})/${id}.mdx with "template: ${kind}" and "${kind}: ${id}".`,
        })
      if (page && page.route !== `/${id}`)
        add(page, {
          place: valuePlace(page, kind),
          reason: `The page of the ${kind} "${id}" must be at /${id}, where links to it lead, not at ${page.route}.`,
          fix: `Rename the file to ${id}.mdx.`,
        })
      for (const other of more)
        add(other, {
          place: valuePlace(other, kind),
          reason: `The ${kind} "${id}" already has a page: ${page!.file}.`,
          fix: otherRecord(
            kind,
            (ids as readonly string[]).filter((candidate) => !isTaken(candidate)),
          ),
        })
      if (atAddress?.frontMatter && atAddress.frontMatter.template !== kind)
        add(atAddress, {
          place: valuePlace(atAddress, 'title'),
          reason: `This is the address of the ${kind} "${id}", but the page is not about that record.`,
          fix: `Add "template: ${kind}" and "${kind}: ${id}".`,
        })
    }
  }
})

/** What to do with a second page of a record, if these records have none. */
function otherRecord(kind: 'agent' | 'industry', free: readonly string[]): string {
  const names = free.map((id) => `"${kind}: ${id}"`).join(' or ')
  return names
    ? `Write ${names}, which has no page.`
    : `Delete one of the two, or name the record that this page is about.`
}
