import { existsSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { deliveryOf } from '../../tools/build/steps/hosts/delivery.ts'
import { caching, securityHeaders } from '../../tools/build/steps/hosts/headers.ts'
import { routes } from '../routes.ts'
import { findNginx, startNginx } from './nginx.ts'

const redirects = routes.flatMap(({ route, frontMatter }) =>
  [frontMatter.redirectFrom ?? []].flat().map((from) => ({ from, to: route })),
)

test('nginx, told by the example, answers for every page with every header, and for every old address with a 301', async () => {
  const program = findNginx()
  test.skip(!program, 'nginx is neither installed nor to be had here: the pages were not requested through it')
  test.skip(!existsSync('dist/client/index.html'), 'there is no built site in dist/client')
  const server = await startNginx(program!, 'dist/client', deliveryOf(redirects))
  try {
    for (const { route } of routes) {
      const answer = await fetch(server.url + route, { redirect: 'manual' })
      expect(answer.status, route).toBe(200)
      expect(Object.fromEntries(answer.headers), route).toMatchObject({
        ...securityHeaders,
        'cache-control': caching.revalidated,
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
      })
      const html = await answer.text()
      expect(html, route).toContain('<meta http-equiv="Content-Security-Policy"')
      if (route !== '/')
        expect((await fetch(`${server.url}${route}/`, { redirect: 'manual' })).headers.get('location')).toBe(route)
      const sums = [
        ...html.matchAll(
          /<(?:script|link|style)[^>]* (?:src|href|data-sheet)="([^"]+)" (?:data-)?integrity="sha256-([^"]+)"/g,
        ),
      ]
      expect(sums.length, `sums of ${route}`).toBeGreaterThan(0)
      for (const [, address, sum] of sums) {
        const file = await fetch(server.url + address)
        expect(file.headers.get('cache-control')).toBe(caching.immutable)
        expect(
          createHash('sha256')
            .update(Buffer.from(await file.arrayBuffer()))
            .digest('base64'),
          `integrity of ${address}`,
        ).toBe(sum)
      }
    }
    expect(redirects.length).toBeGreaterThan(1)
    for (const { from, to } of redirects) {
      const answer = await fetch(`${server.url}${from}?a=b`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?a=b`])
    }
    expect((await fetch(`${server.url}/no-such-page`)).status).toBe(404)
  } finally {
    await server.stop()
  }
})
