import { jsonResponse } from '../functions/_shared/answers.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

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
