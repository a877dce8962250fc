import { expect, test } from 'vitest'
import { deliveryOf, type Delivery } from './delivery.ts'
import { cloudflare } from './cloudflare.ts'
import { dialectIn, hosts } from './hosts.ts'
import { netlify } from './netlify.ts'
import { vercel } from './vercel.ts'

const delivery = deliveryOf([
  { from: '/office-hq', to: '/office' },
  { from: '/old/deep', to: '/new' },
])

test(
  'Netlify redirects although a file of that name is there; Cloudflare needs no sign for it, takes none, and is ' +
    'told of the slash',
  () => {
    expect(netlify(delivery)._redirects).toBe('/office-hq /office 301!\n/old/deep /new 301!\n')
    expect(cloudflare(delivery)._redirects).toBe(
      '/office-hq /office 301\n/office-hq/ /office 301\n/old/deep /new 301\n/old/deep/ /new 301\n',
    )
  },
)

test('the headers file', () => {
  expect(cloudflare(delivery)._headers).toBe(`/*
  Content-Security-Policy: frame-ancestors 'self'
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`)
  expect(netlify(delivery)._headers).toBe(cloudflare(delivery)._headers)
})

test('no header stands in two rules, whose values hosts would join', () => {
  const names = delivery.headers.flatMap(({ headers }) => Object.keys(headers))
  expect(new Set(names).size).toBe(names.length)
})

test('Vercel gets its own file, with real 301s and addresses without slash and ending', () => {
  const config = JSON.parse(vercel(delivery)['vercel.json']!)
  expect(config).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    outputDirectory: 'dist/client',
    redirects: [
      { source: '/office-hq', destination: '/office', statusCode: 301 },
      { source: '/old/deep', destination: '/new', statusCode: 301 },
    ],
  })
  expect(config.headers.map(({ source }: { source: string }) => source)).toEqual(['/(.*)', '/assets/(.*)'])
  expect(config.headers[1].headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }])
})

const many = (count: number) => deliveryOf(Array.from({ length: count }, (_, i) => ({ from: `/old-${i}`, to: '/new' })))

test.each<[string, () => unknown, RegExp]>([
  ['1,001 redirects', () => cloudflare(many(1001)), /at most 2000 redirects, two for each old address; these are 2002/],
  [
    'a redirect of 1,001 characters',
    () => cloudflare(deliveryOf([{ from: `/${'a'.repeat(1000)}`, to: '/new' }])),
    /at most 1000 characters in a line of _redirects/,
  ],
  [
    '101 header rules',
    () => cloudflare({ ...delivery, headers: Array<Delivery['headers'][number]>(101).fill({ headers: {} }) }),
    /at most 100 header rules/,
  ],
  [
    'a header of 2,001 characters',
    () => cloudflare({ ...delivery, headers: [{ headers: { 'permissions-policy': 'a'.repeat(2000) } }] }),
    /at most 2000 characters in a line of _headers/,
  ],
  ['2,049 redirects for Vercel', () => vercel(many(2049)), /at most 2048 redirects; these are 2049/],
])('%s are refused with the reason', (_what, write, reason) => {
  expect(write).toThrow(reason)
})

test("each host has its files, and a build on Netlify takes Netlify's dialect", () => {
  expect(Object.entries(hosts).map(([host, files]) => [host, Object.keys(files(delivery))])).toEqual([
    ['cloudflare', ['_headers', '_redirects']],
    ['netlify', ['_headers', '_redirects']],
    ['nginx', ['nginx.conf']],
    ['vercel', ['vercel.json']],
  ])
  expect([dialectIn({ NETLIFY: 'true' }), dialectIn({ CF_PAGES: '1' }), dialectIn({})]).toEqual([
    'netlify',
    'cloudflare',
    'cloudflare',
  ])
})
