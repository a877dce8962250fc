import { mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../tools/build/steps/hosts/hosts.ts'
import { boundedServer, staticSite, type ServerBounds } from '../../tools/serve/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = temporaryFolder()
/** More than the buffers of both ends of a connection. */
const LARGE_BYTES = 30_000_000
// Other systems do not list the open files of a process.
const onLinux = process.platform === 'linux'
let server: Server
let sockets: Socket[] = []

beforeAll(() => {
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(root, 'long.html'), `<!doctype html><title>Long</title>${'<p>Text'.repeat(10_000)}`)
  writeFileSync(join(root, 'assets/large.abc123.bin'), Buffer.alloc(LARGE_BYTES))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await new Promise((resolve) => server.close(resolve))
})

async function start(bounds: Partial<ServerBounds> = {}): Promise<void> {
  server = boundedServer(staticSite(root), { isTrusted: () => false, ...bounds })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

/** A connection, what it received, and a promise of its end. */
function open(): { socket: Socket; text(): string; closed: Promise<void> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1'))).on('error', () => {})
  return { socket, text: () => text, closed: new Promise((resolve) => socket.once('close', () => resolve())) }
}

async function exchange(request: string): Promise<string> {
  const { socket, text, closed } = open()
  socket.write(request)
  await closed
  return text()
}

/** How many files of the site this process has open. */
function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(root)
    } catch {
      return false
    }
  }).length
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: staffroom.test\r\n\r\n`

describe('a client', () => {
  test('that sends its next request before the answer is cut off', async () => {
    await start()
    const answers = await exchange(get('/').repeat(100))
    expect(answers.match(/HTTP\/1\.1 200/g) ?? []).toEqual([])
  })

  test('that waits for each answer keeps its connection, up to a number of requests', async () => {
    await start({ requestsPerSocket: 3 })
    const { socket, text } = open()
    const statuses = () => text().match(/HTTP\/1\.1 \d+/g)
    for (let count = 1; count <= 3; count += 1) {
      socket.write(get('/'))
      await expect.poll(statuses).toHaveLength(count)
    }
    expect(text().match(/^connection: .*$/gim)).toEqual([
      'Connection: keep-alive',
      'Connection: keep-alive',
      'Connection: close',
    ])
  })

  test.skipIf(!onLinux)('that does not read its answer is cut off', async () => {
    await start({ stalledMs: 1000 })
    const { socket } = open()
    socket.pause().write(get('/assets/large.abc123.bin'))
    await expect.poll(openFiles).toBe(1)
    await expect.poll(openFiles).toBe(0)
    const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
    expect(await connections()).toBe(0)
  })

  test('has a number of connections, which its closed ones do not count in', async () => {
    await start({ connectionsPerAddress: 2 })
    const [first, second] = [open(), open()]
    for (const { socket, text } of [first, second]) {
      socket.write(get('/'))
      await expect.poll(text).toContain('Home')
    }
    expect(await exchange(get('/'))).toBe('')
    first.socket.destroy()
    await expect.poll(() => exchange(`${get('/').trimEnd()}\r\nConnection: close\r\n\r\n`)).toContain('Home')
  })

  test('that may be a proxy has as many connections as it opens', async () => {
    await start({ connectionsPerAddress: 1, isTrusted: (address) => address === '127.0.0.1' })
    const connections = [open(), open(), open()]
    for (const { socket, text } of connections) {
      socket.write(get('/'))
      await expect.poll(text).toContain('Home')
    }
  })
})

test.skipIf(!onLinux)('connections that are dropped leave no file open', async () => {
  await start()
  for (let round = 0; round < 10; round += 1) {
    const dropped = Array.from({ length: 20 }, () => open())
    for (const { socket } of dropped) socket.write(get('/long').repeat(50))
    // The server may have closed some of them already.
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (const { socket } of dropped) socket.destroy()
  }
  await expect.poll(openFiles).toBe(0)
})

test.each([
  ['a malformed request', 'NONSENSE\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused with the security headers', async (_, request, status) => {
  await start()
  const answer = (await exchange(request)).toLowerCase()
  expect(answer).toMatch(new RegExp(`^http/1\\.1 ${status} `))
  for (const [name, value] of Object.entries(securityHeaders))
    expect(answer).toContain(`${name}: ${value}`.toLowerCase())
})

test('a request that does not arrive in time is refused with the security headers', async () => {
  await start({ stalledMs: 1000 })
  const { socket, text, closed } = open()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ')
  const slowly = setInterval(() => socket.write('x'), 200)
  await closed.finally(() => clearInterval(slowly))
  expect(text()).toMatch(/^HTTP\/1\.1 408 /)
  expect(text()).toContain(`x-frame-options: ${securityHeaders['x-frame-options']}`)
})

test('a file that cannot be read now is unavailable, not missing', async () => {
  symlinkSync('loop.txt', join(root, 'loop.txt'))
  await start()
  const { socket, text } = open()
  socket.write(get('/loop.txt'))
  await expect.poll(text).toMatch(/^HTTP\/1\.1 503 /)
})
