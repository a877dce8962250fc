import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

type Completion = { label: string; insertText: string; detail: string; documentation: string; range: number[] }
type Document = { uri: unknown; getText: () => string }
type Place = { line: number; character: number }

/** The editor's side of the extension, in place of VS Code's, as far as the extension asks for it. */
function open() {
  const require = createRequire(import.meta.url)
  const providers: {
    completion?: { provideCompletionItems: (document: Document, at: Place) => Promise<Completion[]> }
    hover?: { provideHover: (document: Document, at: Place) => Promise<{ contents: string } | undefined> }
  } = {}
  const watcher = { onDidChange() {}, onDidCreate() {}, onDidDelete() {} }
  const vscode = {
    workspace: {
      createFileSystemWatcher: () => watcher,
      getWorkspaceFolder: () => ({ uri: '.' }),
      fs: { readFile: (file: string) => Promise.resolve(readFileSync(file)) },
    },
    Uri: { joinPath: (...parts: string[]) => parts.join('/') },
    languages: {
      registerCompletionItemProvider: (_: unknown, provider: typeof providers.completion) =>
        (providers.completion = provider),
      registerHoverProvider: (_: unknown, provider: typeof providers.hover) => (providers.hover = provider),
    },
    CompletionItem: class {
      constructor(readonly label: string) {}
    },
    CompletionItemKind: { Property: 9, Value: 11 },
    Range: class {
      constructor(...at: number[]) {
        return at
      }
    },
    MarkdownString: class {
      constructor(text: string) {
        return Object(text)
      }
    },
    Hover: class {
      constructor(readonly contents: string) {}
    },
  }
  const Module = require('node:module') as { _load: (name: string, ...rest: unknown[]) => unknown }
  const load = Module._load
  Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest))
  try {
    const { activate } = require('../../.vscode/extensions/front-matter/extension.cjs') as {
      activate: (context: { subscriptions: unknown[] }) => void
    }
    activate({ subscriptions: [] })
  } finally {
    Module._load = load
  }
  return providers
}

const { completion, hover } = open()

/** A page with the cursor where | stands. */
function at(page: string): [Document, Place] {
  const before = page.slice(0, page.indexOf('|')).split('\n')
  return [
    { uri: 'content/about.mdx', getText: () => page.replace('|', '') },
    { line: before.length - 1, character: before.at(-1)!.length },
  ]
}
const labels = async (page: string) => (await completion!.provideCompletionItems(...at(page))).map(({ label }) => label)

test('completes the fields that a page has not yet, each with what it means', async () => {
  const items = await completion!.provideCompletionItems(...at('---\ntitle: About\nte|\n---\n'))
  expect(items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['description', 'template', 'draft', 'publish']),
  )
  expect(items.map(({ label }) => label)).not.toContain('title')
  expect(items.find(({ label }) => label === 'template')).toMatchObject({
    insertText: 'template: ',
    documentation: expect.stringContaining('shape'),
    range: [2, 0, 2, 2],
  })
  expect(items.find(({ label }) => label === 'description')!.detail).toBe('text, required')
})

test('completes values: of a list, true or false, and today', async () => {
  expect(await labels('---\ntemplate: |\n---\n')).toEqual(['page', 'article', 'agent', 'industry'])
  expect(await labels('---\nagent: rec|\n---\n')).toContain('receptionist')
  expect(await labels('---\ndraft: |\n---\n')).toEqual(['true', 'false'])
  expect((await labels('---\npublish: |\n---\n'))[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('offers nothing in the text or on the fences', async () => {
  for (const page of [
    '---\ntitle: A\n---\n\ndra|\n',
    '|---\ntitle: A\n---\n',
    'No front matter\ndra|\n',
    '---\ntitle: A\n--|-\n',
  ])
    expect(await labels(page), page).toEqual([])
  expect(await hover!.provideHover(...at('---\ntitle: A\n---\n\ntitle: |not one\n'))).toBeUndefined()
})

test('explains a field under the pointer', async () => {
  expect(String((await hover!.provideHover(...at('---\ntemp|late: agent\n---\n')))!.contents)).toMatch(
    /\*\*template\*\*.*\n\n.*shape[\s\S]*`industry`/,
  )
  expect(await hover!.provideHover(...at('---\nunknown: |x\n---\n'))).toBeUndefined()
})
