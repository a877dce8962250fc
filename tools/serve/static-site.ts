import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { cachingOf, caching, securityHeaders } from '../build/steps/hosts/headers.ts'
import { encoded, readSite, type SiteFile } from './files.ts'
import { readRange } from './range.ts'
import { readRedirects } from './redirects.ts'

/** A request handler that serves a built site as static hosts do: /about is about.html. */
export function staticSite(root: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = readSite(root)
  const redirects = readRedirects(join(root, '_redirects'))
  const hidden = new Set(['/_redirects', '/_headers', '/404.html', '/404'])

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
    const [rawPath = '/', query] = splitOnce(request.url ?? '/', '?')
    const path = decodePath(rawPath)
    if (path === undefined) return sendNotFound()
    const search = query === undefined ? '' : `?${query}`

    const redirect = redirects.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
    if (redirect) return send(redirect.status, { location: redirect.to + search, 'cache-control': caching.revalidated })
    const page = pageAddress(path, files)
    if (page !== path) return send(301, { location: encodeURI(page) + search, 'cache-control': caching.revalidated })
    const file = hidden.has(path) ? undefined : fileFor(path, files)
    return file ? sendFile(file, 200, request, send) : sendNotFound()
  }
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function decodePath(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw.startsWith('/') ? raw : new URL(raw).pathname)
    return /[\0\\]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** The canonical path of a page: without a trailing slash or the file extension. */
function pageAddress(path: string, files: Map<string, SiteFile>): string {
  if (path.startsWith('//')) return pageAddress(path.replace(/^\/+/, '/'), files)
  if (path === '/index.html' || path === '/index') return '/'
  if (path.endsWith('.html') && path !== '/404.html' && files.has(path)) return path.slice(0, -'.html'.length)
  const bare = withoutTrailingSlashes(path)
  return bare !== path && bare && files.has(`${bare}.html`) ? bare : path
}

/** Not `/\/+$/`: on slashes that are followed by something else its time grows with the square of their number. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function fileFor(path: string, files: Map<string, SiteFile>): SiteFile | undefined {
  if (path === '/') return files.get('/index.html')
  return files.get(path) ?? files.get(`${path}.html`)
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
  if (status === 200 && unchanged(request.headers['if-none-match'], etag)) return send(304, headers)
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

function unchanged(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  )
}
