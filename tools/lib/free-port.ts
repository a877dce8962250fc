import { createServer, type AddressInfo } from 'node:net'

/** A port of 127.0.0.1 that no program listens on. Throws if the system gives none. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
