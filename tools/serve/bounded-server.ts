import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAt } from '../../supabase/functions/_shared/client.ts'
import { securityHeaders } from '../build/steps/hosts/headers.ts'

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
