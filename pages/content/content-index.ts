import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { byPlace, ContentError, type Place } from './content-error.ts'
import { readFrontMatter, type FrontMatter, type FrontMatterReading } from './front-matter.ts'
import type { Records } from './records.ts'

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
 * Reads every content file's front matter. Never throws for an author's mistake: it is among the problems.
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
  problems.push(...takenRoutes(files, sources), ...takenRedirects(pages, sources))
  return { files, pages, problems: problems.sort(byPlace) }
}

/** The URL of a content file: folders in parentheses group without entering it, index names its folder. */
export function routeOf(file: string): string {
  const parts = file.replace(/^content\//, '').replace(/\.mdx$/, '').split('/').filter((part) => !/^\(.*\)$/.test(part))
  if (parts.at(-1) === 'index') parts.pop()
  return `/${parts.join('/')}`
}

/** The old paths that redirect to a page, none where it names none. */
export function redirectsOf({ redirectFrom }: FrontMatter): string[] {
  return redirectFrom === undefined ? [] : [redirectFrom].flat()
}

function contentFiles(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Two files of one URL, whether or not they can be read otherwise: the later one is named. Also a file name that makes a poor URL. */
function takenRoutes(files: readonly string[], sources: ReadonlyMap<string, string>): ContentError[] {
  const owners = new Map<string, string>()
  const problems: ContentError[] = []
  const add = (file: string, problem: string, fix: string) => problems.push(new ContentError({ file, source: sources.get(file)!, place: { line: 1, column: 1 }, problem, fix }))
  for (const file of files) {
    const route = routeOf(file)
    const first = owners.get(route)
    if (first !== undefined) add(file, `The URL ${route} is already taken by ${first}.`, 'Rename or delete one of the two files.')
    else if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(route)) add(file, `The file's name makes the URL ${route}, and URLs hold small letters, digits and hyphens only.`, `Rename it, for example to ${properName(file)}.`)
    owners.set(route, first ?? file)
  }
  return problems
}

function properName(file: string): string {
  const name = file.split('/').at(-1)!.replace(/\.mdx$/, '')
  return `${name.normalize('NFKD').toLowerCase().replace(/[^a-z0-9\s_-]/g, '').replace(/[\s_]+/g, '-')}.mdx`
}

/** A redirect from a path that another page or redirect has. */
function takenRedirects(pages: readonly ContentPage[], sources: ReadonlyMap<string, string>): ContentError[] {
  const owners = new Map(pages.map(({ file, route }) => [route, file]))
  const problems: ContentError[] = []
  for (const { file, frontMatter } of pages) {
    for (const from of redirectsOf(frontMatter)) {
      const first = owners.get(from)
      const source = sources.get(file)!
      const fix = 'Remove it from redirectFrom, or rename the other page.'
      if (first === undefined) owners.set(from, file)
      else problems.push(new ContentError({ file, source, place: placeOf(source, from), problem: first === file ? `The page redirects from ${from} to itself.` : `The redirect from ${from} collides with ${first}.`, fix: first === file ? 'Remove it from redirectFrom.' : fix }))
    }
  }
  return problems
}

function placeOf(source: string, text: string): Place {
  const before = source.slice(0, Math.max(0, source.indexOf(text, source.indexOf('redirectFrom')))).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1, length: text.length }
}
