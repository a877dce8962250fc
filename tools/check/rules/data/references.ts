import { suggestion } from '../../../content/suggestion.ts'
import type { Rule } from '../rule.ts'

/** Keys whose text is the id of a record, and the kind of record. */
const KEYS: ReadonlyMap<string, 'agent' | 'industry' | 'department'> = new Map([
  ['agent', 'agent'],
  ['agents', 'agent'],
  ['industry', 'industry'],
  ['industries', 'industry'],
  ['department', 'department'],
  ['departments', 'department'],
])

/** Records name only records that exist. */
export const references: Rule<'data' | 'vocabulary'> = {
  name: 'references',
  severity: 'error',
  check({ data, vocabulary }, add) {
    for (const file of data) {
      for (const { key, value, place } of file.texts) {
        const kind = key === undefined ? undefined : KEYS.get(key)
        if (!kind) continue
        const { ids, file: home } = vocabulary.records[kind]
        if (!(ids as readonly string[]).includes(value) && /^[a-z][a-z-]*$/.test(value))
          add(file, { place, reason: `There is no ${kind} "${value}" in ${home}.`, fix: suggestion(value, ids) })
      }
    }
  },
}
