import { Refusal } from './answers.ts'

/** The longest body that a form can send, with every character escaped, is below it. */
const MAX_BODY_BYTES = 16 * 1024
const MAX_READ_MS = 10_000

/** How a request's body is written: by the site's script, or by a browser without it. */
export type BodyKind = 'json' | 'form'

/**
 * The kind of body that the content type announces.
 * @throws Refusal for any other type, charset or encoding
 */
export function bodyKind(request: Request): BodyKind {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const kind = type === 'application/json' ? 'json' : type === 'application/x-www-form-urlencoded' ? 'form' : undefined
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  const encoding = request.headers.get('content-encoding')?.toLowerCase() ?? 'identity'
  if (!kind || !/^"?(utf-?8)?"?$/.test(charset ?? '') || encoding !== 'identity')
    throw new Refusal(415, 'unsupported_media_type')
  return kind
}

/**
 * The fields of a body. Which of them are right is for the form's schema to check.
 * @throws Refusal if it is too long, too slow, or no object of fields
 */
export async function readFields(request: Request, kind: BodyKind): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request)
  let fields: unknown
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    fields = kind === 'form' ? parseForm(text) : JSON.parse(text)
  } catch {
    throw new Refusal(400, 'unreadable_body')
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Refusal(422, 'invalid_fields', { fields: {} })
  return fields as Record<string, unknown>
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw new Refusal(413, 'too_large')
  const bytes = new Uint8Array(MAX_BODY_BYTES)
  const reader = request.body?.getReader()
  let length = 0
  let refusal: Refusal | undefined
  const stop = (reason: Refusal) => {
    refusal = reason
    reader?.cancel().catch(() => {})
  }
  const timer = setTimeout(() => stop(new Refusal(408, 'too_slow')), MAX_READ_MS)
  try {
    while (reader && !refusal) {
      const { done, value } = await reader.read()
      if (done) break
      if (length + value.byteLength > MAX_BODY_BYTES) stop(new Refusal(413, 'too_large'))
      else bytes.set(value, length)
      length += value.byteLength
    }
  } catch {
    refusal ??= new Refusal(400, 'unreadable_body')
  } finally {
    clearTimeout(timer)
  }
  if (refusal) throw refusal
  return bytes.subarray(0, length)
}

// URLSearchParams would replace bytes that are not UTF-8, and the replacements would be stored.
function parseForm(text: string): Record<string, string> {
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
  const pairs = text.split('&').map((pair) => pair.split('='))
  return Object.fromEntries(
    pairs.filter(([name]) => name).map(([name, ...value]) => [decode(name!), decode(value.join('='))]),
  )
}
