import { ContentError } from '../../content/content-error.ts'
import type { Vocabulary } from '../../content/vocabulary.ts'
import type { DataFile } from './data-file.ts'
import { dataProblems, recordProblems } from './record-problems.ts'
import type { SiteReader, Site } from './site.ts'

/** A site as rules see it, or why its records cannot be loaded. */
export type SiteReading = { site: Site; problems?: undefined } | { site?: undefined; problems: ContentError[] }

/** The module that says what content may name. */
export const VOCABULARY = 'tools/content/vocabulary.ts'

/** Loads a module of the repository, by its path in it. */
export type Load = (file: string) => Promise<unknown>

/**
 * Reads a whole site: content, data, and what content may name.
 * @throws what kept modules from being loaded, where no record is to blame
 */
export async function readSite(
  reader: SiteReader,
  load: Load,
  { publication, production }: Pick<Site, 'publication' | 'production'>,
): Promise<SiteReading> {
  const data = reader.data()
  const problems = dataProblems(reader.root, data)
  if (problems.length) return { problems }
  let loaded: Record<string, unknown>[]
  try {
    loaded = (await Promise.all([load(VOCABULARY), ...data.map(({ file }) => load(file))])) as Record<string, unknown>[]
  } catch (error) {
    const found = await recordProblems(reader.root, data, load)
    const problems = found.length ? found : explainLoading(error, data)
    if (!problems.length) throw error
    return { problems }
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

/** A record that fails while it is loaded: the place stands in the error's stack. */
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
          problem: `The record cannot be loaded: ${(error as Error).message}.`,
          fix: 'Fix the name at this place.',
        }),
      ]
    : []
}
