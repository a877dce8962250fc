import { BlockList, isIPv6 } from 'node:net'
import { clientBucket, clientInHeader, type Client } from '../functions/_shared/client.ts'

/** Headers that proxies add. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']
/** This machine and private networks. */
const PRIVATE =
  '127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, 100.64.0.0/10, ::1, fc00::/7, fe80::/10'

/** Whether an address may belong to a proxy. */
export type IsTrusted = (address: string | undefined) => boolean

/**
 * Trusts this machine, private networks and TRUSTED_PROXIES: addresses and networks such as 203.0.113.0/24,
 * comma-separated.
 * @throws Error if an entry is neither
 */
export function trustedPeers(setting = ''): IsTrusted {
  const trusted = new BlockList()
  for (const entry of `${PRIVATE},${setting}`.split(',')) {
    const network = entry.trim()
    if (!network) continue
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    try {
      trusted.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
    } catch {
      throw new Error(`TRUSTED_PROXIES names '${network}', which is neither an address nor a network.`)
    }
  }
  return (address) => {
    const plain = (address ?? '127.0.0.1').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
    return trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

/**
 * The client of a request. The header counts only from a trusted peer. An address that may be a proxy's is never used
 * as the client's, because all visitors behind the proxy would share one limit.
 */
export function clientOf(
  request: Request,
  peer: string | undefined,
  header: string | undefined,
  isTrusted: IsTrusted,
): Client {
  const forwarded = [...(header ? [header] : []), ...FORWARDING].some((name) => request.headers.has(name))
  if (isTrusted(peer)) {
    if (header) return clientInHeader(request, header)
    return forwarded ? { warning: 'a proxy forwards requests: set CLIENT_ADDRESS_HEADER' } : {}
  }
  if (forwarded) return { warning: 'forwarded by a peer that is not in TRUSTED_PROXIES' }
  return { bucket: clientBucket(peer!) }
}
