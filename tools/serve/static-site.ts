import type { IncomingMessage, ServerResponse } from 'node:http'
import { decodedPath } from '../../pages/document/decoded-address.ts'
import { cachingOf, caching, securityHeaders } from '../build/steps/hosts/headers.ts'
import { encoded, readSite, type SiteFile } from './files.ts'
import { readRange } from './range.ts'

/** Files that hosts read or answer unknown addresses with, and send at no address of their own. */
const HIDDEN = ['/_redirects', '/_headers', '/404.html', '/404']

/** A request handler that serves a built site as static hosts do: /about is about.html. */
export function staticSite(root: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = readSite(root)
  const redirects = redirectsIn(files)

  return async (request, response) => {
    const send = (status: number, headers: Record<string, string> = {}, body?: Buffer | string) => {
      response.writeHead(status, { ...securityHeaders, ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    const sendNotFound = async () => {
      const page = files.get('/404.html')
      if (!page) return send(404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found\n')
      await sendFile(page, 404, request, send)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' }, 'Method not allowed\n')
    const [, rawPath = '', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? []
    const path = decodedPath(rawPath)?.replace(/\/+/g, '/')
    if (path === undefined || HIDDEN.includes(path)) return sendNotFound()

    const target = redirects.get(path.replace(/(.)\/$/, '$1')) ?? pageAddress(path, files)
    if (target !== path)
      return send(301, { location: encodeURI(target) + search, 'cache-control': caching.revalidated })
    const file = files.get(path === '/' ? '/index.html' : path) ?? files.get(`${path}.html`)
    return file ? sendFile(file, 200, request, send) : sendNotFound()
  }
}

/** The redirects of a built site by their old paths: each line of `_redirects` is 'from to 301'. */
function redirectsIn(files: Map<string, SiteFile>): Map<string, string> {
  const text = files.get('/_redirects')?.bytes.toString() ?? ''
  return new Map([...text.matchAll(/^(\/\S*) +(\S+)/gm)].map(([, from, to]) => [from!, to!]))
}

/** The canonical path of a page: without a trailing slash or the file extension. */
function pageAddress(path: string, files: Map<string, SiteFile>): string {
  if (path === '/index.html' || path === '/index') return '/'
  if (path.endsWith('.html') && files.has(path)) return path.slice(0, -'.html'.length)
  return path.endsWith('/') && files.has(`${path.slice(0, -1)}.html`) ? path.slice(0, -1) : path
}

async function sendFile(
  file: SiteFile,
  status: number,
  request: IncomingMessage,
  send: (status: number, headers: Record<string, string>, body?: Buffer) => void,
): Promise<void> {
  const { bytes, encoding } = await encoded(file, String(request.headers['accept-encoding'] ?? ''))
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': cachingOf(file.path),
    vary: 'Accept-Encoding',
    etag,
  }
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return send(304, headers)
  const { range, 'if-range': ifRange = etag } = request.headers
  const part = status === 200 && range && ifRange === etag ? readRange(range, bytes.length) : undefined
  if (part === 'beyond') return send(416, { ...headers, 'content-range': `bytes */${bytes.length}` })
  const [first, last] = part ?? [0, bytes.length - 1]
  send(
    part ? 206 : status,
    {
      ...headers,
      'accept-ranges': 'bytes',
      ...(part && { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(last + 1 - first),
    },
    part ? bytes.subarray(first, last + 1) : bytes,
  )
}
