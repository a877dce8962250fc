import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { renamedLinks, SourceFiles } from './source-files.ts'

let files: SourceFiles

beforeEach(() => {
  files = new SourceFiles(temporaryFolder())
  for (const folder of ['content', 'data']) mkdirSync(join(files.root, folder))
})

const write = (file: string, text: string | Buffer) => writeFileSync(join(files.root, file), text)

test.each(['One.\r\nTwo.\r\n', 'One.\r\nTwo.\n', '\uFEFFOne.\nTwo.\n'])(
  'all but what is edited stays in %j',
  (text) => {
    write('content/a.mdx', text)
    const source = files.read('content/a.mdx')
    files.write(source, source.text.replace('One', 'First'))
    expect(readFileSync(join(files.root, 'content/a.mdx'), 'utf8')).toBe(text.replace('One', 'First'))
  },
)

test('a file in another encoding is not read', () => {
  write('content/a.mdx', Buffer.from('Caf\u00e9', 'latin1'))
  expect(() => files.read('content/a.mdx')).toThrow('is not saved as UTF-8')
})

test('pages and modules of records can be edited, and no tests or types', () => {
  for (const file of ['content/a.mdx', 'data/a.ts', 'data/a.test.ts', 'data/a.d.ts', 'data/words.txt']) write(file, '')
  expect(files.list()).toEqual(['content/a.mdx', 'data/a.ts'])
})

test('links follow an address, with a title, an anchor or a question behind it too', () => {
  write('content/a.mdx', '[a](/one) [b](/one "One") [c](/one#top) [d](/one?e=f) [g](/ones) (/one)')
  expect(renamedLinks(files, '/one', '/two').map(({ text }) => text)).toEqual([
    '[a](/two) [b](/two "One") [c](/two#top) [d](/two?e=f) [g](/ones) (/one)',
  ])
})
