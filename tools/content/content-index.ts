import { readFileSync, statSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { byPlace, ContentError, TOP } from './content-error.ts'
import { readFrontMatter } from './front-matter.ts'
import type { Records } from './records.ts'
import { filesOfPages, routeErrors, type ContentFile } from './route-errors.ts'
import { contentEntries, contentFiles, routeOf, type ContentPage } from './routes.ts'

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
  const pages = filesOfPages(root, readings)
    .flatMap(({ file, frontMatter }) => (frontMatter ? [{ file, route: routeOf(file), frontMatter }] : []))
    .sort((a, b) => (a.route < b.route ? -1 : 1))
  return { files: readings.map(({ file }) => file), pages, errors: indexErrors(root, readings).sort(byPlace) }
}

/** The errors of content files, those of their URLs, and files in the content folder that are no pages. */
export function indexErrors(root: string, files: readonly ContentFile[]): ContentError[] {
  return [...files.flatMap(({ errors }) => errors), ...routeErrors(root, files), ...strayFiles(root)]
}

/** File names that look like pages. */
const PAGE_ENDING = /\.(mdx?|markdown)(\.txt)?$/i

/** Files in the content folder that look like pages but get no URL. */
function strayFiles(root: string): ContentError[] {
  return contentEntries(root).flatMap(({ file, entry }) => {
    const why = whyStray(entry)
    return why ? [new ContentError({ file, source: '', place: TOP, rule: 'stray-files', ...why })] : []
  })
}

function whyStray(entry: Dirent): { reason: string; fix: string } | undefined {
  const { name } = entry
  if (entry.isSymbolicLink()) {
    if (!PAGE_ENDING.test(name) && !leadsToFolder(entry)) return undefined
    return {
      reason: 'This is a symbolic link, and those are ignored: only files in content/ itself become pages.',
      fix: 'Replace it with the file that it leads to.',
    }
  }
  if (!entry.isFile() || !PAGE_ENDING.test(name) || name.endsWith('.mdx') || /^readme\.md$/i.test(name))
    return undefined
  return {
    reason: 'This file is ignored: only files whose names end in .mdx become pages.',
    fix: `Rename it to ${name.replace(PAGE_ENDING, '')}.mdx, or move it out of content/.`,
  }
}

function leadsToFolder({ parentPath, name }: Dirent): boolean {
  return statSync(join(parentPath, name), { throwIfNoEntry: false })?.isDirectory() ?? false
}
