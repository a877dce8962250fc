import { readFileSync, statSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { byPlace, ContentError, TOP, Lines, type Place } from './content-error.ts'
import { readFrontMatter, type FrontMatter } from './front-matter.ts'
import type { Records } from './records.ts'
import { contentEntries, contentFiles, routeOf, redirectsOf, type ContentPage } from './routes.ts'
import { NOT_FOUND } from '../../pages/document/addresses.ts'

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

/** The errors of content files, those of their URLs, and files in the content folder that do not become pages. */
export function indexErrors(root: string, files: readonly ContentFile[]): ContentError[] {
  return [...files.flatMap(({ errors }) => errors), ...routeErrors(root, files), ...strayFiles(root)]
}

const PAGE_ENDING = /\.(mdx?|markdown)(\.txt)?$/i

/** Files in the content folder that look like pages but get no URL. */
function strayFiles(root: string): ContentError[] {
  return contentEntries(root).flatMap(({ file, entry }) => {
    const stray = strayReason(entry)
    return stray ? [new ContentError({ file, source: '', place: TOP, rule: 'stray-files', ...stray })] : []
  })
}

function strayReason(entry: Dirent): { reason: string; fix: string } | undefined {
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

/** First segments of paths at which the build puts files of its own, or the back end answers. */
const RESERVED = ['assets', 'functions', 'pagefind', 'share', 'widgets']

const CHARACTERS = 'URLs contain only lower-case letters, digits and hyphens.'

/** A content file, its front matter if that can be read, and the errors in it. */
type ContentFile = {
  file: string
  source: string
  frontMatter: FrontMatter | undefined
  errors: readonly ContentError[]
}

/** Reports copies, URLs and redirects of two files (at the newer one), invalid URLs, and a missing 404 page. */
function routeErrors(root: string, files: readonly ContentFile[]): ContentError[] {
  const errors: ContentError[] = []
  const add = ({ file, source }: Pick<ContentFile, 'file' | 'source'>, reason: string, fix: string, place = TOP) =>
    errors.push(new ContentError({ file, source, place, reason, fix, rule: 'routes' }))
  const owners = ownersOf(root, files)
  const invalidFolders = new Set<string>()
  for (const page of files) {
    const original = originalOf(page.file, files)
    if (original !== undefined) {
      add(
        page,
        `The name says that this is a copy of ${original}.`,
        `Delete it; or to make a page of it, rename it, for example to ${validName(page.file.replace(/\.mdx$/, ''))}.mdx, ` +
          'and change its front matter.',
      )
      continue
    }
    const route = routeOf(page.file)
    const owner = owners.get(route)!
    const folder = invalidFolder(page.file)
    if (owner !== page.file)
      add(page, `The URL ${route} is already taken by ${owner}.`, 'Rename or delete one of the two files.')
    else if (folder !== undefined) {
      // Once for all its files.
      if (!invalidFolders.has(folder))
        add(
          page,
          `The name of the folder ${folder} makes the URL ${route}, and ${CHARACTERS}`,
          `Rename the folder, for example to ${validName(folder)}.`,
        )
      invalidFolders.add(folder)
    } else if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(route))
      add(
        page,
        `The file's name makes the URL ${route}, and ${CHARACTERS}`,
        `Rename it, for example to ${validName(page.file.replace(/\.mdx$/, ''))}.mdx.`,
      )
    else if (isReserved(route))
      add(page, `A page cannot be at ${route}: ${whatIsThere(route)}.`, 'Rename the file or its folder.')
  }
  if (!owners.has(NOT_FOUND))
    add(
      { file: 'content/404.mdx', source: '' },
      'The file is missing: it is what visitors see at an unknown address.',
      'Write it as any other page, with "noindex: true".',
    )
  const pages = files.filter(({ frontMatter }) => frontMatter)
  const fileAt = new Map(pages.map(({ file }) => [routeOf(file), file]))
  for (const page of pages) {
    for (const from of redirectsOf(page.frontMatter)) {
      const taken = fileAt.get(from)
      const place = placeOf(page.source, from)
      if (isReserved(from))
        add(page, `A page cannot redirect from ${from}: ${whatIsThere(from)}.`, 'Remove it from redirectFrom.', place)
      else if (taken === undefined) fileAt.set(from, page.file)
      else if (taken === page.file)
        add(page, `The page redirects from ${from} to itself.`, 'Remove it from redirectFrom.', place)
      else
        add(
          page,
          `The redirect from ${from} collides with ${taken}.`,
          'Remove it from redirectFrom, or rename the other page.',
          place,
        )
    }
  }
  return errors
}

/** Endings that programs add to the names of copies: trades copy, trades copy 2, contact (1), team - Copy. */
const COPY = /(?: copy(?: \d+)?| \(\d+\)| - copy(?: \(\d+\))?)(?=\.mdx$)/i

/** The file that a file is a copy of, by its name; undefined if it is not a copy. */
function originalOf(file: string, files: readonly ContentFile[]): string | undefined {
  const original = file.replace(COPY, '')
  return original !== file && files.some((other) => other.file === original) ? original : undefined
}

/** The files that are pages: no copies, and only one file for each URL. */
export function filesOfPages<Page extends ContentFile>(root: string, files: readonly Page[]): Page[] {
  const owners = ownersOf(root, files)
  return files.filter(({ file }) => owners.get(routeOf(file)) === file)
}

/** The file of each URL. Of two files with one URL, the one that was saved first keeps it. */
function ownersOf(root: string, files: readonly ContentFile[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { file } of files) {
    if (originalOf(file, files) !== undefined) continue
    const owner = owners.get(routeOf(file))
    if (owner === undefined || isNewer(root, owner, file)) owners.set(routeOf(file), file)
  }
  return owners
}

/** Whether a file was saved later than another by more than a minute: a checkout writes all files within one. */
export function isNewer(root: string, file: string, other: string): boolean {
  const savedAt = (name: string) => statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity
  return savedAt(file) - savedAt(other) > 60_000
}

/** Whether the build or the back end needs a path for itself. */
function isReserved(path: string): boolean {
  return RESERVED.includes(path.split('/')[1]!) || path.endsWith('/index')
}

function whatIsThere(path: string): string {
  if (path.endsWith('/index')) return "a page's file index.html is at its folder's own address"
  return `the site keeps files of its own in /${path.split('/')[1]}`
}

/** The first folder of a file that is part of its URL and must not be. */
function invalidFolder(file: string): string | undefined {
  const folders = file.split('/').slice(0, -1)
  const invalid = folders.findIndex((name) => !/^([a-z0-9-]+|\(.*\))$/.test(name))
  return invalid < 0 ? undefined : folders.slice(0, invalid + 1).join('/')
}

function validName(path: string): string {
  return (
    path
      .split('/')
      .at(-1)!
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9\s_-]/g, '')
      .replace(/[\s_]+/g, '-') || 'page'
  )
}

function placeOf(source: string, text: string): Place {
  return new Lines(source).placeAt(Math.max(0, source.indexOf(text, source.indexOf('redirectFrom'))), text.length)
}
