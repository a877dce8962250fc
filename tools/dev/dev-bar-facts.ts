import type { ContentFolder } from '../content/content-folder.ts'
import { routeOf } from '../content/routes.ts'
import { markOf } from '../content/publication.ts'

/** What the dev server knows about a page. Its HTML includes them; the dev bar counts the words itself. */
export type PageFacts = {
  /** Its file, relative to the repository; undefined if no file has this URL. */
  file: string | undefined
  /** The URL at which the file is edited on the web. */
  edit: string | undefined
  /** The token with which the page may be edited; undefined if it may not. */
  editToken?: string | undefined
  /** Why visitors do not see the page: 'Draft', 'From 2026-01-31'. */
  mark: string | undefined
}

/** The facts about the page at a route, for the dev bar. */
export async function pageFacts(folder: ContentFolder, route: string): Promise<PageFacts> {
  const { files, pages } = await folder.index()
  const file = files.find((candidate) => routeOf(candidate) === route)
  const frontMatter = pages.find((page) => page.file === file)?.frontMatter
  const { site } = (await folder.load('/data/site.ts')) as { site: { editing: { address: string } } }
  return {
    file,
    edit: file && site.editing.address + file.split('/').map(encodeURIComponent).join('/'),
    mark: frontMatter && markOf(frontMatter, folder.publication().buildDate),
  }
}
