/** Headers of every answer of a function. */
export const ANSWER_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** An answer in JSON. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...ANSWER_HEADERS, ...headers },
  })
}

/** A request that is not accepted, with its answer. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>
  constructor(
    status: number,
    error: string,
    {
      headers = {},
      ...more
    }: { fields?: Record<string, string[]>; hint?: string; headers?: Record<string, string> } = {},
  ) {
    super(error)
    this.status = status
    this.body = { ok: false, error, ...more }
    this.headers = headers
  }
}
