import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ContentError } from './content-error.ts'
import { readFrontMatter, type FrontMatter } from './front-matter.ts'

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
  pages: ContentPage[]
  problems: ContentError[]
}

/** Reads every content file's front matter. Never throws for an author's mistake: it is among the problems. */
export function readContentIndex(root: string): ContentIndex {
  const pages: ContentPage[] = []
  const problems: ContentError[] = []
  const sources = new Map<string, string>()
  for (const file of contentFiles(root)) {
    const source = readFileSync(join(root, file), 'utf8')
    sources.set(file, source)
    try {
      pages.push({ file, route: routeOf(file), frontMatter: readFrontMatter(file, source) })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(error)
    }
  }
  pages.sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : a.file < b.file ? -1 : 1))
  problems.push(...duplicateRoutes(pages, sources))
  return { pages, problems }
}

/** The URL of a content file: folders in parentheses group without entering it, index names its folder. */
export function routeOf(file: string): string {
  const parts = file.replace(/^content\//, '').replace(/\.mdx$/, '').split('/').filter((part) => !/^\(.*\)$/.test(part))
  if (parts.at(-1) === 'index') parts.pop()
  return `/${parts.join('/')}`
}

function contentFiles(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Two files of one route, or a redirect from a path that another page has: each is named in the later file. */
function duplicateRoutes(pages: readonly ContentPage[], sources: ReadonlyMap<string, string>): ContentError[] {
  const owners = new Map<string, string>()
  const problems: ContentError[] = []
  for (const { file, route } of pages) {
    const first = owners.get(route)
    if (first === undefined) owners.set(route, file)
    else {
      const fix = 'Rename or delete one of the two files.'
      problems.push(new ContentError({ file, source: sources.get(file)!, place: { line: 1, column: 1 }, problem: `The URL ${route} is already taken by ${first}.`, fix }))
    }
  }
  for (const { file, frontMatter } of pages) {
    for (const from of redirectsOf(frontMatter)) {
      const first = owners.get(from)
      if (first === undefined) owners.set(from, file)
      else {
        const fix = 'Remove it from redirectFrom, or rename the other page.'
        problems.push(new ContentError({ file, source: sources.get(file)!, place: placeOf(sources.get(file)!, from), problem: `The redirect from ${from} collides with ${first}.`, fix }))
      }
    }
  }
  return problems
}

/** The old paths that redirect to a page, none where it names none. */
export function redirectsOf({ redirectFrom }: FrontMatter): string[] {
  return redirectFrom === undefined ? [] : [redirectFrom].flat()
}

function placeOf(source: string, text: string): { line: number; column: number } {
  const before = source.slice(0, Math.max(0, source.indexOf(text, source.indexOf('redirectFrom')))).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
