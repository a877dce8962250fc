import { EventEmitter } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ContentError } from '../../tools/content/content-error.ts'
import type { ContentFolder } from '../../tools/content/content-folder.ts'
import { SiteDiagnostics, type PageErrors } from '../../tools/dev/site-diagnostics.ts'
import { vocabulary } from '../check/vocabulary.tsx'
import { temporaryFolder } from '../support/temporary-folder.ts'

const smallSite = fileURLToPath(new URL('../check/site', import.meta.url))

/** Checks a site whose modules are loaded by `load`. Returns the mocks and the watch. */
function check(load: (file: string) => Promise<unknown>, root = smallSite) {
  const logger = { error: vi.fn<(text: string) => void>(), warn: vi.fn(), info: vi.fn() }
  const send = vi.fn()
  const server = { config: { logger }, environments: { client: { hot: { on: vi.fn(), send } } } }
  const wrong = new ContentError({
    file: 'content/a.mdx',
    source: '---\nfoter: false\n---\n',
    place: { line: 2, column: 1 },
    reason: 'There is no key "foter" in front matter.',
  })
  const errors = [wrong]
  const folder = {
    root,
    publication: () => ({ buildDate: '2026-11-21', preview: true }),
    load: vi.fn(load),
    index: () => Promise.resolve({ pages: [{ route: '/' }], errors }),
  }
  const watch = new SiteDiagnostics(server as unknown as ViteDevServer, folder as unknown as ContentFolder)
  watch.scheduleCheck()
  return { error: logger.error, warn: logger.warn, info: logger.info, load: folder.load, watch, send, errors }
}

test('a rule that throws is reported in the terminal', async () => {
  const agent = {
    ids: vocabulary.records.agent.ids,
    get file(): string {
      throw new TypeError('no such file')
    },
  }
  const { error } = check(async (file) =>
    file.startsWith('/data/') ? {} : { vocabulary: { ...vocabulary, records: { ...vocabulary.records, agent } } },
  )
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), { timeout: 60_000 })
  expect(error.mock.calls[0]![0]).toMatch(
    /^The rules could not be checked: The rule "record-pages" has failed\.\nTypeError: no such file\n +at .*references\.ts/s,
  )
})

test('a load error is not reported: the page that needs the module shows it', async () => {
  const { error, load } = check(() => Promise.reject(new Error('Unexpected token')))
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), { timeout: 60_000 })
  await sleep(50)
  expect(error).not.toHaveBeenCalled()
})

test('a check begins when no request is being answered', async () => {
  const { load, watch } = check(() => Promise.reject(new Error('Unexpected token')))
  const answer = new EventEmitter()
  watch.delayFor(answer as ServerResponse)
  await sleep(400)
  expect(load).not.toHaveBeenCalled()
  answer.emit('close')
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), { timeout: 60_000 })
})

test('a check that a later change makes out of date is not finished', async () => {
  const agent = {
    ids: vocabulary.records.agent.ids,
    get file(): string {
      throw new TypeError('no such file')
    },
  }
  let checks = 0
  const { error, watch } = check((file) => {
    if (file.startsWith('/data/')) return Promise.resolve({})
    // The site changes while it is read.
    if (!checks++) watch.scheduleCheck()
    return Promise.resolve({ vocabulary: { ...vocabulary, records: { ...vocabulary.records, agent } } })
  })
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), { timeout: 60_000 })
  expect(checks).toBe(2)
})

test('a site that changes all the time is checked after a while', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const agent = {
    ids: vocabulary.records.agent.ids,
    get file(): string {
      throw new TypeError('no such file')
    },
  }
  let isChanging = true
  const { error, watch } = check((file) => {
    if (file.startsWith('/data/')) return Promise.resolve({})
    vi.advanceTimersByTime(3000)
    if (isChanging) watch.scheduleCheck()
    return Promise.resolve({ vocabulary: { ...vocabulary, records: { ...vocabulary.records, agent } } })
  })
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), { timeout: 60_000 })
  isChanging = false
})

test('an error in a record that makes widgets fail is reported in the terminal and on the page', async () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'data'))
  writeFileSync(join(root, 'data/desks.ts'), "export const desks = [{ agent: 'sails' }]\n")
  const modules: Record<string, unknown> = {
    '/tools/content/records.ts': { records: vocabulary.records },
    '/data/desks.ts': {},
  }
  const { error, watch } = check(
    async (file) => modules[file] ?? Promise.reject(new TypeError('Cannot read properties of undefined')),
    root,
  )
  const message = 'data/desks.ts:1:33  There is no agent "sails" in data/agents.ts. Did you mean "sales"?'
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining(message), expect.anything()), {
    timeout: 60_000,
  })
  expect((await watch.recordErrors()).map(({ message }) => message.split('\n')[0])).toEqual([message])
})

test('wrong types of records are on every page, in plain words', async () => {
  const root = temporaryFolder()
  for (const folder of ['content', 'data', 'node_modules']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, noEmit: true } }))
  writeFileSync(join(root, 'data/prices.ts'), "export const prices: { price: number } = { price: '£99' }\n")
  symlinkSync(resolve('node_modules/typescript7'), join(root, 'node_modules/typescript7'))
  const { send } = check(async (file) => (file.startsWith('/data/') ? {} : { vocabulary }), root)
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 60_000 })
  const [, pages] = send.mock.calls[0] as unknown as [string, Record<string, PageErrors>]
  expect(pages['/']!.all.map(({ text }) => text)).toEqual([
    'data/prices.ts:1:51  "price" must be a number. Write price: 99.',
  ])
})

test('errors of front matter are in the terminal before a page is opened', async () => {
  const { error, watch } = check(() => new Promise(() => {}))
  await watch.reportIndex()
  expect(error).toHaveBeenCalledWith(expect.stringContaining('content/a.mdx:2:1  There is no key'), expect.anything())
})

test('what is fixed is said once, and what is wrong again is said again', async () => {
  const { error, info, watch, errors } = check(() => new Promise(() => {}))
  await watch.reportIndex()
  const [wrong] = errors.splice(0)
  await watch.reportIndex()
  await watch.reportIndex()
  expect(info.mock.calls).toEqual([['content/a.mdx has no errors any more', expect.anything()]])
  errors.push(wrong!)
  await watch.reportIndex()
  expect(error).toHaveBeenCalledTimes(2)
})

test('a file with warnings alone is no error in the terminal', async () => {
  const { error, warn, watch, errors } = check(() => new Promise(() => {}))
  const [wrong] = errors.splice(0)
  const place = { line: 1, column: 1 }
  errors.push(new ContentError({ file: 'content/b.mdx', source: '', place, reason: 'Odd.', severity: 'warning' }))
  await watch.reportIndex()
  expect([error.mock.calls.length, warn.mock.calls.length]).toEqual([0, 1])
  errors.push(wrong!, new ContentError({ file: 'content/b.mdx', source: '', place, reason: 'Wrong.' }))
  await watch.reportIndex()
  expect([error.mock.calls.length, warn.mock.calls.length]).toEqual([2, 1])
})
