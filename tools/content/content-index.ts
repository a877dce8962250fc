import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byPlace, type ContentError } from './content-error.ts'
import { readFrontMatter } from './front-matter.ts'
import type { Records } from './records.ts'
import { contentFiles, routeOf, type ContentPage } from './routes.ts'
import { ownPages, routeErrors, type ContentFile } from './route-errors.ts'
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
  const readings = contentFiles(root).map((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return { file, source, ...readFrontMatter(file, source, records) }
  })
  const pages = ownPages(root, readings)
    .flatMap(({ file, frontMatter }) => (frontMatter ? [{ file, route: routeOf(file), frontMatter }] : []))
    .sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : a.file < b.file ? -1 : 1))
  return { files: readings.map(({ file }) => file), pages, errors: indexErrors(root, readings).sort(byPlace) }
}

/** The errors of content files, those of their URLs, and files in the content folder that are no pages. */
export function indexErrors(root: string, files: readonly ContentFile[]): ContentError[] {
  return [...files.flatMap(({ errors }) => errors), ...routeErrors(root, files), ...strayFiles(root)]
}
