/** What tells a client apart from others, or why nothing does. */
export type Client = { bucket?: string; warning?: string }

/** The client that a header names. A list of addresses names none: its beginning is whatever the client sent. */
export function clientInHeader(request: Request, header: string): Client {
  const value = request.headers.get(header)
  if (value === null) return { warning: `${header} is missing` }
  if (value.includes(',')) return { warning: `${header} holds a list: use a header that holds one address` }
  const bucket = clientBucket(value)
  return bucket ? { bucket } : { warning: `${header} holds no address` }
}

/**
 * A client's bucket: an IPv4 address whole, of an IPv6 address the first half, which is what one household or office is
 * given. Undefined where the text is no address.
 */
export function clientBucket(address: string): string | undefined {
  const text = address
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(text)?.[1]
  if (mapped) return mapped.split('.').every((part) => Number(part) <= 255) ? mapped : undefined
  if (!text.includes(':') || !URL.canParse(`http://[${text}]`)) return undefined
  const [head = '', tail = ''] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}
