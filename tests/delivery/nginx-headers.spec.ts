import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { hostRulesOf, caching, securityHeaders } from '../../tools/build/steps/hosts/hosts.ts'
import { attribute, elements, parsePage } from '../../tools/lib/html.ts'
import { routes } from '../site-routes.ts'
import { findNginx, startNginx } from './nginx-server.ts'

const redirects = routes.flatMap(({ route, frontMatter }) =>
  [frontMatter.redirectFrom ?? []].flat().map((from) => ({ from, to: route })),
)

test(
  'nginx with the example configuration sends every page with every header, and every old path as a 301',
  { tag: '@nightly' },
  async () => {
    const program = findNginx()
    test.skip(!program, 'nginx is neither installed nor to be had here: the pages were not requested through it')
    test.skip(!existsSync('dist/client/index.html'), 'there is no built site in dist/client')
    const server = await startNginx(program!, 'dist/client', hostRulesOf(redirects))
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
        // oxlint-disable-next-line tests/no-condition -- Of the home page, / is the address.
        if (route !== '/')
          expect((await fetch(`${server.url}${route}/`, { redirect: 'manual' })).headers.get('location')).toBe(route)
        const assets = elements(parsePage(html)).flatMap((element) =>
          ['src', 'href', 'data-sheet'].flatMap((name) => attribute(element, name) ?? []),
        )
        for (const asset of new Set(assets.filter((each) => each.startsWith('/assets/')))) {
          const answer = await fetch(server.url + asset)
          expect([answer.status, answer.headers.get('cache-control')], asset).toEqual([200, caching.immutable])
        }
        expect(assets.length, `assets of ${route}`).toBeGreaterThan(0)
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
  },
)
