import { mkdirSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holderOf, operatorToken } from '../../supabase/local/data-folder.ts'
import { demoRequest } from '../../supabase/tests/test-back-end.ts'
import { formatLeads, type ListedLead } from '../../tools/leads/format-leads.ts'
import { openLeads } from '../../tools/leads/leads-database.ts'
import { startServer, type RunningServer } from '../../tools/serve/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const home = temporaryFolder()
const root = join(home, 'site')
const dataFolder = join(home, 'data')
const receptionist = `<!doctype html><title>Receptionist</title>${'<p>Answers calls.'.repeat(100)}`
let server: RunningServer

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const [file, text] of Object.entries({
    'index.html': '<!doctype html><title>Home</title>',
    'receptionist.html': receptionist,
    '404.html': '<!doctype html><title>Oops! Page not found</title>',
    'assets/site.abc123.css': 'p{color:red}'.repeat(40),
    'sitemap.xml': '<urlset/>',
    _redirects: '/office-hq /office 301\n# a remark\n/sme-transform  /digital-transformation\n',
  }))
    writeFileSync(join(root, file), text)
  writeFileSync(join(home, 'secret.txt'), 'secret')
  server = await startServer({ port: 0, root, dataFolder, env: { DATABASE_MS: '30000' }, print: () => {} })
  await server.ready
})
afterAll(async () => {
  await server.close()
})

