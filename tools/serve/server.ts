import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
  type IncomingMessage,
} from 'node:http'
import { isIPv6, type AddressInfo, type Socket } from 'node:net'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import compression from 'compression'
import send from 'send'
import { clientAt } from '../../supabase/functions/_shared/client-address.ts'
import { readSettings } from '../../supabase/functions/_shared/settings.ts'
import { openBackEnd, type BackEnd, type BackEndOptions, type LoadFunction } from '../../supabase/local/back-end.ts'
import { answerNode, isTrusted } from '../../supabase/local/node-http.ts'
import { securityHeaders, cachingOf, caching } from '../build/steps/hosts/hosts.ts'
import { decodedPath } from '../../pages/document/addresses.ts'

export type RunningServer = {
  url: string
  /** Settles once the database is open. */
  ready: Promise<unknown>
  close(): Promise<void>
}

export type ServerOptions = Pick<BackEndOptions, 'env' | 'log' | 'print'> & {
  /** 0 takes any free port. */
  port: number
  /** The address to listen on: 127.0.0.1 by default. */
  host?: string
  /** The built site. */
  root: string
  /** The folder in which leads are stored. */
  dataFolder: string
  /** The command that the user ran: npm start by default. */
  command?: string
}

const load: LoadFunction = (name) => import(`../../supabase/functions/${name}/index.ts`)

/** Serves the built site and its functions from one origin, with the embedded back end. */
export async function startServer({
  port,
  host = '127.0.0.1',
  root,
  dataFolder,
  command = 'npm start',
  ...options
}: ServerOptions): Promise<RunningServer> {
  const site = staticSite(root)
  let backEnd: BackEnd
  const answer: RequestListener = (request, response) => {
    if (!request.url?.startsWith('/functions/v1/')) return site(request, response)
    answerNode(request, response, (web, address) => backEnd.handle(web, address, load)).catch((error) => {
      console.error(error)
      response.destroy()
    })
  }
  const env = options.env ?? process.env
  const { trustedProxies } = readSettings((name) => env[name])
  const server = boundedServer(answer, { isTrusted: (peer) => isTrusted(peer, trustedProxies) })
  // Open the port first: if it is taken, closing a database again would take seconds.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const { shown, reachable } = addressesOf(host, server.address() as AddressInfo)
  try {
    backEnd = openBackEnd({ folder: dataFolder, command, url: reachable, ...options })
  } catch (error) {
    server.close()
    throw error
  }
  return {
    url: shown,
    ready: backEnd.ready,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 3000).unref()
      await closed
      await backEnd.close()
    },
  }
}

/** The wildcard addresses, each with the loopback address of the same family. */
const LOOPBACK: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/**
 * The URLs of a server: `shown` for people, `reachable` for programs on this machine.
 * @param host the host name or address it was configured with
 * @param bound the address it listens on, since a host name may have several
 */
export function addressesOf(
  host: string,
  bound: { address: string; port: number },
): { shown: string; reachable: string } {
  const at = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}`
  return {
    shown: at(LOOPBACK.has(host) || host === '127.0.0.1' ? 'localhost' : host),
    reachable: at(LOOPBACK.get(bound.address) ?? bound.address),
  }
}

/** What one client may hold of a server. */
export type ServerBounds = {
  /** Peers that may be proxies: their connections are those of many visitors. */
  isTrusted: (peer: string) => boolean
  /** Open connections of one address. Offices share an address; a browser opens six. */
  connectionsPerAddress?: number
  /** After so many requests the connection is closed. */
  requestsPerSocket?: number
  /** How long a request may take to arrive, or a connection stand still; Node waits twice as long for a reader. */
  stalledMs?: number
}

/** Node's own answers that are not 400. */
const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** An HTTP server that one client can neither fill nor stall. */
export function boundedServer(
  listener: RequestListener,
  { isTrusted, connectionsPerAddress = 200, requestsPerSocket = 1000, stalledMs = 30_000 }: ServerBounds,
): Server {
  const answering = new WeakMap<Socket, ServerResponse>()
  const options = {
    requestTimeout: stalledMs,
    connectionsCheckingInterval: 1000,
    // Node's answer to a request without a host has no security headers.
    requireHostHeader: false,
  }
  const server = createServer(options, (request, response) => {
    const { socket, httpVersion, headers } = request
    // A second request before the first is answered. No browser or proxy sends one, and Node never closes the answers
    // that are queued on a connection that goes away.
    if (answering.has(socket)) return void socket.destroy()
    answering.set(socket, response)
    response.once('close', () => answering.delete(socket))
    if (httpVersion === '1.1' && !headers.host) return response.writeHead(400, refusalHeaders).end()
    listener(request, response)
  })
  server.maxRequestsPerSocket = requestsPerSocket
  server.setTimeout(stalledMs)
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket
    if (!socket.writable || answering.get(socket)?.headersSent) return void socket.destroy()
    const status = STATUS_OF[code] ?? 400
    const lines = Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  })
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? ''
    const client = isTrusted(peer) ? undefined : clientAt(peer)?.bucket
    if (client === undefined) return
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const rest = open.get(client)! - 1
      if (rest > 0) open.set(client, rest)
      else open.delete(client)
    })
    if (count > connectionsPerAddress) socket.destroy()
  })
  return server
}

const refusalHeaders = { ...securityHeaders, connection: 'close', 'content-length': '0' }

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
