import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { TOKEN_HEADER } from './protocol.ts'

/** The right to edit, from one start of the server to the next. */
export class EditAccess {
  readonly token = randomBytes(32).toString('hex')
  /** Whether editing is offered at all. */
  isOn = false
  /** When a text was typed on a page last, in milliseconds. */
  typedAt = -Infinity

  /** The token for a page that is asked for; undefined unless a browser on this computer opens it by itself. */
  tokenFor({ headers, socket }: Pick<Request, 'headers' | 'socket'>): string | undefined {
    // Vite lets pages at other ports of this computer read the answer: those send their origin.
    return this.isOn && isLoopback(socket.remoteAddress) && !headers.origin ? this.token : undefined
  }
}

/** What the guard reads of a request. */
type Request = Pick<IncomingMessage, 'method' | 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * Whether the server may offer editing: only if it listens on this computer alone.
 * @param host Vite's `server.host`
 */
export function isLocalHost(host: string | boolean | undefined): boolean {
  return host === undefined || host === false || ['localhost', '127.0.0.1', '::1'].includes(String(host))
}

/** Where the server is reached. */
type ServerPlace = {
  port: number
  /** The host at which a codespace shows the port; undefined elsewhere. */
  forwarded?: string | undefined
}

/**
 * Why a request is refused; undefined if it comes from a page of this server, in a browser on this computer or in one
 * that GitHub lets into the codespace. Vite's own CORS trusts every port of this computer, so nothing here relies on it.
 */
export function refusal(request: Request, { token, ...place }: ServerPlace & { token: string }): string | undefined {
  const { method, headers } = request
  const refused = elsewhere(request, place)
  if (refused) return refused
  if (method !== 'POST') return 'The editor answers POST only.'
  if (!originsOf(headers.host!, place).includes(headers.origin ?? '')) return 'The request comes from another site.'
  if (headers['sec-fetch-site'] !== 'same-origin') return 'The request does not come from a page of this server.'
  if (headers['content-type'] !== 'application/json') return 'The request is not JSON.'
  if (!isEqual(headers[TOKEN_HEADER], token)) return 'The server has been started again: reload the page.'
  return undefined
}

/** Why a request for the review's report is refused; undefined if a tab of this computer opens it, or a page of it. */
export function reportRefusal(request: Request, place: ServerPlace): string | undefined {
  const { method, headers } = request
  const refused = elsewhere(request, place)
  if (refused) return refused
  if (method !== 'GET') return 'The report is only read.'
  const isOwn = headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none'
  return isOwn ? undefined : 'The request comes from another site.'
}

/** Why a request is none from this computer to this server; undefined if it is one. */
function elsewhere({ headers, socket }: Request, { port, forwarded }: ServerPlace): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return 'The request comes from another computer.'
  const hosts = [...['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`), forwarded]
  return headers.host && hosts.includes(headers.host) ? undefined : 'The request names another host.'
}

/** The origins of this server's pages. What forwards a codespace's port gives the host or the origin a local name. */
function originsOf(host: string, { port, forwarded }: ServerPlace): string[] {
  const own = `http://${host === forwarded ? `localhost:${port}` : host}`
  return forwarded ? [own, `https://${forwarded}`] : [own]
}

function isLoopback(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

function isEqual(header: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(header)), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
