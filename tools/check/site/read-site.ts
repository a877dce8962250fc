import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ContentError, TOP } from '../../content/content-error.ts'
import type { Records } from '../../content/records.ts'
import { bestMatch, suggestion } from '../../content/suggestion.ts'
import type { Vocabulary } from '../../content/vocabulary.ts'
import { recordValues } from '../rules/data/record-values.ts'
import { references } from '../rules/data/references.ts'
import { type ReportInFile, siteRule } from '../rules/rule.ts'
import { ruleErrors } from './check-site.ts'
import { explainName, readDataFiles, type DataFile } from './data-file.ts'
import type { Site, SiteReader } from './site-reader.ts'

const VOCABULARY = 'tools/content/vocabulary.ts'

const RECORDS = 'tools/content/records.ts'

/** Loads a module of the repository, by its path in it. */
export type Load = (file: string) => Promise<unknown>

/**
 * Reads the content, the data and the vocabulary.
 * @returns the site for the rules, or the errors that stop its records from loading
 * @throws the error of a module that cannot be loaded, unless a record causes it
 */
export async function readSite(
  reader: SiteReader,
  load: Load,
  { publication, production }: Pick<Site, 'publication' | 'production'>,
): Promise<{ site?: Site; errors: ContentError[] }> {
  const { root } = reader
  const data = readDataFiles(root)
  const errors = await dataErrors(root, data)
  if (errors.length) return { errors }
  try {
    const [{ vocabulary }, values] = await Promise.all([
      load(VOCABULARY) as Promise<{ vocabulary: Vocabulary }>,
      valuesOf(data, load),
    ])
    return {
      site: { root, data, publication, production, values, vocabulary, pages: reader.pages(vocabulary) },
      errors,
    }
  } catch (error) {
    const found = await recordErrors(root, load)
    const errors = found.length ? found : explainLoading(error, data)
    if (!errors.length) throw error
    return { errors }
  }
}

/** The exports of each data file, by its path. */
async function valuesOf(data: readonly DataFile[], load: Load): Promise<Site['values']> {
  const loaded = data.map(async ({ file }) => [file, (await load(file)) as Record<string, unknown>] as const)
  return new Map(await Promise.all(loaded))
}

/** An error thrown by a record, with its place from the stack. */
function explainLoading(error: unknown, data: readonly DataFile[]): ContentError[] {
  const [, name, line, column] = /[\\/](data[\\/][\w-]+\.ts):(\d+)(?::(\d+))?/.exec((error as Error).stack ?? '') ?? []
  const [, word] = /^(\w+) is not defined$/.exec((error as Error).message) ?? []
  const file = data.find((candidate) => candidate.file === name?.replaceAll('\\', '/'))
  return file
    ? [
        new ContentError({
          file: file.file,
          source: file.source,
          rule: 'data-names',
          place: { line: Number(line), column: Number(column ?? 1) },
          ...(word
            ? explainName(word)
            : {
                reason: `The record cannot be loaded: ${(error as Error).message}.`,
                fix: 'Fix the name at this place.',
              }),
        }),
      ]
    : []
}

/** Errors that stop the records from loading. */
export async function dataErrors(root: string, data: readonly DataFile[]): Promise<ContentError[]> {
  const broken = data.flatMap((file) => file.broken ?? [])
  // The names in such a file are unknown.
  return broken.length ? broken : ruleErrors({ root, data }, [importedNames])
}

/**
 * Errors of the records alone. A widget that reads a broken record throws an error that names the widget, so this finds
 * the record without loading widgets.
 */
export async function recordErrors(root: string, load: Load): Promise<ContentError[]> {
  const data = readDataFiles(root)
  const errors = await dataErrors(root, data)
  if (errors.length) return errors
  const { records } = (await load(RECORDS).catch(() => ({}))) as { records?: Records }
  if (!records) return ruleErrors({ root, data }, [namesInCode])
  const values = await valuesOf(data, (file) => load(file).catch(() => ({})))
  return ruleErrors({ root, data, values, vocabulary: { widgets: {}, records } }, [
    namesInCode,
    references,
    recordValues,
  ])
}

/**
 * Data files import names that exist. If this rule finds an error, the records cannot be loaded, and no other rule can
 * be checked.
 */
const importedNames = siteRule<'root' | 'data'>('data-names', 'error', ({ root, data }, add) => {
  const files = new Map(data.map((file) => [file.file, file]))
  const reported = new Set<string>()
  for (const file of data) {
    for (const { name, from, file: path, place, fromPlace } of file.imports) {
      if (!from.startsWith('.')) continue
      const target = files.get(path)
      if (!target) {
        const known = data.map((other) => `./${posix.basename(other.file)}`)
        if (!existsSync(join(root, path)))
          add(file, { place: fromPlace, reason: `There is no file "${from}" in data/.`, fix: suggestion(from, known) })
      } else if (name && !target.exports.size) addMissing(target, name, file.file, reported, add)
      else if (name && !target.exports.has(name))
        add(file, { place, reason: `${path} has nothing named "${name}".`, fix: suggestion(name, [...target.exports]) })
    }
  }
})

/** Data files export what widgets and pages import from them. Errors are reported at the record. */
const namesInCode = siteRule<'root' | 'data'>('data-names', 'error', ({ root, data }, add) => {
  const files = new Map(data.map((file) => [file.file, file]))
  const reported = new Set<string>()
  for (const reader of codeIn(root)) {
    for (const { file, names } of importsIn(reader, readFileSync(join(root, reader), 'utf8'))) {
      const target = files.get(file)
      for (const name of target ? names.filter((candidate) => !target.exports.has(candidate)) : [])
        addMissing(target!, name, reader, reported, add)
    }
  }
})

/** Reports a missing export once; for a file without exports, only the first. */
function addMissing(target: DataFile, name: string, reader: string, reported: Set<string>, add: ReportInFile): void {
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

/** An import of a file of the repository, and the imported names. */
type Import = { file: string; names: string[] }

/** A module's relative imports, read from its source. */
export function importsIn(file: string, source: string): Import[] {
  return [...source.matchAll(/(?:\{([^{}]*)\}\s*from|\bfrom|\bimport\s*\(?)\s*'(\.[^']*)'/g)].map(
    ([, names = '', from]) => ({
      file: posix.join(posix.dirname(file), from!),
      names: names
        .split(',')
        .map((name) =>
          name
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*$/, ''),
        )
        .filter(Boolean),
    }),
  )
}
