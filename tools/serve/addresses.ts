import { isIPv6 } from 'node:net'

/** What a server listens on where it listens on every address of the machine, and the machine's own of the same kind. */
const OWN: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/**
 * Where a server can be found: as people are told, and as a program of this machine reaches it for certain.
 * @param host what it was told to listen on
 * @param bound what it listens on: a name may mean one of several addresses
 */
export function addressesOf(
  host: string,
  bound: { address: string; port: number },
): { shown: string; reachable: string } {
  const at = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}`
  return {
    shown: at(OWN.has(host) || host === '127.0.0.1' ? 'localhost' : host),
    reachable: at(OWN.get(bound.address) ?? bound.address),
  }
}
