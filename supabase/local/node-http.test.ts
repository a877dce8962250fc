import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { sendRaw } from '../tests/raw-http.ts'
import { answerNode } from './node-http.ts'

let server: Server
let url: string
beforeAll(async () => {
  server = createServer(
    (incoming, outgoing) => void answerNode(incoming, outgoing, async () => new Response('answered')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test.each([
  ['a method that the web has not', { method: 'TRACE' }],
  ['a host with a name before it', { headers: { host: 'a@b' } }],
  ['a host that is none', { headers: { host: 'a b' } }],
])('%s is a bad request, not a server error', async (_, change) => {
  expect((await sendRaw(url, { path: '/functions/v1/health', ...change })).status).toBe(400)
})

test('an address below that of a part is asked for as it was sent, and a failure is answered', async () => {
  const answer = async (handle: (request: Request) => Promise<Response>) => {
    const server = createServer((incoming, outgoing) => {
      // Like a framework that strips the prefix of a mounted path.
      const part = Object.assign(incoming, { originalUrl: incoming.url, url: '/health' })
      void answerNode(part, outgoing, handle)
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/v1/health?a=b`)
  }
  expect(await (await answer(async ({ url }) => new Response(new URL(url).pathname))).text()).toBe(
    '/functions/v1/health',
  )
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failed = await answer(() => Promise.reject(new Error('no')))
  expect([failed.status, await failed.json()]).toEqual([503, { error: 'unavailable' }])
})

test('a connection stays open after a whole request, and ends after one whose body was not read', async () => {
  const { hostname, port } = new URL(url)
  const ask = (request: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(request))
      socket.once('data', (answer) => {
        resolve(String(answer))
        socket.destroy()
      })
    })
  const head = 'POST /functions/v1/health HTTP/1.1\r\nHost: staffroom.test\r\n'
  expect(await ask(`${head}Content-Length: 0\r\n\r\n`)).toMatch(/^Connection: keep-alive$/im)
  expect(await ask(`${head}Content-Length: 400\r\n\r\n{`)).toMatch(/^Connection: close$/im)
})
