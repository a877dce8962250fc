import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContentFolder } from '../../tools/content/content-folder.ts'
import { readContentIndex } from '../../tools/content/content-index.ts'
import { redirectsOf, routeOf } from '../../tools/content/routes.ts'
import { records } from '../../tools/content/records.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/**
 * Reads a folder that holds just these files beside the page for unknown addresses, each with the given lines in its
 * front matter.
 * @param saved when a file was saved, in seconds before the others
 */
function indexOf(
  files: Record<string, string>,
  links: Record<string, string> = {},
  notFound: Record<string, string> = { 'content/404.mdx': '' },
  saved: Record<string, number> = {},
) {
  const root = temporaryFolder()
  for (const [file, lines] of Object.entries({ ...notFound, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `---\ntitle: A page\ndescription: A page.\n${lines}---\n`)
  }
  for (const [file, target] of Object.entries(links)) symlinkSync(target, join(root, file))
  for (const [file, seconds] of Object.entries(saved)) {
    const time = Date.now() / 1000 - seconds
    utimesSync(join(root, file), time, time)
  }
  const { pages, errors } = readContentIndex(root, records)
  return {
    pages: pages.map(({ file }) => file),
    routes: pages.map(({ route }) => route).filter((route) => route !== '/404'),
    errors: errors.map(({ message }) => message.split('\n\n')[0]),
  }
}

test.each([
  ['content/index.mdx', '/'],
  ['content/solutions.mdx', '/solutions'],
  ['content/(agents)/receptionist.mdx', '/receptionist'],
  ['content/(a)/(b)/c.mdx', '/c'],
  ['content/guides/index.mdx', '/guides'],
  ['content/guides/first.mdx', '/guides/first'],
  ['content/(group)/index.mdx', '/'],
])('%s is %s', (file, route) => {
  expect(routeOf(file)).toBe(route)
})

test('pages come in the order of their URLs', () => {
  expect(indexOf({ 'content/b.mdx': '', 'content/(z)/a.mdx': '', 'content/index.mdx': '' })).toMatchObject({
    routes: ['/', '/a', '/b'],
    errors: [],
  })
})

test('two files of one URL are named in the later one', () => {
  const { errors } = indexOf({ 'content/(agents)/sales.mdx': '', 'content/sales.mdx': '' })
  expect(errors).toEqual([
    'content/sales.mdx:1:1  The URL /sales is already taken by content/(agents)/sales.mdx. Rename or delete ' +
      'one of the two files.',
  ])
})

test('of two files with one URL, the one saved later is an error and not a page', () => {
  const files = { 'content/(agents)/sales.mdx': '', 'content/sales.mdx': '' }
  const { pages, errors } = indexOf(files, {}, undefined, { 'content/sales.mdx': 100 })
  expect(errors).toEqual([
    'content/(agents)/sales.mdx:1:1  The URL /sales is already taken by content/sales.mdx. Rename or delete ' +
      'one of the two files.',
  ])
  expect(pages).toContain('content/sales.mdx')
  expect(pages).not.toContain('content/(agents)/sales.mdx')
})

test('of two files that a checkout wrote within a minute, the first by its name keeps the URL', () => {
  const files = { 'content/(agents)/sales.mdx': '', 'content/sales.mdx': '' }
  expect(indexOf(files, {}, undefined, { 'content/sales.mdx': 30 }).pages).toContain('content/(agents)/sales.mdx')
})

test('a copied file is one error', () => {
  const files = { 'content/sales.mdx': '', 'content/sales copy.mdx': '', 'content/sales (1).mdx': '' }
  const { pages, errors } = indexOf(files)
  expect(pages).toEqual(['content/404.mdx', 'content/sales.mdx'])
  expect(errors).toEqual([
    'content/sales (1).mdx:1:1  The name says that this is a copy of content/sales.mdx. Delete it; or to make a page ' +
      'of it, rename it, for example to sales-1.mdx, and change its front matter.',
    'content/sales copy.mdx:1:1  The name says that this is a copy of content/sales.mdx. Delete it; or to make a page ' +
      'of it, rename it, for example to sales-copy.mdx, and change its front matter.',
  ])
})

test.each(['sales copy 12', 'sales (12)', 'sales - Copy', 'sales - Copy (12)'])('%s is the name of a copy', (name) => {
  const errorOf = (original: string) => indexOf({ [original]: '', [`content/${name}.mdx`]: '' }).errors[0]
  expect(errorOf('content/sales.mdx')).toMatch(/The name says that this is a copy of content\/sales\.mdx\./)
  expect(errorOf('content/other.mdx')).toMatch(/The file's name makes the URL/)
})

test('a URL counts as taken by a file that cannot be read', () => {
  const { errors } = indexOf({ 'content/(agents)/sales.mdx': 'titel: x\n', 'content/sales.mdx': '' })
  expect(errors).toHaveLength(2)
})

test('a redirect from the URL of a page', () => {
  const { errors } = indexOf({ 'content/a.mdx': '', 'content/b.mdx': 'redirectFrom: [/old, /a]\n' })
  expect(errors).toEqual([
    'content/b.mdx:4:22  The redirect from /a collides with content/a.mdx. Remove it from redirectFrom, or ' +
      'rename the other page.',
  ])
})

test('a redirect that two pages claim, and one that leads to itself', () => {
  const { errors } = indexOf({
    'content/a.mdx': 'redirectFrom: /old\n',
    'content/b.mdx': '# Once /old\nredirectFrom:\n  - /old\n  - /b\n',
  })
  expect(errors).toEqual([
    'content/b.mdx:6:5  The redirect from /old collides with content/a.mdx. Remove it from redirectFrom, or ' +
      'rename the other page.',
    'content/b.mdx:7:5  The page redirects from /b to itself. Remove it from redirectFrom.',
  ])
})

test('paths that the build or the back end needs are refused, as pages and as redirects', () => {
  const { errors } = indexOf({
    'content/a.mdx': 'redirectFrom: [/old/index, /pagefind/old]\n',
    'content/assets/logos.mdx': '',
    'content/assets-of-ours.mdx': '',
  })
  expect(errors).toEqual([
    "content/a.mdx:4:16  A page cannot redirect from /old/index: a page's file index.html is at its folder's own address. " +
      'Remove it from redirectFrom.',
    'content/a.mdx:4:28  A page cannot redirect from /pagefind/old: the site keeps files of its own in /pagefind. ' +
      'Remove it from redirectFrom.',
    'content/assets/logos.mdx:1:1  A page cannot be at /assets/logos: the site keeps files of its own in /assets. ' +
      'Rename the file or its folder.',
  ])
})

test.each([
  ['About Us', 'about-us'],
  ['Über_uns', 'uber-uns'],
  ['!', 'page'],
])('the file name %s gives an invalid URL', (name, valid) => {
  const { errors } = indexOf({ [`content/${name}.mdx`]: '' })
  expect(errors).toEqual([
    `content/${name}.mdx:1:1  The file's name makes the URL /${name}, and URLs contain only lower-case ` +
      `letters, digits and hyphens. Rename it, for example to ${valid}.mdx.`,
  ])
})

test('a folder whose name gives an invalid URL is reported once, with a better name', () => {
  const { errors } = indexOf({
    'content/(Our group)/our Guides/more/first.mdx': '',
    'content/(Our group)/our Guides/Second One.mdx': '',
  })
  expect(errors).toEqual([
    'content/(Our group)/our Guides/Second One.mdx:1:1  The name of the folder content/(Our group)/our Guides ' +
      'makes the URL /our Guides/Second One, and URLs contain only lower-case letters, digits and hyphens. Rename ' +
      'the folder, for example to our-guides.',
  ])
})

test('a missing 404 page is reported, and it may be in a group', () => {
  expect(indexOf({ 'content/index.mdx': '' }, {}, {}).errors).toEqual([
    'content/404.mdx:1:1  The file is missing: it is what visitors see at an unknown address. Write it as any ' +
      'other page, with "noindex: true".',
  ])
  expect(indexOf({ 'content/(errors)/404.mdx': '' }, {}, {}).errors).toEqual([])
})

test('files that look like pages but are not', () => {
  const files = [
    'README.md',
    'pricing.md',
    'guides/README.md',
    'guides/old.MDX',
    'guides/notes.mdx.txt',
    'words.txt',
    'plan.svg',
  ]
  const links = {
    'content/linked.mdx': 'index.mdx',
    'content/gone.mdx': 'nowhere.mdx',
    'content/more': 'guides',
    'content/copy.svg': 'plan.svg',
    'content/gone.svg': 'nowhere.svg',
  }
  const left = 'This file is ignored: only files whose names end in .mdx become pages.'
  const link =
    'This is a symbolic link, and those are ignored: only files in content/ itself become pages. Replace it ' +
    'with the file that it leads to.'
  expect(
    indexOf(Object.fromEntries(['index.mdx', ...files].map((file) => [`content/${file}`, ''])), links),
  ).toMatchObject({
    routes: ['/'],
    errors: [
      `content/gone.mdx:1:1  ${link}`,
      `content/guides/notes.mdx.txt:1:1  ${left} Rename it to notes.mdx, or move it out of content/.`,
      `content/guides/old.MDX:1:1  ${left} Rename it to old.mdx, or move it out of content/.`,
      `content/linked.mdx:1:1  ${link}`,
      `content/more:1:1  ${link}`,
      `content/pricing.md:1:1  ${left} Rename it to pricing.mdx, or move it out of content/.`,
    ],
  })
})

test('redirectsOf', () => {
  const redirects = (redirectFrom: string | string[] | undefined) =>
    redirectsOf({ redirectFrom } as Parameters<typeof redirectsOf>[0])
  expect(redirects(undefined)).toEqual([])
  expect(redirects('/old')).toEqual(['/old'])
  expect(redirects(['/old', '/older'])).toEqual(['/old', '/older'])
})

test('an index that could not be read is read again at the next request', async () => {
  let isBroken = true
  const folder = new ContentFolder({
    load: (path) =>
      isBroken
        ? Promise.reject(new Error('The record is half written.'))
        : import(/* @vite-ignore */ process.cwd() + path),
  })
  await expect(folder.index()).rejects.toThrow('half written')
  isBroken = false
  await expect(folder.index()).resolves.toHaveProperty('pages')
})

/** A content folder of these pages, each by its name with a title; the address of its site ends with a slash. */
function folderOf(pages: Record<string, string>, building = false) {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content'))
  for (const [name, title] of Object.entries(pages)) writeFileSync(join(root, 'content', `${name}.mdx`), pageOf(title))
  const modules: Record<string, unknown> = {
    '/tools/content/vocabulary.ts': { vocabulary: { records } },
    '/data/site.ts': { site: { origin: 'https://own.example/' } },
  }
  return new ContentFolder({ root, building, load: (path) => Promise.resolve(modules[path]) })
}

const pageOf = (title: string) => `---\n${title}\ndescription: A page.\n---\n`

beforeEach(() => () => vi.unstubAllEnvs())

test('a file is content if it is a page in the content folder', () => {
  const folder = folderOf({})
  const isContent = (path: string) => folder.isContentFile(folder.root + path)
  expect(['/content/(a)/b.mdx', '/content/a.css', '/tools/a.mdx', '/content-old/a.mdx'].map(isContent)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a change of the text alone, and of an error that stays, is no new front matter', async () => {
  const folder = folderOf({ a: 'title: One', b: 'titel: Two' })
  const isNew = (name: string, source: string) => folder.hasNewFrontMatter(`content/${name}.mdx`, source)
  expect([
    await isNew('a', `${pageOf('title: One')}Words.`),
    await isNew('a', pageOf('title: Another')),
    await isNew('b', `${pageOf('titel: Two')}Words.`),
    await isNew('b', pageOf('tilte: Two')),
    await isNew('b', pageOf('title: Two')),
  ]).toEqual([false, true, false, true, true])
})

test('dev and previews have all pages, a build for visitors only those that are published', () => {
  vi.stubEnv('BUILD_DATE', '2026-01-31')
  const publicationOf = (building: boolean) => folderOf({}, building).publication()
  expect([publicationOf(false), publicationOf(true)]).toEqual([
    { buildDate: '2026-01-31', preview: true },
    { buildDate: '2026-01-31', preview: false },
  ])
  vi.stubEnv('STAFFROOM_PREVIEW', '1')
  expect(publicationOf(true).preview).toBe(true)
})

test('the address of the site is that of its record, or the one that the build is given', async () => {
  expect(await folderOf({}).origin()).toBe('https://own.example')
  vi.stubEnv('SITE_ORIGIN', 'https://other.example/')
  expect(await folderOf({}).origin()).toBe('https://other.example')
})
