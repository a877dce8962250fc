import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ContentPage } from '../../../content/routes.ts'
import { parseLog, readDaysOfChange, llms, securityTxt, robots, sitemap } from './discovery.ts'
import { isFindable, isListed } from '../../../content/listing.ts'
import { markdownPath, picturePath } from '../../../../pages/document/addresses.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'

const page = (file: string, route: string, flags = {}): ContentPage =>
  ({
    file,
    route,
    frontMatter: { title: `T ${route}`, description: `D ${route}`, draft: false, noindex: false, ...flags },
  }) as ContentPage
const live = { buildDate: '2026-06-01', preview: false }

describe('a page', () => {
  test.each([
    ['as it is', {}, true, true],
    ['that is a draft', { draft: true }, false, false],
    ['that asks to be left out', { noindex: true }, false, false],
    ['that is not yet published', { publish: '2026-06-02' }, false, false],
    ['that has expired', { expires: '2026-05-31' }, false, false],
  ])('%s', (_what, flags, findable, listed) => {
    expect([
      isFindable(page('content/a.mdx', '/a', flags), live),
      isListed(page('content/a.mdx', '/a', flags), live),
    ]).toEqual([findable, listed])
  })
  test('in a preview is in the site’s search, unless it is a draft, and listed nowhere', () => {
    const preview = { ...live, preview: true }
    expect([{}, { draft: true }].map((flags) => isFindable(page('content/a.mdx', '/a', flags), preview))).toEqual([
      true,
      false,
    ])
    expect(isListed(page('content/a.mdx', '/a'), preview)).toBe(false)
  })
  test('has its Markdown and its picture under its own name', () => {
    expect([markdownPath('/'), markdownPath('/a'), picturePath('/'), picturePath('/a/b')]).toEqual([
      '/index.md',
      '/a.md',
      '/share/index.png',
      '/share/a/b.png',
    ])
  })
})

test('security.txt names a contact, and a date less than a year ahead', () => {
  expect(securityTxt('a@a.example', 'https://a.example', '2026-06-01')).toBe(
    [
      'Contact: mailto:a@a.example',
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://a.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('the sitemap names a day only where it is known', () => {
  expect(
    sitemap([
      { address: 'https://a.example/', changed: '2026-01-31' },
      { address: 'https://a.example/b', changed: undefined },
    ]),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.example/</loc><lastmod>2026-01-31</lastmod></url>
<url><loc>https://a.example/b</loc></url>
</urlset>
`,
  )
})

test('robots.txt names the sitemap, but not that of a preview, which has none', () => {
  expect(robots('https://a.example', false)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n')
  expect(robots('https://a.example', true)).not.toContain('Sitemap')
})

test('llms.txt lists pages by folder, those without one first', () => {
  const pages = [
    page('content/index.mdx', '/'),
    page('content/(policies)/p.mdx', '/p'),
    page('content/(agents)/a.mdx', '/a'),
  ]
  const company = { brand: 'Brand', tagline: 'Tag.', email: 'x@a.example', phone: { label: '020' } }
  expect(llms(pages, company, 'https://a.example')).toBe(`# Brand

> Tag.

D /

Every page is also there as Markdown, at its address with .md after it, and the home page at /index.md. Questions: x@a.example, 020.

## Pages

- [T /](https://a.example/index.md): D /

## Agents

- [T /a](https://a.example/a.md): D /a

## Policies

- [T /p](https://a.example/p.md): D /p
`)
})

describe('days of change', () => {
  test('are those of the last commit that touched a file, whatever the order of commits', () => {
    const days = parseLog('\x002026-01-02\n\ncontent/a.mdx\n\x002026-03-01\n\ncontent/a.mdx\ndata/b.ts\n')
    expect(days).toEqual(
      new Map([
        ['content/a.mdx', '2026-03-01'],
        ['data/b.ts', '2026-03-01'],
      ]),
    )
  })
  test('come from git', () => {
    const root = temporaryFolder()
    const git = (date: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@a.example', ...args], {
        cwd: root,
        stdio: 'pipe',
        env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      })
    mkdirSync(join(root, 'content/(é)'), { recursive: true })
    const write = (name: string, text: string) => writeFileSync(join(root, 'content/(é)', name), text)
    git('', 'init', '-q')
    for (const name of ['a.mdx', 'b.mdx']) write(name, '1')
    git('2026-01-01T12:00:00Z', 'add', '.')
    git('2026-01-01T12:00:00Z', 'commit', '-qm', '1')
    write('b.mdx', '2')
    git('2026-02-02T12:00:00Z', 'commit', '-qam', '2')
    write('d.mdx', '1')
    expect([...readDaysOfChange(root, 'content')!].sort()).toEqual([
      ['content/(é)/a.mdx', '2026-01-01'],
      ['content/(é)/b.mdx', '2026-02-02'],
    ])
    const shallow = temporaryFolder()
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow], { stdio: 'pipe' })
    expect(readDaysOfChange(shallow, 'content')).toBeUndefined()
  })
  test('are unknown outside git', () => {
    expect(readDaysOfChange(temporaryFolder(), 'content')).toBeUndefined()
  })
})
