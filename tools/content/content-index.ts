import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { byPlace, type ContentError } from './content-error.ts'
import { readFrontMatter, type FrontMatter, type FrontMatterReading } from './front-matter.ts'
import type { Records } from './records.ts'
import { routeProblems } from './route-problems.ts'
import { strayFiles } from './stray-files.ts'

/** A page of the site: one MDX file, one URL. */
export type ContentPage = {
  /** Its file, relative to the repository, with forward slashes: content/(agents)/receptionist.mdx */
  file: string
  /** Its URL without origin and trailing slash: /receptionist */
  route: string
  frontMatter: FrontMatter
}

/** All pages, sorted by route, and what is wrong with those that could not be read. */
export type ContentIndex = {
  /** Every content file, also those that could not be read. */
  files: string[]
  pages: ContentPage[]
  problems: ContentError[]
}

/** Readings of files whose text has not changed since. */
export type ReadingCache = Map<string, { source: string; reading: FrontMatterReading }>

/**
 * Reads every content file's front matter. Never throws for an author's error: it is among the problems.
 * @param cache saves parsing what has not changed; it belongs to one set of records.
 */
export function readContentIndex(root: string, records: Records, cache: ReadingCache = new Map()): ContentIndex {
  const pages: ContentPage[] = []
  const problems: ContentError[] = []
  const sources = new Map<string, string>()
  const files = contentFiles(root)
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    sources.set(file, source)
    let known = cache.get(file)
    if (known?.source !== source) cache.set(file, (known = { source, reading: readFrontMatter(file, source, records) }))
    problems.push(...known.reading.problems)
    if (known.reading.frontMatter) pages.push({ file, route: routeOf(file), frontMatter: known.reading.frontMatter })
  }
  pages.sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : a.file < b.file ? -1 : 1))
  problems.push(...routeProblems(files, pages, sources), ...strayFiles(root))
  return { files, pages, problems: problems.sort(byPlace) }
}

/** The URL of a content file: folders in parentheses group without entering it, index names its folder. */
export function routeOf(file: string): string {
  const parts = file
    .replace(/^content\//, '')
    .replace(/\.mdx$/, '')
    .split('/')
    .filter((part) => !/^\(.*\)$/.test(part))
  if (parts.at(-1) === 'index') parts.pop()
  return `/${parts.join('/')}`
}

/** The old paths that redirect to a page, none where it names none. */
export function redirectsOf({ redirectFrom }: FrontMatter): string[] {
  return redirectFrom === undefined ? [] : [redirectFrom].flat()
}

/** Every content file, relative to the repository, in order. */
export function contentFiles(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
