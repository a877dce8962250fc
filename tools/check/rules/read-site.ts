import { ContentError } from '../../content/content-error.ts'
import type { Records } from '../../content/records.ts'
import { unreadableText } from '../../content/unreadable-text.ts'
import type { Vocabulary } from '../../content/vocabulary.ts'
import { ruleErrors } from './check-site.ts'
import { checkDataNames } from './data/data-names.ts'
import { checkNamesInCode } from './data/names-in-code.ts'
import { recordValues } from './data/record-values.ts'
import { references } from './data/references.ts'
import type { DataFile } from './data-file.ts'
import { Rendering } from './rendering.ts'
import type { Add } from './rule.ts'
import type { SiteReader, Site } from './site.ts'

/** The site for the rules, or the errors that stop its records from loading. */
export type SiteReading = { site: Site; errors?: undefined } | { site?: undefined; errors: ContentError[] }

/** The module with the vocabulary of content. */
const VOCABULARY = 'tools/content/vocabulary.ts'

/** Loads a module of the repository, by its path in it. */
export type Load = (file: string) => Promise<unknown>

/**
 * Reads the content, the data and the vocabulary.
 * @throws the error of a module that cannot be loaded, unless a record causes it
 */
export async function readSite(
  reader: SiteReader,
  load: Load,
  { publication, production }: Pick<Site, 'publication' | 'production'>,
): Promise<SiteReading> {
  const data = reader.data()
  const errors = dataErrors(reader.root, data)
  if (errors.length) return { errors }
  let loaded: Record<string, unknown>[]
  try {
    loaded = (await Promise.all([load(VOCABULARY), ...data.map(({ file }) => load(file))])) as Record<string, unknown>[]
  } catch (error) {
    const found = await recordErrors(reader.root, data, load)
    const errors = found.length ? found : explainLoading(error, data)
    if (!errors.length) throw error
    return { errors }
  }
  const [{ vocabulary }, ...values] = loaded as [{ vocabulary: Vocabulary }, ...Record<string, unknown>[]]
  return {
    site: {
      root: reader.root,
      data,
      publication,
      production,
      values: new Map(data.map(({ file }, index) => [file, values[index]!])),
      vocabulary,
      ...reader.pages(vocabulary),
    },
  }
}

/** An error thrown by a record, with its place from the stack. */
function explainLoading(error: unknown, data: readonly DataFile[]): ContentError[] {
  const [, name, line, column] = /[\\/](data[\\/][\w-]+\.ts):(\d+)(?::(\d+))?/.exec((error as Error).stack ?? '') ?? []
  const file = data.find((each) => each.file === name?.replaceAll('\\', '/'))
  return file
    ? [
        new ContentError({
          file: file.file,
          source: file.source,
          rule: 'data-names',
          place: { line: Number(line), column: Number(column ?? 1) },
          reason: `The record cannot be loaded: ${(error as Error).message}.`,
          fix: 'Fix the name at this place.',
        }),
      ]
    : []
}

/** The module with the ids of records. */
const RECORDS = 'tools/content/records.ts'

/** Whether a data file cannot be parsed. */
export function isUnreadable({ file, source, broken }: DataFile): boolean {
  return broken !== undefined || unreadableText(file, source) !== undefined
}

/** Errors that stop the records from loading. */
export function dataErrors(root: string, data: readonly DataFile[]): ContentError[] {
  const unreadable = data.flatMap(({ file, source }) => unreadableText(file, source) ?? [])
  // The names in such a file are unknown.
  return unreadable.length ? unreadable : named((add) => checkDataNames(root, data, add))
}

/**
 * Why widgets fail while they are loaded, where a record is to blame: many read records at once, and what they throw
 * names the widget. So records are looked at without them.
 */
export async function recordErrors(root: string, data: DataFile[], load: Load): Promise<ContentError[]> {
  const errors = dataErrors(root, data)
  if (errors.length) return errors
  const lost = named((add) => checkNamesInCode(root, data, add))
  const { records } = (await load(RECORDS).catch(() => ({}))) as { records?: Records }
  if (!records) return lost
  const vocabulary = { widgets: {}, records }
  const loaded = await Promise.all(
    data.map(async ({ file }) => [file, (await load(file).catch(() => ({}))) as Record<string, unknown>] as const),
  )
  const site = {
    root,
    data,
    values: new Map(loaded),
    vocabulary,
    pages: [],
    rendering: new Rendering(vocabulary),
    publication: { buildDate: '', preview: false },
    production: false,
  }
  return [...lost, ...(await ruleErrors(site, [references, recordValues]))]
}

function named(check: (add: Add) => void): ContentError[] {
  const errors: ContentError[] = []
  check(({ file, source }, finding) => errors.push(new ContentError({ file, source, rule: 'data-names', ...finding })))
  return errors
}
