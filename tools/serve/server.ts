import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { isIPv6, type AddressInfo, type Socket } from 'node:net'
import { clientAt } from '../../supabase/functions/_shared/client.ts'
import { readSettings } from '../../supabase/functions/_shared/settings.ts'
import { openBackEnd, type BackEnd, type BackEndOptions, type LoadFunction } from '../../supabase/local/back-end.ts'
import { answerNode, isTrusted } from '../../supabase/local/node-http.ts'
import { securityHeaders } from '../build/steps/hosts/hosts.ts'
import { staticSite } from './static-site.ts'

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
