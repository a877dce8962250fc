import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { addressesOf } from './server.ts'

test.each([
  ['127.0.0.1', '127.0.0.1', { shown: 'http://localhost:3000', reachable: 'http://127.0.0.1:3000' }],
  ['0.0.0.0', '0.0.0.0', { shown: 'http://localhost:3000', reachable: 'http://127.0.0.1:3000' }],
  ['::', '::', { shown: 'http://localhost:3000', reachable: 'http://[::1]:3000' }],
  ['::1', '::1', { shown: 'http://[::1]:3000', reachable: 'http://[::1]:3000' }],
  ['localhost', '::1', { shown: 'http://localhost:3000', reachable: 'http://[::1]:3000' }],
  ['localhost', '127.0.0.1', { shown: 'http://localhost:3000', reachable: 'http://127.0.0.1:3000' }],
  ['192.168.1.5', '192.168.1.5', { shown: 'http://192.168.1.5:3000', reachable: 'http://192.168.1.5:3000' }],
  ['office.lan', '192.168.1.5', { shown: 'http://office.lan:3000', reachable: 'http://192.168.1.5:3000' }],
])('a server on %s, bound to %s', (host, address, addresses) => {
  expect(addressesOf(host, { address, port: 3000 })).toEqual(addresses)
})

test.each(['localhost', '0.0.0.0', '::', '::1'])('a server on %s responds at its reachable URL', async (host) => {
  const server = createServer((_request, response) => response.end('here'))
  // A machine without IPv6 cannot listen there.
  const isListening = await new Promise((resolve) =>
    server.once('error', () => resolve(false)).listen(0, host, () => resolve(true)),
  )
  // oxlint-disable-next-line tests/no-if -- the machine decides, not the test
  if (!isListening) return
  const { reachable } = addressesOf(host, server.address() as AddressInfo)
  expect(await (await fetch(reachable)).text()).toBe('here')
  server.close()
})
