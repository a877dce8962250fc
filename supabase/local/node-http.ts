import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { jsonResponse } from '../functions/_shared/answers.ts'
import {
  clientAt,
  clientInHeader,
  parseAddress,
  type Client,
  type Network,
} from '../functions/_shared/client-address.ts'

/** Node's request as a web Request; undefined if there is no such Request: an invalid host, or TRACE. */
function webRequest(incoming: IncomingMessage & { originalUrl?: string }): Request | undefined {
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.originalUrl ?? incoming.url}`
  if (!URL.canParse(url) || new URL(url).username || incoming.method === 'TRACE') return undefined
  const method = incoming.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? undefined : (Readable.toWeb(incoming) as ReadableStream)
  const headers = incoming.headers as Record<string, string>
  return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) })
}

/** Answers a request of Node's HTTP server with a handler of web Requests. */
export async function answerNode(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request, address: string | undefined) => Promise<Response>,
): Promise<void> {
  let response: Response
  try {
    const request = webRequest(incoming)
    response = request ? await handle(request, incoming.socket.remoteAddress) : new Response(null, { status: 400 })
  } catch (error) {
    console.error(error)
    response = jsonResponse(503, { error: 'unavailable' })
  }
  // The unread rest of a body must not be parsed as the next request.
  if (!incoming.complete) {
    outgoing.shouldKeepAlive = false
    outgoing.once('finish', () => setTimeout(() => incoming.destroy(), 1000).unref())
    incoming.on('error', () => {}).resume()
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Headers that proxies add. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']
/** This machine and private networks, as ipaddr.js calls them. */
const PRIVATE_RANGES = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']

/** Whether a peer may be a proxy: it is on this machine, in a private network, or in TRUSTED_PROXIES. */
export function isTrusted(peer: string, proxies: Network[]): boolean {
  const address = parseAddress(peer)
  if (!address) return false
  return PRIVATE_RANGES.includes(address.range()) || proxies.some((network) => isWithin(address, network))
}

function isWithin(address: Network[0], [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match([network, bits] as never)
}

/**
 * The client of a request. Headers count only from a trusted peer: any other peer is a client itself, whatever it
 * sends. A trusted peer's own address has no limits, because all visitors behind a proxy would share them.
 */
export function clientOf(request: Request, peer: string, header: string | undefined, proxies: Network[]): Client {
  const forwarded = [...(header ? [header] : []), ...FORWARDING].some((name) => request.headers.has(name))
  if (!isTrusted(peer, proxies)) {
    const warning = 'forwarded by a peer that is not in TRUSTED_PROXIES'
    return { ...clientAt(peer), limited: true, ...(forwarded && { warning }) }
  }
  if (header) return clientInHeader(request, header)
  if (!forwarded) return { limited: false }
  // Not certain enough to refuse anybody, but it tells a flood from visitors.
  const lastHop = clientAt(request.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '')
  return { ...lastHop, limited: false, warning: 'a proxy forwards requests: set CLIENT_ADDRESS_HEADER' }
}
