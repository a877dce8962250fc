import { isIPv6 } from 'node:net'

/** The wildcard addresses, each with the loopback address of the same family. */
const LOOPBACK: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/**
 * The URLs of a server: `shown` for people, `reachable` for programs on this machine.
 * @param host the host name or address it was configured with
 * @param bound the address it listens on, since a host name may have several
 */
export function addressesOf(
  host: string,
  bound: { address: string; port: number },
): { shown: string; reachable: string } {
  const at = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}`
  return {
    shown: at(LOOPBACK.has(host) || host === '127.0.0.1' ? 'localhost' : host),
    reachable: at(LOOPBACK.get(bound.address) ?? bound.address),
  }
}
