import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { TOP } from '../../../content/content-error.ts'
import { bestMatch, suggestion } from '../../../content/suggestion.ts'
import { importsIn } from '../../../lib/imports.ts'
import type { DataFile } from '../../site/data-file.ts'
import type { Add, Rule } from '../rule.ts'

/**
 * Data files import names that exist. If this rule finds an error, the records cannot be loaded, and no other rule can
 * be checked.
 */
export const importedNames: Rule<'root' | 'data'> = {
  name: 'data-names',
  severity: 'error',
  check({ root, data }, add) {
    const files = new Map(data.map((file) => [file.file, file]))
    const reported = new Set<string>()
    for (const file of data) {
      for (const { name, from, file: path, place, fromPlace } of file.imports) {
        if (!from.startsWith('.')) continue
        const target = files.get(path)
        if (!target) {
          const known = data.map((other) => `./${posix.basename(other.file)}`)
          if (!existsSync(join(root, path)))
            add(file, {
              place: fromPlace,
              reason: `There is no file "${from}" in data/.`,
              fix: suggestion(from, known),
            })
        } else if (name && !target.exports.size) addMissing(target, name, file.file, reported, add)
        else if (name && !target.exports.has(name))
          add(file, {
            place,
            reason: `${path} has nothing named "${name}".`,
            fix: suggestion(name, [...target.exports]),
          })
      }
    }
  },
}

/** Data files export what widgets and pages import from them. Errors are reported at the record. */
export const namesInCode: Rule<'root' | 'data'> = {
  name: 'data-names',
  severity: 'error',
  check({ root, data }, add) {
    const files = new Map(data.map((file) => [file.file, file]))
    const reported = new Set<string>()
    for (const reader of codeIn(root)) {
      for (const { file, names } of importsIn(reader, readFileSync(join(root, reader), 'utf8'))) {
        const target = files.get(file)
        for (const name of target ? names.filter((candidate) => !target.exports.has(candidate)) : [])
          addMissing(target!, name, reader, reported, add)
      }
    }
  },
}

/** Reports a missing export once; for a file without exports, only the first. */
function addMissing(target: DataFile, name: string, reader: string, reported: Set<string>, add: Add): void {
  const isEmpty = !target.exports.size
  const key = isEmpty ? target.file : `${target.file} ${name}`
  if (reported.has(key)) return
  reported.add(key)
  const meant = bestMatch(name, [...target.exports])
  const fix = isEmpty
    ? 'Restore its text, for example from git.'
    : meant === undefined
      ? `Export "${name}" again, or remove it there.`
      : `Did you rename it to "${meant}"?`
  add(target, {
    place: meant === undefined ? TOP : target.placeOf([meant]),
    reason: isEmpty
      ? `The file exports nothing, but ${reader} reads "${name}" from it.`
      : `The file exports no "${name}", which ${reader} reads.`,
    fix,
  })
}

function codeIn(root: string): string[] {
  return ['components', 'pages']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    )
    .sort()
}
