import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byPlace, type ContentError } from './content-error.ts'
import { readFrontMatter } from './front-matter.ts'
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

/** Reads every content file's front matter. Never throws for an author's error: it is among the errors. */
export function readContentIndex(root: string, records: Records): ContentIndex {
  const files = contentFiles(root)
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const readings = files.map((file) => ({ file, ...readFrontMatter(file, sources.get(file)!, records) }))
  const pages = readings
    .flatMap(({ file, frontMatter }) => (frontMatter ? [{ file, route: routeOf(file), frontMatter }] : []))
    .sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : a.file < b.file ? -1 : 1))
  const errors = readings.flatMap((reading) => reading.errors)
  return {
    files,
    pages,
    errors: [...errors, ...routeErrors(files, pages, sources), ...strayFiles(root)].sort(byPlace),
  }
}
