import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byPlace, type ContentError } from './content-error.ts'
import { readFrontMatter, type FrontMatterReading } from './front-matter.ts'
import type { Records } from './records.ts'
import { contentFiles, routeOf, type ContentPage } from './routes.ts'
import { routeErrors } from './route-errors.ts'
import { strayFiles } from './stray-files.ts'

/** All pages, sorted by route, and what is wrong with those that could not be read. */
export type ContentIndex = {
  /** Every content file, also those that could not be read. */
  files: string[]
  pages: ContentPage[]
  errors: ContentError[]
}

/** Readings of files whose text has not changed since. */
export type ReadingCache = Map<string, { source: string; reading: FrontMatterReading }>

/**
 * Reads every content file's front matter. Never throws for an author's error: it is among the errors.
 * @param cache saves parsing what has not changed; it belongs to one set of records.
 */
export function readContentIndex(root: string, records: Records, cache: ReadingCache = new Map()): ContentIndex {
  const pages: ContentPage[] = []
  const errors: ContentError[] = []
  const sources = new Map<string, string>()
  const files = contentFiles(root)
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    sources.set(file, source)
    let known = cache.get(file)
    if (known?.source !== source) cache.set(file, (known = { source, reading: readFrontMatter(file, source, records) }))
    errors.push(...known.reading.errors)
    if (known.reading.frontMatter) pages.push({ file, route: routeOf(file), frontMatter: known.reading.frontMatter })
  }
  pages.sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : a.file < b.file ? -1 : 1))
  errors.push(...routeErrors(files, pages, sources), ...strayFiles(root))
  return { files, pages, errors: errors.sort(byPlace) }
}
