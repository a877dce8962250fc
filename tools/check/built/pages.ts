import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ContentError } from '../../content/content-error.ts'
import { parsePage, type HtmlDocument } from '../../lib/html.ts'

/** A page as the build wrote it. */
type BuiltPage = {
  /** Its file, relative to the repository: dist/client/pricing.html */
  file: string
  route: string
  html: string
  document: HtmlDocument
}

/** The built site. */
export type BuiltSite = {
  root: string
  /** The folder that is published, relative to the repository. */
  folder: string
  pages: BuiltPage[]
  /** Every file of it, by its address: /assets/index.css */
  files: ReadonlySet<string>
}

/** A rule for the built site. */
export type BuiltRule = (site: BuiltSite) => ContentError[]

/** Reads every page of a built site. */
export function readBuiltPages(root: string, folder: string): BuiltSite {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(join(root, folder), join(parentPath, name)).split(sep).join('/')}`)
  const pages = files
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const html = readFileSync(join(root, folder, name), 'utf8')
      return {
        file: `${folder}${name}`,
        route: name.replace(/\.html$/, '').replace(/\/index$/, '/'),
        html,
        document: parsePage(html),
      }
    })
  return { root, folder, pages, files: new Set(files) }
}