/** A request as it is written, without a client tidying its address or decoding its answer. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const { port } = new URL(server.url)
      httpRequest({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
          )
      })
        .on('error', reject)
        .end()
    },
  )
}

test.each([
  ['/', 200, 'Home'],
  ['/receptionist', 200, 'Receptionist'],
  ['/receptionist?utm_source=post', 200, 'Receptionist'],
  ['/nowhere', 404, 'Oops! Page not found'],
  ['/../secret.txt', 404, 'Oops'],
  ['/%2e%2e/secret.txt', 404, 'Oops'],
  ['/..%2fsecret.txt', 404, 'Oops'],
  ['/_redirects', 404, 'Oops'],
  ['/%zz', 404, 'Oops'],
])('%s: %i', async (path, status, text) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(response.body.toString()).toContain(text)
})

test.each([
  ['/receptionist/', '/receptionist'],
  ['/receptionist.html', '/receptionist'],
  ['/receptionist/?a=b', '/receptionist?a=b'],
  ['//receptionist/', '/receptionist'],
  ['/index.html', '/'],
  ['/office-hq', '/office'],
  ['/office-hq/?a=b', '/office?a=b'],
  ['/sme-transform', '/digital-transformation'],
])('%s leads to %s', async (path, location) => {
  const response = await get(path)
  expect([response.status, response.headers.location]).toEqual([301, location])
})

test('an address of 15,000 slashes is answered as quickly as any other', async () => {
  const times: number[] = []
  // The quickest of several: other programs may be busy now and then.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const start = performance.now()
    await get(`/a${'/'.repeat(15_000)}b`)
    times.push(performance.now() - start)
  }
  expect(Math.min(...times)).toBeLessThan(50)
})

test('a page is compressed, revalidated each time, and not sniffed', async () => {
  const packed = await get('/receptionist', { 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(brotliDecompressSync(packed.body).toString()).toBe(receptionist)
  expect(gunzipSync((await get('/receptionist', { 'accept-encoding': 'br;q=0, gzip' })).body).toString()).toBe(
    receptionist,
  )
  expect(
    (
      await get('/receptionist', {
        'accept-encoding': 'gzip, deflate, br',
        'if-none-match': String(packed.headers.etag),
      })
    ).status,
  ).toBe(304)
})

test('a file with a hash in its name is immutable', async () => {
  expect((await get('/assets/site.abc123.css')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8',
  })
  expect((await get('/sitemap.xml')).headers['content-type']).toBe('application/xml')
})

test('HEAD answers as GET without a body, and other methods are refused', async () => {
  const head = await get('/receptionist', {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(receptionist.length), 0])
  expect((await get('/receptionist', {}, 'DELETE')).status).toBe(405)
})

test('a lead is stored, listed with the token, and still there after a restart', async () => {
  const sent = await fetch(`${server.url}/functions/v1/send-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(demoRequest),
  })
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([201, server.url])

  const ask = (token: string) =>
    fetch(`${server.url}/functions/v1/requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '{"command":"list_requests"}',
    })
  expect((await ask('guess')).status).toBe(401)
  expect(await (await ask(operatorToken(dataFolder))).json()).toHaveLength(1)
  expect(holderOf(dataFolder)?.url).toBe(server.url.replace('localhost', '127.0.0.1'))

  const running = await openLeads(dataFolder)
  expect(formatLeads((await running!.rpc('list_requests', {})) as ListedLead[])).toContain('Engines Ltd')
  await expect(running!.rpc('no_such_command', {})).rejects.toThrow(/^http:\S+ answered 503: .*no_such_command/)
  await server.close()
  expect(holderOf(dataFolder)).toBeUndefined()
  const closed = await openLeads(dataFolder)
  expect(await closed!.rpc('list_requests', {})).toMatchObject([{ fields: demoRequest, quarantinedFor: null }])
  await closed!.close()
  server = await startServer({ port: 0, root, dataFolder, env: { DATABASE_MS: '30000' }, print: () => {} })
  await server.ready
})

test.each([
  ['/functions/v1/nope', 404],
  ['/functions/v1/', 404],
  ['/functions/v1/Send-Contact-Form', 404],
  ['/functions/v1/%2e%2e/requests', 404],
])('%s: %i', async (path, status) => {
  expect((await get(path, {}, 'POST')).status).toBe(status)
})

test('a body above the limit gets an answer, although it is not read', async () => {
  const response = await fetch(`${server.url}/functions/v1/send-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(500_000),
  })
  expect(response.status).toBe(413)
})

test('20,000 posts that wait for no answer do not hold up a visitor', async () => {
  const body = JSON.stringify({ ...demoRequest, message: 'hostile' })
  const post =
    'POST /functions/v1/send-contact-form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  const { port } = new URL(server.url)
  const attackers = Array.from({ length: 4 }, async () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += String(chunk)))
    socket.write(post.repeat(5000))
    await new Promise((resolve) => socket.once('close', resolve))
    return text.match(/HTTP\/1\.1 /g)?.length ?? 0
  })
  const statuses = []
  for (let count = 0; count < 10; count += 1) {
    const answer = await fetch(`${server.url}/functions/v1/send-contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ ...demoRequest, message: 'from a visitor' }),
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual(Array(10).fill(201))
  // The connection of each is closed at its second request.
  expect(Math.max(...(await Promise.all(attackers)))).toBeLessThanOrEqual(1)
})

test('listing leads does not create a missing folder', async () => {
  expect(await openLeads(join(home, 'nothing'))).toBeUndefined()
})

test('a server on an IPv6 address prints a URL that works, and ends although a client holds it', async () => {
  // The same leads: creating their database takes longer than opening it.
  await server.close()
  const other = await startServer({
    port: 0,
    host: '::1',
    root,
    dataFolder,
    env: {},
    print: () => {},
  }).catch((error: NodeJS.ErrnoException) => error)
  // oxlint-disable-next-line tests/no-if -- A machine without IPv6.
  if (other instanceof Error) return expect(other.code).toMatch(/^(EADDRNOTAVAIL|EAFNOSUPPORT)$/)
  server = other
  expect((await fetch(other.url)).status).toBe(200)
  expect(holderOf(dataFolder)?.url).toBe(other.url)
  const held = connect(Number(new URL(other.url).port), '::1').on('error', () => {})
  await new Promise((resolve) => held.write('GET / HTTP/1.1\r\n', resolve))
  const asked = performance.now()
  await other.close()
  // Node itself waits 30 seconds for the rest of a request.
  expect(performance.now() - asked).toBeLessThan(20_000)
})
