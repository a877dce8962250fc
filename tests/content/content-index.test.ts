import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContentIndex, redirectsOf, routeOf } from '../../pages/content/content-index.ts'
import { records } from '../../pages/content/records.ts'

const roots: string[] = []
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })))

/** Reads a folder that holds just these files, each with the given lines in its front matter. */
function indexOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  roots.push(root)
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `---\ntitle: A page\ndescription: A page.\n${lines}---\n`)
  }
  const { pages, problems } = readContentIndex(root, records)
  return { routes: pages.map(({ route }) => route), problems: problems.map(({ message }) => message.split('\n\n')[0]) }
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
  expect(indexOf({ 'content/b.mdx': '', 'content/(z)/a.mdx': '', 'content/index.mdx': '' })).toEqual({ routes: ['/', '/a', '/b'], problems: [] })
})

test('two files of one URL are named in the later one', () => {
  const { problems } = indexOf({ 'content/(agents)/sales.mdx': '', 'content/sales.mdx': '' })
  expect(problems).toEqual(['content/sales.mdx:1:1  The URL /sales is already taken by content/(agents)/sales.mdx. Rename or delete one of the two files.'])
})

test('a URL counts as taken by a file that cannot be read', () => {
  const { problems } = indexOf({ 'content/(agents)/sales.mdx': 'titel: x\n', 'content/sales.mdx': '' })
  expect(problems).toHaveLength(2)
})

test('a redirect from the URL of a page', () => {
  const { problems } = indexOf({ 'content/a.mdx': '', 'content/b.mdx': 'redirectFrom: [/old, /a]\n' })
  expect(problems).toEqual(['content/b.mdx:4:22  The redirect from /a collides with content/a.mdx. Remove it from redirectFrom, or rename the other page.'])
})

test('a redirect that two pages claim, and one that leads to itself', () => {
  const { problems } = indexOf({ 'content/a.mdx': 'redirectFrom: /old\n', 'content/b.mdx': 'redirectFrom:\n  - /old\n  - /b\n' })
  expect(problems).toEqual([
    'content/b.mdx:5:5  The redirect from /old collides with content/a.mdx. Remove it from redirectFrom, or rename the other page.',
    'content/b.mdx:6:5  The page redirects from /b to itself. Remove it from redirectFrom.',
  ])
})

test('a file name that makes a poor URL', () => {
  const { problems } = indexOf({ 'content/About Us.mdx': '' })
  expect(problems).toEqual(["content/About Us.mdx:1:1  The file's name makes the URL /About Us, and URLs hold small letters, digits and hyphens only. Rename it, for example to about-us.mdx."])
})

test('redirectsOf', () => {
  const redirects = (redirectFrom: string | string[] | undefined) => redirectsOf({ redirectFrom } as Parameters<typeof redirectsOf>[0])
  expect(redirects(undefined)).toEqual([])
  expect(redirects('/old')).toEqual(['/old'])
  expect(redirects(['/old', '/older'])).toEqual(['/old', '/older'])
})
