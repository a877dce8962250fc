import { clientAt, clientInHeader, parseAddress, type Client, type Network } from '../functions/_shared/client-address.ts'

/** Headers that proxies add. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']
/** This machine and private networks, as ipaddr.js calls them. */
const NEAR = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']

/** Whether a peer may be a proxy: it is on this machine, in a private network, or in TRUSTED_PROXIES. */
export function isTrusted(peer: string, proxies: Network[]): boolean {
  const address = parseAddress(peer)
  if (!address) return false
  return NEAR.includes(address.range()) || proxies.some((network) => isWithin(address, network))
}

function isWithin(address: Network[0], [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match([network, bits] as never)
}

/**
 * The client of a request. Headers count only from a trusted peer: any other peer is a client itself, whatever it
 * sends. A trusted peer's own address has no limits, because all visitors behind a proxy would share them.
 */
export function clientOf(request: Request, peer: string, header: string | undefined, proxies: Network[]): Client {
  const forwarded = [...(header ? [header] : []), ...FORWARDING].some((name) => request.headers.has(name))
  if (!isTrusted(peer, proxies)) {
    const warning = 'forwarded by a peer that is not in TRUSTED_PROXIES'
    return { ...clientAt(peer), limited: true, ...(forwarded && { warning }) }
  }
  if (header) return clientInHeader(request, header)
  if (!forwarded) return { limited: false }
  // Not certain enough to refuse anybody, but it tells a flood from visitors.
  const last = clientAt(request.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '')
  return { ...last, limited: false, warning: 'a proxy forwards requests: set CLIENT_ADDRESS_HEADER' }
}
