import { readdirSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FrontMatter } from './front-matter.ts'

/** A page of the site: one MDX file, one URL. */
export type ContentPage = {
  /** Its file, relative to the repository, with forward slashes: content/(agents)/receptionist.mdx */
  file: string
  /** Its URL without origin and trailing slash: /receptionist */
  route: string
  frontMatter: FrontMatter
}

/** The URL of a content file. Folders in parentheses are not part of it, and index has the URL of its folder. */
export function routeOf(file: string): string {
  const parts = file
    .replace(/^content\//, '')
    .replace(/\.mdx$/, '')
    .split('/')
    .filter((part) => !/^\(.*\)$/.test(part))
  if (parts.at(-1) === 'index') parts.pop()
  return `/${parts.join('/')}`
}

/** The old paths that redirect to a page; none if its front matter cannot be read. */
export function redirectsOf(frontMatter: FrontMatter | undefined): string[] {
  return [frontMatter?.redirectFrom ?? []].flat()
}

/** Everything in the content folder, by its path in the repository. */
export function contentEntries(root: string): { file: string; entry: Dirent }[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true }).map((entry) => ({
    file: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
    entry,
  }))
}

/** Every content file, relative to the repository, in order. */
export function contentFiles(root: string): string[] {
  return contentEntries(root)
    .filter(({ entry }) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map(({ file }) => file)
    .sort()
}
