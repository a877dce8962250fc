/** The bucket that a client's limits count in, or the reason why there is none. */
export type Client = { bucket?: string; warning?: string }

/** The client in a header with one address. A list is refused: the client itself may have sent its first entries. */
export function clientInHeader(request: Request, header: string): Client {
  const value = request.headers.get(header)
  if (value === null) return { warning: `${header} is missing` }
  if (value.includes(',')) return { warning: `${header} holds a list: use a header that holds one address` }
  const bucket = clientBucket(value)
  return bucket ? { bucket } : { warning: `${header} holds no address` }
}

/**
 * The bucket of an address: a whole IPv4 address, or the /64 network of an IPv6 address, which one household or office
 * gets. Undefined if the text is not an address.
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
