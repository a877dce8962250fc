import { request as httpRequest } from 'node:http'

/** A request as written, without a client tidying it. */
export type RawRequest = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Sent in pieces, without saying how long it is. */
  chunked?: boolean
}

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Sends a request and reads its whole answer. */
export function sendRaw(
  base: string,
  { path, method = 'POST', headers = {}, body, chunked }: RawRequest,
): Promise<RawAnswer> {
  const bytes = body === undefined ? undefined : Buffer.from(body)
  return new Promise((resolve, reject) => {
    const request = httpRequest(new URL(base).origin + path, {
      method,
      headers: {
        ...headers,
        ...(bytes && !chunked && !('content-length' in headers) && { 'content-length': String(bytes.length) }),
      },
      agent: false,
    })
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString(),
        }),
      )
      response.on('error', reject)
    })
    // A server that answers before it has read everything may close while we still write.
    request.on('error', (error) => setTimeout(() => reject(error), 50))
    request.end(bytes)
  })
}
