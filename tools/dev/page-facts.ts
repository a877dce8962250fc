import { join } from 'node:path'
import type { Connect } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import { routeOf } from '../content/routes.ts'
import { markOf } from '../content/publication.ts'

/** What the dev server knows about the open page. The dev bar counts the words itself. */
export type PageFacts = {
  /** Its file, relative to the repository; undefined if no file has this URL. */
  file: string | undefined
  /** The file's absolute path, for the editor. */
  path: string | undefined
  /** The URL at which the file is edited on the web. */
  edit: string | undefined
  /** Why visitors do not see the page: 'Draft', 'From 2026-01-31'. */
  mark: string | undefined
}

/** Middleware for the dev bar: returns the facts about the page at `?route=` as JSON. */
export function answerPageFacts(folder: ContentFolder): Connect.NextHandleFunction {
  return (request, response) => {
    const route = new URL(request.url ?? '/', 'http://localhost').searchParams.get('route') ?? '/'
    pageFacts(folder, route).then(
      (facts) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
          .end(JSON.stringify(facts)),
      // The page itself shows the error.
      () => response.writeHead(500).end(),
    )
  }
}

async function pageFacts(folder: ContentFolder, route: string): Promise<PageFacts> {
  const { files, pages } = await folder.index()
  const file = files.find((each) => routeOf(each) === route)
  const frontMatter = pages.find((page) => page.file === file)?.frontMatter
  const { site } = (await folder.load('/data/site.ts')) as { site: { editing: { address: string } } }
  return {
    file,
    path: file && join(folder.root, file),
    edit: file && site.editing.address + file.split('/').map(encodeURIComponent).join('/'),
    mark: frontMatter && markOf(frontMatter, folder.publication().buildDate),
  }
}
