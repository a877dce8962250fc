import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { StepContext } from '../../step.ts'
import { cloudflare, hostFiles, hostRulesOf, hosts, netlify, nginx, vercel, writeHosts } from './hosts.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'

const delivery = hostRulesOf([
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

test('nginx redirects with and without the slash, and keeps only what it finds of the files with a hash', () => {
  const config = nginx(delivery)['nginx.conf']!
  expect(config.match(/location = \S+ { return 301 \/(office|new)\S+ }/g)).toEqual(
    ['/office-hq', '/office-hq/', '/old/deep', '/old/deep/'].map(
      (path) => `location = ${path} { return 301 ${path.startsWith('/old') ? '/new' : '/office'}$is_args$args; }`,
    ),
  )
  expect(config).toContain(`"~^(200|206|304):/assets/" "public, max-age=31536000, immutable";`)
})

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

test('no header is in two rules, because hosts would join the values', () => {
  const names = delivery.headers.flatMap(({ headers }) => Object.keys(headers))
  expect(new Set(names).size).toBe(names.length)
})

test('Vercel gets its own file, with real 301s and addresses without slash and ending', () => {
  const config = JSON.parse(vercel(delivery)['vercel.json']!)
  expect(config).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    buildCommand: 'npm run build',
    outputDirectory: 'dist/client',
    redirects: [
      { source: '/office-hq', destination: '/office', statusCode: 301 },
      { source: '/old/deep', destination: '/new', statusCode: 301 },
    ],
  })
  expect(config.headers.map(({ source }: { source: string }) => source)).toEqual(['/(.*)', '/assets/(.*)'])
  expect(config.headers[1].headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }])
})

test("each host has its files, and a build on Netlify takes Netlify's dialect", () => {
  expect(Object.entries(hosts).map(([host, files]) => [host, Object.keys(files(delivery))])).toEqual([
    ['cloudflare', ['_headers', '_redirects']],
    ['netlify', ['_headers', '_redirects']],
    ['nginx', ['nginx.conf']],
    ['vercel', ['vercel.json']],
  ])
  const root = temporaryFolder()
  const redirects = (settings: { NETLIFY: boolean }) => {
    writeHosts(join(root, 'client'), delivery, settings)
    return readFileSync(join(root, 'client/_redirects'), 'utf8')
  }
  expect(redirects({ NETLIFY: true })).toBe(netlify(delivery)._redirects)
  expect(redirects({ NETLIFY: false })).toBe(cloudflare(delivery)._redirects)
})

test('each old path of a published page has a page that leads to the new one, with its query', async () => {
  const page = (route: string, redirectFrom: string | string[], more = {}) => ({
    route,
    frontMatter: { title: 'Fish & <chips>', draft: false, redirectFrom, ...more },
  })
  const pages = [page('/new', ['/old', '/older']), page('/best', '/good'), page('/draft', '/draught', { draft: true })]
  const folder = join(temporaryFolder(), 'client')
  const addPage = vi.fn<StepContext['addPage']>()
  await hostFiles().end!({
    content: {
      index: () => Promise.resolve({ pages }),
      origin: () => Promise.resolve('https://a.example'),
      publication: () => ({ buildDate: '2026-01-31', preview: false }),
    },
    folder,
    addPage,
    settings: { NETLIFY: true },
  } as unknown as StepContext)
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe('/good /best 301!\n/old /new 301!\n/older /new 301!\n')
  expect(addPage.mock.calls.map(([path]) => path)).toEqual(['/good.html', '/old.html', '/older.html'])
  const [, html] = addPage.mock.calls[1]!
  for (const part of [
    '<title>Fish &amp; &lt;chips></title>',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://a.example/new"><meta http-equiv="refresh" content="0; url=/new">',
    "location.replace('/new'+location.search+location.hash)",
    '<a href="/new">Fish &amp; &lt;chips></a>',
  ])
    expect(html).toContain(part)
})
