import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../../../content/content-error.ts'
import { closest } from '../../../content/suggestion.ts'
import type { DataFile } from '../data-file.ts'
import { importsIn } from '../../../lib/imports.ts'
import type { Add } from '../rule.ts'

/** Data files export what widgets and pages import from them. Errors are reported at the record. */
export function checkNamesInCode(root: string, data: readonly DataFile[], add: Add): void {
  const files = new Map(data.map((file) => [file.file, file]))
  const reported = new Set<string>()
  for (const reader of codeIn(root)) {
    for (const { file, names } of importsIn(reader, readFileSync(join(root, reader), 'utf8'))) {
      const target = files.get(file)
      for (const name of target ? names.filter((each) => !target.exports.has(each)) : [])
        addMissing(target!, name, reader, reported, add)
    }
  }
}

/** Reports a missing export once; for a file without exports, only the first. */
export function addMissing(target: DataFile, name: string, reader: string, reported: Set<string>, add: Add): void {
  const isEmpty = !target.exports.size
  const key = isEmpty ? target.file : `${target.file} ${name}`
  if (reported.has(key)) return
  reported.add(key)
  const meant = closest(name, [...target.exports])
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
