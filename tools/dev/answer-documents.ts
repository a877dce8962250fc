import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connect } from 'vite'
import type { ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { redirectsOf, routeOf } from '../content/routes.ts'
import { decodedPath } from '../../pages/document/decoded-address.ts'
import { brokenPage } from './broken-page.ts'
import type { SiteWatch } from './site-watch.ts'
import type { Watchkeeper } from './watchkeeper.ts'

const HOLD_BACK_MS = 90

/**
 * Answers requests for pages: redirects as the built site's host does, and a page that cannot be shown with what is wrong with
 * it. Every other page is Vike's.
 * @param rendered is given the HTML of each page that was answered, by its route
 */
export function answerDocuments(
  folder: ContentFolder,
  keeper: Watchkeeper,
  watch: SiteWatch,
  version: () => number,
  rendered: Map<string, string>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!asksForPage(request)) return next()
    answer(request, response)
      // A widget or a record that cannot be loaded breaks every page; each says why.
      .catch(async (error: unknown) => send(response, 500, brokenPage(await causeOf(error), version())))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url!, 'http://localhost')
    if (pathname.length > 1 && pathname.endsWith('/'))
      return redirect(response, pathname.replace(/\/+$/, '') || '/', search)
    const { files, pages } = await folder.index()
    const route = decodedPath(pathname) ?? pathname
    const target = pages.find(({ frontMatter }) => redirectsOf(frontMatter).includes(route))
    if (target && !files.some((file) => routeOf(file) === route)) return redirect(response, target.route, search)
    for (const file of files.filter((each) => routeOf(each) === route)) {
      const errors = await lastingErrors(file)
      if (errors.length) return send(response, 500, brokenPage(errors, version()))
    }
    return render(request, response)
  }

  /** A name that a record imports and that is not there makes code fail elsewhere; the record is to blame. */
  async function causeOf(error: unknown): Promise<unknown> {
    const errors = await watch.recordErrors()
    return errors.length ? errors : error
  }

  /** A file that is being written may look broken for a moment: an error is shown once it has outlived the second look at the file. */
  async function lastingErrors(file: string): Promise<ContentError[]> {
    if ((await keeper.check(file)).length) await sleep(HOLD_BACK_MS)
    return keeper.report(file)
  }

  /** Renders by way of Vike, but keeps what it would hide behind a page of its own: an error in a widget or a record. */
  async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { renderPage } = await import('vike/server')
    const { httpResponse, errorWhileRendering } = await renderPage({
      urlOriginal: request.url!,
      headersOriginal: request.headers,
    })
    if (errorWhileRendering && httpResponse.statusCode >= 500)
      return send(response, 500, brokenPage(await causeOf(errorWhileRendering), version()))
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    response.statusCode = httpResponse.statusCode
    const html = await httpResponse.getBody()
    const { pathname } = new URL(request.url!, 'http://localhost')
    rendered.set(decodedPath(pathname) ?? pathname, html)
    response.end(html)
  }
}

function asksForPage({ method, headers, url = '/' }: IncomingMessage): boolean {
  const isFile = /\.\w+$/.test(url.split('?')[0]!) || url.startsWith('/@')
  return (method === 'GET' || method === 'HEAD') && !isFile && Boolean(headers.accept?.includes('text/html'))
}

function redirect(response: ServerResponse, path: string, search: string): void {
  // Browsers keep a 301 for ever, and tomorrow another branch may stand here.
  response.writeHead(301, { Location: path + search, 'Cache-Control': 'no-store' }).end()
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html)
}
