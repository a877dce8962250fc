import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { searchWords } from '../../../data/search.ts'
import { builtFile, BuiltPage, type StepContext } from '../step.ts'
import { writeSearchIndex } from './search-index.ts'

test('the index has the pages that may be found, each with the words that visitors use for it', async () => {
  const page = (route: string, flags = {}) => ({ route, frontMatter: { title: 'One', description: 'Two', ...flags } })
  const { href, words } = searchWords[0]!
  const pages = [
    page(href),
    page('/other'),
    page('/404'),
    page('/draft', { draft: true }),
    page('/hidden', { noindex: true }),
  ]
  const files = pages.map(({ route }) => builtFile(route))
  const write = vi.fn<StepContext['write']>()
  await writeSearchIndex().end!({
    content: {
      index: () => Promise.resolve({ pages }),
      publication: () => ({ buildDate: '2026-01-31', preview: false }),
    },
    builtPages: new Map(files.map((file) => [file, new BuiltPage(file, '<main><h1>One</h1></main>')])),
    write,
    log: () => {},
  } as unknown as StepContext)
  const entries = write.mock.calls
    .filter(([path]) => path.startsWith('pagefind/fragment/'))
    .map(([, fragment]) => {
      const text = gunzipSync(fragment).toString()
      return JSON.parse(text.slice(text.indexOf('{'))) as { url: string; meta: { aliases?: string } }
    })
  expect(Object.fromEntries(entries.map(({ url, meta }) => [url, meta.aliases ?? '']))).toEqual({
    [href]: words,
    '/other': '',
  })
})
