import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import compression from 'compression'
import send from 'send'
import { decodedPath } from '../../pages/document/addresses.ts'
import { cachingOf, caching, securityHeaders } from '../build/steps/hosts/hosts.ts'

/** Files for hosts, and the page for unknown addresses: none of them has an address of its own. */
const HIDDEN = ['/_redirects', '/_headers', '/404.html', '/404']

// A part of a file must not be compressed: its position would be that of the compressed file.
const compress = compression({
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A request handler that serves a built site as static hosts do: /about is about.html. */
export function staticSite(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  const redirects = redirectsOf(root)

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.statusCode = 404
    response.setHeader('cache-control', caching.revalidated)
    send(request, '/404.html', { root, cacheControl: false, acceptRanges: false })
      .on('error', () => response.end('Not found\n'))
      .pipe(response)
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
    const file = path === '/' ? '/index.html' : existsSync(join(root, `${path}.html`)) ? `${path}.html` : path
    response.setHeader('cache-control', cachingOf(file))
    // For /.well-known/security.txt.
    send(request, encodeURI(file), { root, cacheControl: false, dotfiles: 'allow' })
      .on('error', ({ status }: { status: number }) => {
        if (response.headersSent) return void response.destroy()
        if (status === 403 || status === 404) return sendNotFound(request, response)
        // The file exists: too many are open, or the disk has failed.
        if (status === 500) response.setHeader('retry-after', '5').removeHeader('content-length')
        response.statusCode = status === 500 ? 503 : status
        response.end()
      })
      .on('directory', () => sendNotFound(request, response))
      .pipe(response)
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
      response.end('Method not allowed\n')
      return
    }
    const [, rawPath = '', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? []
    const decoded = decodedPath(rawPath)
    // As other hosts do: /assets/../_headers is /_headers.
    const path = decoded && posix.normalize(decoded)
    const target = path && (redirects.get(path.replace(/(.)\/$/, '$1')) ?? canonicalPath(path))
    if (path !== undefined && target !== path) {
      response.writeHead(301, { location: encodeURI(target!) + search, 'cache-control': caching.revalidated })
      response.end()
    } else
      compress(request, response, () => {
        if (path === undefined || HIDDEN.includes(path)) sendNotFound(request, response)
        else sendFile(request, response, path)
      })
  }
}

/** The redirects of a built site by their old paths: each line of `_redirects` is 'from to 301'. */
function redirectsOf(root: string): Map<string, string> {
  const file = join(root, '_redirects')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Map([...text.matchAll(/^(\/\S*) +(\S+)/gm)].map(([, from, to]) => [from!, to!]))
}

/** The path of a page: without a trailing slash or the file extension. */
function canonicalPath(path: string): string {
  if (path === '/index.html' || path === '/index') return '/'
  return HIDDEN.includes(path) ? path : path.replace(/^((?:\/[\w.~-]+)+?)(?:\.html|\/)$/, '$1')
}
