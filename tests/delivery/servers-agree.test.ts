import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostRulesOf, writeHosts, caching, securityHeaders } from '../../tools/build/steps/hosts/hosts.ts'
import { staticSite } from '../../tools/serve/server.ts'
import { findNginx, startNginx } from './nginx-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const home = temporaryFolder()
const site = join(home, 'client')
const delivery = hostRulesOf([{ from: '/office-hq', to: '/office' }])
const files = {
  'index.html': '<!doctype html><title>Home</title>',
  'office.html': '<!doctype html><title>Office</title>',
  'deep/page.html': '<!doctype html><title>Deep</title>',
  '404.html': '<!doctype html><title>Oops</title>',
  'office-hq.html': '<!doctype html><title>Moved</title>',
  'assets/site.abc.css': 'p{margin:0}',
  'office.md': '# Office',
  'robots.txt': 'User-agent: *',
  'long.txt': 'Words. '.repeat(600),
  '.well-known/security.txt': 'Contact: mailto:a@a.example',
  'site.webmanifest': '{}',
}
const program = findNginx()

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(site, file, '..'), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  writeHosts(site, delivery, { NETLIFY: false })
})

/** `npm start`'s own server and a real nginx, from the same description: what they answer must be the same. */
const servers = {
  'the own server': async () => {
    const server = createServer(staticSite(site)).listen(0, '127.0.0.1')
    await new Promise((listening) => server.on('listening', listening))
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      stop: () => new Promise<void>((closed) => void server.close(() => closed())),
    }
  },
  ...(program && { nginx: () => startNginx(program, site, delivery) }),
}

describe.each(Object.entries(servers))('%s', (_name, start) => {
  let server: { url: string; stop: () => Promise<void> }
  beforeAll(async () => void (server = await start()))
  afterAll(() => server?.stop())

  /** A request as it is written, without a client tidying its address. */
  function get(path: string, headers: Record<string, string> = {}) {
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const { port } = new URL(server.url)
      httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
        let body = ''
        response
          .on('data', (chunk: Buffer) => (body += chunk.toString()))
          .on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }))
      })
        .on('error', reject)
        .end()
    })
  }

  test.each([
    ['/', 200, 'Home', caching.revalidated, 'text/html; charset=utf-8'],
    ['/office', 200, 'Office', caching.revalidated, 'text/html; charset=utf-8'],
    ['/office?a=b', 200, 'Office', caching.revalidated, 'text/html; charset=utf-8'],
    ['/deep/page', 200, 'Deep', caching.revalidated, 'text/html; charset=utf-8'],
    ['/assets/site.abc.css', 200, 'p{margin:0}', caching.immutable, 'text/css; charset=utf-8'],
    ['/office.md', 200, '# Office', caching.revalidated, /^text\/markdown/],
    ['/site.webmanifest', 200, '{}', caching.revalidated, /^application\/manifest\+json/],
    ['/robots.txt', 200, 'User-agent', caching.revalidated, 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 200, 'Contact', caching.revalidated, 'text/plain; charset=utf-8'],
    ['/deep', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/nowhere', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/assets/gone.css', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/404.html', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/404', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/caf%E9', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/_headers', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/_redirects', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/./_headers', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/assets/../_headers', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/assets/%2e%2e/_headers', 404, 'Oops', caching.revalidated, 'text/html; charset=utf-8'],
    ['/assets/../office', 200, 'Office', caching.revalidated, 'text/html; charset=utf-8'],
  ])('%s: %i, with every header', async (path, status, text, cacheControl, type) => {
    const answer = await get(path)
    expect(answer).toMatchObject({
      status,
      body: expect.stringContaining(text),
      headers: {
        ...securityHeaders,
        'cache-control': cacheControl,
        'content-type': type instanceof RegExp ? expect.stringMatching(type) : type,
      },
    })
  })

  test.each([
    ['/office/', '/office'],
    ['/office.html', '/office'],
    ['/office/?a=b', '/office?a=b'],
    ['/deep/page/', '/deep/page'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index?a=b', '/?a=b'],
    ['/office-hq', '/office'],
    ['/office-hq?a=b', '/office?a=b'],
    ['/office-hq/', '/office'],
  ])('%s redirects to %s permanently', async (path, location) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.location]).toEqual([301, location])
    expect(answer.headers).toMatchObject(securityHeaders)
  })

  test.each(['//evil.example/', '/%2f%2fevil.example/', '/a%0d%0aSet-Cookie:%20b=c/', '/\\evil.example/'])(
    '%s redirects to no other site, and injects no header',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.location ?? '/').toMatch(/^\/([^/\\]|$)/)
      expect(headers['set-cookie']).toBeUndefined()
    },
  )

  test('a range request gets a part of the file', async () => {
    const ask = (range: string) => fetch(`${server.url}/robots.txt`, { headers: { range, 'accept-encoding': 'br' } })
    const part = await ask('bytes=5-9')
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 5-9/13', 'agent'])
    expect((await ask('bytes=99-')).status).toBe(416)
    // The rest of a compressed file could not be asked for.
    const half = await fetch(`${server.url}/long.txt`, {
      headers: { range: 'bytes=0-1999', 'accept-encoding': 'br, gzip' },
    })
    expect([half.headers.get('content-encoding'), (await half.text()).length]).toEqual([null, 2000])
  })

  test('a page that has not changed is not sent again', async () => {
    const { etag } = (await get('/office')).headers
    expect((await get('/office', { 'if-none-match': String(etag) })).status).toBe(304)
  })
})
