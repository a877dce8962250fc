import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { BuiltPage, type StepContext } from '../step.ts'
import { pagePictures } from './page-pictures.ts'

test('each picture that a page offers is copied once, in every size, and those of no page are not', () => {
  const home = temporaryFolder()
  const folder = join(home, 'client')
  mkdirSync(join(home, 'server/assets/static'), { recursive: true })
  for (const name of ['small.webp', 'large.webp', 'desk.jpg', 'draft.jpg'])
    writeFileSync(join(home, 'server/assets/static', name), name)
  const picture =
    '<picture><source srcset="/assets/static/small.webp 480w, /assets/static/large.webp 800w"/>' +
    '<img src="/assets/static/desk.jpg"/></picture>'
  const pages = ['/a.html', '/b.html'].map(
    (path) => new BuiltPage(path, `<main>${picture}<img src="/plan.svg"/></main>`),
  )
  const write = vi.fn<StepContext['write']>()
  const context = { folder, builtPages: new Map(pages.map((page) => [page.path, page])), write }
  void pagePictures().end!(context as unknown as StepContext)
  expect(write.mock.calls.map(([path, bytes]) => [path, String(bytes)])).toEqual(
    ['small.webp', 'large.webp', 'desk.jpg'].map((name) => [`assets/static/${name}`, name]),
  )
})
