import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ContentFolder } from '../../tools/content/content-folder.ts'
import { records } from '../../tools/content/records.ts'
import { Changes } from '../../tools/dev/changes.ts'
import { SettledFiles } from '../../tools/dev/settled-files.ts'
import type { SiteDiagnostics } from '../../tools/dev/site-diagnostics.ts'
import type { ContentDiagnostics } from '../../tools/dev/content-diagnostics.ts'

const root = mkdtempSync(join(tmpdir(), 'half-written-'))
const file = join(root, 'content/index.mdx')
const TEXT = '---\ntitle: Home\ndescription: A page.\n---\n\nA text of some length.\n'
mkdirSync(join(root, 'content'))
beforeEach(() => writeFileSync(file, TEXT))
afterAll(() => rmSync(root, { recursive: true }))

test('an emptied file is read once it has text again', async () => {
  const files = new SettledFiles()
  writeFileSync(file, '')
  const reading = files.read(file)
  writeFileSync(file, TEXT)
  expect(await reading).toBe(TEXT)
})

test('a file that has shrunk is read again, and returned if it stays short', async () => {
  const files = new SettledFiles()
  await files.read(file)
  writeFileSync(file, TEXT.slice(0, 20))
  const reading = files.read(file)
  writeFileSync(file, `${TEXT}!`)
  expect(await reading).toBe(`${TEXT}!`)
  writeFileSync(file, 'short')
  expect(await files.read(file)).toBe('short')
})

test('a second change that the watcher drops reaches open pages too', async () => {
  const send = vi.fn()
  const graph = { getModuleById: () => undefined, getModulesByFile: () => undefined, fileToModulesMap: new Map() }
  const server = {
    environments: { client: { hot: { on: vi.fn(), send } }, ssr: { moduleGraph: graph } },
  } as unknown as ViteDevServer
  const diagnostics = { report: vi.fn(), reportIndex: vi.fn(), forget: vi.fn() }
  const watch = { changed: vi.fn() }
  const folder = new ContentFolder()
  folder.root = root
  folder.load = async () => ({ vocabulary: { widgets: {}, records } })
  const changes = new Changes(
    server,
    folder,
    new SettledFiles(),
    diagnostics as unknown as ContentDiagnostics,
    watch as unknown as SiteDiagnostics,
  )

  writeFileSync(file, `${TEXT}One.`)
  await changes.ofContent(file, 'update')
  writeFileSync(file, `${TEXT}Two.`)
  await vi.waitFor(() => expect(diagnostics.report).toHaveBeenCalled(), { timeout: 10_000 })
  expect(diagnostics.report).toHaveBeenCalledExactlyOnceWith('content/index.mdx')
  expect(send).toHaveBeenCalledTimes(2)
  expect(watch.changed).toHaveBeenCalledTimes(2)
})
