import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { decodedPath } from '../../pages/document/addresses.ts'
import { distinct, type ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { readMdx } from '../content/mdx/mdx-options.ts'
import { PICTURE_ENDING } from '../content/mdx/rehype-pictures.ts'
import { redirectsOf, routeOf } from '../content/routes.ts'
import type { EditAccess } from '../edit/guard.ts'
import { brokenPage, dataElement, liveScript } from './broken-page.ts'
import { Changes } from './changes.ts'
import { SiteDiagnostics } from './site-diagnostics.ts'
import { unpublishedLabel } from '../content/publication.ts'

/** Dev only: updates open pages without a reload, and shows errors on the pages that have them. */
export function live(folder: ContentFolder, access: EditAccess): Plugin {
  let changes: Changes
  return {
    name: 'staffroom:live',
    apply: 'serve',
    enforce: 'pre',

    config: ({ root = process.cwd() }) => ({
      server: {
        watch: {
          // These folders have thousands of files, and none is a source of the site.
          ignored: ['.staffroom', 'dist', 'tests'].map((folder) => `${root}/${folder}/**`),
          // Without this the watcher drops a second save within 50 ms.
          awaitWriteFinish: { stabilityThreshold: 5, pollInterval: 5 },
        },
      },
    }),

    configureServer(server) {
      const site = new SiteDiagnostics(server, folder, () => performance.now() - access.typedAt < 1000)
      changes = new Changes(server, folder, site)
      // Errors surface on the first page that is requested.
      server.httpServer?.once('listening', () => void site.reportIndex().catch(() => undefined))
      server.middlewares.use((_request, response, next) => {
        site.delayFor(response)
        next()
      })
      server.middlewares.use(answerBlueprint(folder))
      server.middlewares.use(answerDocuments(folder, site, changes, access))
    },

    load(id) {
      // Pages import their style sheet but are rendered without it: only the client environment compiles it.
      return this.environment.name === 'ssr' && id.endsWith('.css') ? '' : undefined
    },

    hotUpdate: {
      order: 'pre',
      async handler({ file, type, modules, read }) {
        // Comes first, right after Vite has dropped what it had compiled of the file.
        if (this.environment.name !== 'ssr') {
          const isShown =
            folder.isContentFile(file) || PICTURE_ENDING.test(file) || modules.length || changes.isRendered(file)
          return void (isShown && changes.version++)
        }
        // An editor may empty a file before it writes it: Vite's `read` waits for the text.
        if (folder.isContentFile(file)) await changes.contentChanged(file, type, type === 'delete' ? '' : await read())
        else if (PICTURE_ENDING.test(file)) changes.pictureChanged(file)
        else if (!modules.length) return
        // Vite updates styles in the browser.
        else if (!file.endsWith('.css')) changes.codeChanged(file)
        return []
      },
    },
  }
}

/** Middleware that creates the Transformation Blueprint (PDF) on each request, from the current content. */
function answerBlueprint(folder: ContentFolder): Connect.NextHandleFunction {
  // Imported, records would be part of Vite's configuration, and saving one would restart the server.
  const create = async (path: string) => {
    const records = await folder.load('/data/transformation.ts')
    if (path !== (records as typeof import('../../data/transformation.ts')).BLUEPRINT_PATH) return undefined
    const module = await folder.load('/tools/build/steps/pdf/blueprint.ts')
    return (module as typeof import('../build/steps/pdf/blueprint.ts')).createBlueprint(folder)
  }
  return ({ url }, response, next) => {
    if (!url?.endsWith('.pdf')) return next()
    create(url).then((pdf) => (pdf ? response.setHeader('content-type', 'application/pdf').end(pdf) : next()), next)
  }
}

/**
 * Middleware for page requests: redirects as the built site's host does, and shows errors in place of a broken page.
 * Vike renders all other pages.
 */
function answerDocuments(
  folder: ContentFolder,
  site: SiteDiagnostics,
  changes: Changes,
  access: EditAccess,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!isPageRequest(request)) return next()
    // A change while the page is rendered may be missing from it: then the page has no number, and is fetched again.
    const { version } = changes
    answer(request, response, next, version).catch(async (error: unknown) => {
      // Errors in records come first: a wrong id in a record makes code fail elsewhere.
      const errors = await site.recordErrors()
      send(response, 500, brokenPage(errors.length ? errors : error, version))
    })
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
    version: number,
  ): Promise<void> {
    const { pathname, search } = new URL(request.url!, 'http://localhost')
    if (pathname.length > 1 && pathname.endsWith('/'))
      return redirect(response, pathname.replace(/\/+$/, '') || '/', search)
    const { files, pages } = await folder.index()
    const route = decodedPath(pathname) ?? pathname
    const target = pages.find(({ frontMatter }) => redirectsOf(frontMatter).includes(route))
    if (target && !files.some((file) => routeOf(file) === route)) return redirect(response, target.route, search)
    // curl and scripts accept anything. Redirects are for them too; Vite answers the rest.
    if (!request.headers.accept?.includes('text/html')) return next()
    for (const file of files.filter((candidate) => routeOf(candidate) === route)) {
      const errors = await errorsIn(file)
      if (errors.length) return send(response, 500, brokenPage(errors, version))
    }
    return render(request, response, route, version)
  }

  /** The errors of a content file, read before Vite compiles it because Vike rewords errors. */
  async function errorsIn(file: string): Promise<ContentError[]> {
    const [{ errors }, vocabulary] = await Promise.all([folder.index(), folder.vocabulary()])
    const pageErrors = readMdx(file, readFileSync(join(folder.root, file), 'utf8'), vocabulary).errors
    return distinct([...errors.filter((error) => error.file === file), ...pageErrors])
  }

  /**
   * Renders with Vike. Errors in widgets and records are shown as they are, where Vike would show its own error page.
   */
  async function render(
    request: IncomingMessage,
    response: ServerResponse,
    route: string,
    version: number,
    isSecondTry = false,
  ): Promise<void> {
    const { renderPage } = await import('vike/server')
    const { httpResponse, errorWhileRendering } = await renderPage({
      urlOriginal: request.url!,
      headersOriginal: request.headers,
    })
    if (errorWhileRendering && httpResponse.statusCode >= 500) throw errorWhileRendering as Error
    if (httpResponse.statusCode === 404 && !isSecondTry) {
      // A page that is added while the index loads would be missing until the next edit.
      changes.refreshIndex()
      const { pages } = await folder.index()
      if (pages.some((page) => page.route === route)) return render(request, response, route, version, true)
    }
    const head =
      dataElement('staffroom-page', {
        ...(await pageFacts(folder, route)),
        editToken: access.tokenFor(request),
      }) + liveScript(version === changes.version ? version : undefined)
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    response.statusCode = httpResponse.statusCode
    response.end((await httpResponse.getBody()).replace('</head>', () => `${head}</head>`))
  }
}

