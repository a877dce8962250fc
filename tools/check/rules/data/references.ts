import { suggestion } from '../../../content/suggestion.ts'
import type { Rule } from '../rule.ts'

/** Keys whose text is the id of a record, and the kind of record. */
const KEYS: ReadonlyMap<string, 'agent' | 'industry' | 'department'> = new Map([
  ['agent', 'agent'],
  ['agents', 'agent'],
  ['industry', 'industry'],
  ['industries', 'industry'],
  ['similar', 'industry'],
  ['department', 'department'],
  ['departments', 'department'],
])

/** The lists of a record that name others of its table. */
const OTHERS = [
  ['agents', 'worksWith'],
  ['industries', 'similar'],
] as const

/** Records name only records that exist, and a list of others names each once and not the record itself. */
export const references: Rule<'data' | 'values' | 'vocabulary'> = {
  name: 'references',
  severity: 'error',
  check({ data, values, vocabulary }, add) {
    for (const file of data) {
      for (const { key, value, place } of file.texts) {
        const kind = key === undefined ? undefined : KEYS.get(key)
        if (!kind) continue
        const { ids, file: home } = vocabulary.records[kind]
        if (!(ids as readonly string[]).includes(value) && /^[a-z][a-z-]*$/.test(value))
          add(file, { place, reason: `There is no ${kind} "${value}" in ${home}.`, fix: suggestion(value, ids) })
      }
      for (const [table, list] of OTHERS) {
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
  },
}
