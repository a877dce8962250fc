import ipaddr from 'ipaddr.js'

/** The sender of a request, as its address identifies it. */
export type Client = {
  /** Its requests are counted under this: an IPv4 address, or the /64 network of one household or office. */
  bucket?: string
  /** The network around it: /24, or /56 for IPv6. */
  network?: string
  /** Whether its limits apply. False if many visitors may share the bucket, or choose it. */
  limited: boolean
  /** Why clients cannot be told apart. */
  warning?: string
}

/** An address or a network, and how many of its bits count. */
export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** The client of an address; undefined if the text is not one address. */
export function clientAt(address: string): Omit<Client, 'limited'> | undefined {
  const parsed = parseAddress(address.trim().replace(/^\[(.*)\]$/, '$1'))
  if (!parsed) return undefined
  const [bucketBits, networkBits] = parsed.kind() === 'ipv4' ? [32, 24] : [64, 56]
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  const networkOf = (bits: number) => `${String(family.networkAddressFromCIDR(`${String(parsed)}/${bits}`))}/${bits}`
  return { bucket: bucketBits === 32 ? String(parsed) : networkOf(bucketBits), network: networkOf(networkBits) }
}

/** The client in a header with one address. A list is refused: the client itself may have sent its first entries. */
export function clientInHeader(request: Request, header: string): Client {
  const value = request.headers.get(header)
  if (value === null) return unknownClient(`${header} is missing`)
  if (value.includes(',')) return unknownClient(`${header} holds a list: use a header that holds one address`)
  const client = clientAt(value)
  return client ? { ...client, limited: true } : unknownClient(`${header} holds no address`)
}

function unknownClient(warning: string): Client {
  return { limited: false, warning }
}

/** An address in full: no octal or shortened IPv4, an IPv4 address in IPv6 as IPv4. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const isFull = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isFull ? ipaddr.process(text) : undefined
}

/** A network such as 203.0.113.0/24, or a single address; undefined for anything else, and for a whole internet. */
export function parseNetwork(text: string): Network | undefined {
  const [, addressText = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const address = parseAddress(addressText)
  if (!address) return undefined
  const bitsOfAddress = address.kind() === 'ipv4' ? 32 : 128
  const length = Number(bits ?? bitsOfAddress)
  return length >= 1 && length <= bitsOfAddress ? [address, length] : undefined
}

/** More refusals in a row are a bot's. Until then the database is asked, which recognises a repeat by its key. */
const MAX_REFUSALS = 10
/** After this time the database is asked again. */
const MAX_REFUSED_MS = 600_000
const MAX_CLIENTS = 10_000

/** Clients over their limit, with the end of their wait in milliseconds since 1970. */
const refused = new Map<string, { times: number; until: number }>()

/** Remembers that a client was refused and for how long. */
export function noteRefusal(client: string, seconds: number, now = Date.now()): void {
  const earlier = refused.get(client)
  const times = earlier && earlier.until > now ? earlier.times + 1 : 1
  refused.delete(client)
  refused.set(client, { times, until: now + Math.min(seconds * 1000, MAX_REFUSED_MS) })
  if (refused.size > MAX_CLIENTS) refused.delete(refused.keys().next().value!)
}

/** How many seconds a client that goes on after many refusals has to wait; undefined if the database has to be asked. */
export function secondsRefused(client: string, now = Date.now()): number | undefined {
  const { times, until } = refused.get(client) ?? { times: 0, until: 0 }
  return times >= MAX_REFUSALS && until > now ? Math.ceil((until - now) / 1000) : undefined
}
