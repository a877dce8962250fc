/** Why a request is not accepted: what the answer says, and nothing about how the server is built. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>
  constructor(
    status: number,
    error: string,
    more: { fields?: Record<string, string[]>; headers?: Record<string, string> } = {},
  ) {
    super(error)
    this.status = status
    this.body = { ok: false, error, ...(more.fields ? { fields: more.fields } : {}) }
    this.headers = more.headers ?? {}
  }
}
