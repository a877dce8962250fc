/**
 * What tells a client apart, from its address: an IPv4 address whole, of an IPv6 address the first half, which is what
 * one household or office is given. Undefined where the text is no address.
 */
export function clientBucket(address: string | undefined): string | undefined {
  const text = address
    ?.trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  if (!text) return undefined
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(text)?.[1]
  if (mapped) return mapped.split('.').every((part) => Number(part) <= 255) ? mapped : undefined
  if (!text.includes(':') || !URL.canParse(`http://[${text}]`)) return undefined
  const [head = '', tail = ''] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Whether an address is of this machine: everyone behind a proxy on it would share the address. */
export function isLoopback(address: string | undefined): boolean {
  return address === undefined || /^(::1|(::ffff:)?127\.)/i.test(address)
}
