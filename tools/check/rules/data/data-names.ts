import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { suggestion } from '../../../content/suggestion.ts'
import type { DataFile } from '../data-file.ts'
import type { Add } from '../rule.ts'
import { addMissing } from './names-in-code.ts'

/**
 * Data files can be parsed, and import names that exist. Not a rule like the others: if it finds an error, the records
 * cannot be loaded, and nothing else can be checked. A file that cannot be read hides what else is wrong.
 */
export function checkDataNames(root: string, data: readonly DataFile[], add: Add): void {
  const files = new Map(data.map((file) => [file.file, file]))
  for (const file of data) {
    if (file.broken)
      add(file, {
        place: file.broken.place,
        reason: `The file cannot be read: ${file.broken.message}.`,
        fix: 'Look for a missing bracket, comma or quotation mark here or just above.',
      })
  }
  if (data.some(({ broken }) => broken)) return
  const reported = new Set<string>()
  for (const file of data) {
    for (const { name, from, file: path, place, fromPlace } of file.imports) {
      if (!from.startsWith('.')) continue
      const target = files.get(path)
      if (!target) {
        const known = data.map((other) => `./${posix.basename(other.file)}`)
        if (!existsSync(join(root, path)))
          add(file, { place: fromPlace, reason: `There is no file "${from}" in data/.`, fix: suggestion(from, known) })
      } else if (name && !target.exports.has(name)) {
        if (!target.exports.size) addMissing(target, name, file.file, reported, add)
        else
          add(file, {
            place,
            reason: `${path} has nothing named "${name}".`,
            fix: suggestion(name, [...target.exports]),
          })
      }
    }
  }
}
