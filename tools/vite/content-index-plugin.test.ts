import { expect, test } from 'vitest'
import { ContentError } from '../content/content-error.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import { contentIndex } from './content-index-plugin.ts'

const page = (route: string, more = {}) => ({
  file: `content${route}.mdx`,
  route,
  frontMatter: { title: 'One', draft: false, noindex: false, ...more },
})
const PAGES = [
  page('/a'),
  page('/404', { noindex: true }),
  page('/draft', { draft: true }),
  page('/b', { noindex: true }),
]

/** What `virtual:content` exports. */
async function contentModule({ building = false, preview = false, errors = [] as ContentError[] }) {
  const folder = {
    building,
    index: () => Promise.resolve({ pages: PAGES, errors }),
    publication: () => ({ buildDate: '2026-01-31', preview }),
    origin: () => Promise.resolve('https://a.example'),
  }
  const { load } = contentIndex(folder as unknown as ContentFolder) as unknown as {
    load: { handler: () => Promise<string> }
  }
  const code = await load.handler()
  const { pages, notFound, origin } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as { pages: ((typeof PAGES)[number] & { listed: boolean })[]; notFound: { route: string }; origin: string }
  return { pages: pages.map(({ route, listed }) => `${route} ${listed}`), notFound: notFound.route, origin }
}

test('a build has its published pages, and the page for unknown addresses by itself', async () => {
  expect(await contentModule({ building: true })).toEqual({
    pages: ['/a true', '/b false'],
    notFound: '/404',
    origin: 'https://a.example',
  })
  expect((await contentModule({ preview: true })).pages).toEqual(['/a false', '/draft false', '/b false'])
})

test('an error in front matter stops a build, and not the dev server', async () => {
  const place = { line: 1, column: 1 }
  const errors = [new ContentError({ file: 'content/a.mdx', source: '', place, reason: 'There is no title.' })]
  await expect(contentModule({ building: true, errors })).rejects.toThrow('There is no title.')
  expect((await contentModule({ errors })).pages).toHaveLength(2)
})
