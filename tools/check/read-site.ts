import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ContentError } from '../../pages/content/content-error.ts'
import type { Vocabulary } from '../../pages/content/vocabulary.ts'
import { checkDataNames } from '../../pages/rules/data/data-names.ts'
import type { DataFile } from '../../pages/rules/data-file.ts'
import { SiteReader, type Site } from '../../pages/rules/site.ts'

/** A site as rules see it, or why its records cannot be loaded. */
export type SiteReading = { site: Site; problems?: undefined } | { site?: undefined; problems: ContentError[] }

/**
 * Reads a whole site: content, data, and what content may name.
 * @param root the folder of the repository
 */
export async function readSite(root: string, { publication, production }: Pick<Site, 'publication' | 'production'>): Promise<SiteReading> {
  const reader = new SiteReader(root)
  const data = reader.data()
  const problems: ContentError[] = []
  checkDataNames(root, data, ({ file, source }, finding) => problems.push(new ContentError({ file, source, rule: 'data-names', ...finding })))
  if (problems.length) return { problems }
  const load = (file: string) => import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>
  let loaded: Record<string, unknown>[]
  try {
    loaded = await Promise.all([load('pages/content/vocabulary.ts'), ...data.map(({ file }) => load(file))])
  } catch (error) {
    const mistake = explainLoading(error, data)
    if (!mistake) throw error
    return { problems: [mistake] }
  }
  const [{ vocabulary }, ...values] = loaded as [{ vocabulary: Vocabulary }, ...Record<string, unknown>[]]
  return {
    site: {
      root, data, publication, production,
      values: new Map(data.map(({ file }, index) => [file, values[index]!])),
      vocabulary,
      ...reader.pages(vocabulary),
    },
  }
}

/** A record that fails while it is loaded: the place stands in the error's stack. */
function explainLoading(error: unknown, data: readonly DataFile[]): ContentError | undefined {
  const [, name, line, column] = /[\\/](data[\\/][\w-]+\.ts):(\d+)(?::(\d+))?/.exec((error as Error).stack ?? '') ?? []
  const file = data.find((each) => each.file === name?.replaceAll('\\', '/'))
  return file && new ContentError({ file: file.file, source: file.source, rule: 'data-names', place: { line: Number(line), column: Number(column ?? 1) }, problem: `The record cannot be loaded: ${(error as Error).message}.`, fix: 'Mend the name at this place.' })
}