function isPageRequest({ method, url = '/' }: IncomingMessage): boolean {
  const isFile = /\.\w+$/.test(url.split('?')[0]!) || url.startsWith('/@')
  return (method === 'GET' || method === 'HEAD') && !isFile
}

function redirect(response: ServerResponse, path: string, search: string): void {
  // Browsers cache a 301 without limit, but another branch may use the same port tomorrow.
  response.writeHead(301, { Location: path + search, 'Cache-Control': 'no-store' }).end()
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html)
}

/** What the dev server knows about a page. Its HTML includes them; the dev bar counts the words itself. */
export type PageFacts = {
  /** Its file, relative to the repository; undefined if no file has this URL. */
  file: string | undefined
  /** The URL at which the file is edited on the web. */
  edit: string | undefined
  /** The token with which the page may be edited; undefined if it may not. */
  editToken?: string | undefined
  /** Why visitors do not see the page: 'Draft', 'From 2026-01-31'. */
  unpublishedLabel: string | undefined
}

/** The facts about the page at a route, for the dev bar. */
async function pageFacts(folder: ContentFolder, route: string): Promise<PageFacts> {
  const { files, pages } = await folder.index()
  const file = files.find((candidate) => routeOf(candidate) === route)
  const frontMatter = pages.find((page) => page.file === file)?.frontMatter
  const { site } = (await folder.load('/data/site.ts')) as { site: { editing: { address: string } } }
  return {
    file,
    edit: file && site.editing.address + file.split('/').map(encodeURIComponent).join('/'),
    unpublishedLabel: frontMatter && unpublishedLabel(frontMatter, folder.publication().buildDate),
  }
}
