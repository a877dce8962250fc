import { TookTooLong, within } from './deadline.ts'
import { Refusal } from './refusal.ts'

/** A whole request may be this long. The longest that a form can send, with every character escaped, is below it. */
const MAX_BODY_BYTES = 16 * 1024
/** A client that takes longer to send it is not waited for. */
const MAX_READ_MS = 10_000

/** How a request's body is written: by the site's script, or by a browser without it. */
export type BodyKind = 'json' | 'form'

/** The kind of body that the content type announces; refused where there is another, or another alphabet than UTF-8. */
export function bodyKind(request: Request): BodyKind {
  if (request.headers.get('content-type') === 'application/json' && !request.headers.has('content-encoding'))
    return 'json'
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const kind = type === 'application/json' ? 'json' : type === 'application/x-www-form-urlencoded' ? 'form' : undefined
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  const encoding = request.headers.get('content-encoding')?.toLowerCase() ?? 'identity'
  if (!kind || (charset && charset !== 'utf-8' && charset !== 'utf8') || encoding !== 'identity')
    throw new Refusal(415, 'unsupported_media_type')
  return kind
}

/** The fields of a body. What is not an object of fields is refused; which fields it holds is for the form's schema to judge. */
export async function readFields(request: Request, kind: BodyKind): Promise<Record<string, unknown>> {
  const text = decodeText(await readBytes(request))
  return kind === 'form' ? parseForm(text) : parseJson(text)
}

async function readBytes(request: Request): Promise<Uint8Array | ArrayBuffer> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > MAX_BODY_BYTES) throw new Refusal(413, 'too_large')
  const reading = { stopped: false }
  try {
    // A server hands over no more than was announced; only a body in pieces has to be counted.
    return await within<Uint8Array | ArrayBuffer>(
      MAX_READ_MS,
      announced === null ? countedBytes(request, reading) : request.arrayBuffer(),
    )
  } catch (error) {
    reading.stopped = true
    if (error instanceof Refusal) throw error
    throw error instanceof TookTooLong ? new Refusal(408, 'too_slow') : new Refusal(400, 'unreadable_body')
  }
}

async function countedBytes(request: Request, reading: { stopped: boolean }): Promise<Uint8Array> {
  const reader = request.body?.getReader()
  const bytes = new Uint8Array(MAX_BODY_BYTES)
  let length = 0
  while (reader && !reading.stopped) {
    const { done, value } = await reader.read()
    if (done) break
    if (length + value.byteLength > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {})
      throw new Refusal(413, 'too_large')
    }
    bytes.set(value, length)
    length += value.byteLength
  }
  return bytes.subarray(0, length)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decodeText(bytes: Uint8Array | ArrayBuffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Refusal(400, 'unreadable_body')
  }
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'unreadable_body')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(422, 'invalid_fields', { fields: {} })
  return value as Record<string, unknown>
}

// URLSearchParams would put replacement characters where the bytes are not UTF-8, and store them.
function parseForm(text: string): Record<string, string> {
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
  const fields = Object.create(null) as Record<string, string>
  try {
    for (const pair of text.split('&')) {
      const [name = '', ...value] = pair.split('=')
      if (name) fields[decode(name)] = decode(value.join('='))
    }
  } catch {
    throw new Refusal(400, 'unreadable_body')
  }
  return fields
}
