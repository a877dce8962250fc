import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { KeptPages } from './kept-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffroom-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'pages')
const notes = { pictures: [{ file: 'content/a.png' }], share: { title: 'A', drawing: '<svg/>', brand: 'Staffroom', tagline: '', host: 'staffroom.example' } }

test('a page is found by its file and its very text, beside the same other pages', () => {
  const first = new KeptPages(file, 'index')
  first.keep('content/a.mdx', 'Hello', '<p>Hällo</p>', notes)
  first.keep('content/b.mdx', 'World', '<p>World</p>', { pictures: [], share: undefined })
  first.save()

  const next = new KeptPages(file, 'index')
  expect(next.find('content/a.mdx', 'Hello')).toMatchObject(notes)
  expect(next.find('content/a.mdx', 'Hello')!.html()).toBe('<p>Hällo</p>')
  expect(next.find('content/b.mdx', 'World')!.html()).toBe('<p>World</p>')
  expect(next.find('content/b.mdx', 'Hello')).toBeUndefined()
  expect(next.find('content/a.mdx', 'Hello.')).toBeUndefined()
  next.drop()

  const beside = new KeptPages(file, 'another index')
  expect(beside.find('content/a.mdx', 'Hello')).toBeUndefined()
  beside.drop()
})

test('a build that stops leaves what was kept; one that ends keeps only its own', () => {
  const stopped = new KeptPages(file, 'index')
  stopped.keep('content/c.mdx', 'No', '<p>No</p>', notes)
  stopped.drop()
  const next = new KeptPages(file, 'index')
  expect(next.find('content/c.mdx', 'No')).toBeUndefined()
  const { html, ...same } = next.find('content/a.mdx', 'Hello')!
  next.keep('content/a.mdx', 'Hello', html(), same)
  next.save()
  const last = new KeptPages(file, 'index')
  expect(last.find('content/a.mdx', 'Hello')!.html()).toBe('<p>Hällo</p>')
  expect(last.find('content/b.mdx', 'World')).toBeUndefined()
  last.drop()
  expect(readdirSync(folder)).toEqual(['pages'])
})

test.each<[string, (whole: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut short', (whole) => whole.subarray(0, -20)],
  ['cut to its end', (whole) => whole.subarray(-8)],
  ['overwritten with zeros', (whole) => Buffer.alloc(whole.length)],
  ['overwritten with ones', (whole) => Buffer.alloc(whole.length, 255)],
])('a file that is %s keeps nothing, and is whole after the build', (_, damaged) => {
  const keep = (pages: KeptPages) => {
    pages.keep('content/a.mdx', 'Hello', '<p>Hello</p>', notes)
    pages.save()
  }
  keep(new KeptPages(file, 'index'))
  writeFileSync(file, damaged(readFileSync(file)))
  const next = new KeptPages(file, 'index')
  expect(next.find('content/a.mdx', 'Hello')).toBeUndefined()
  keep(next)
  const last = new KeptPages(file, 'index')
  expect(last.find('content/a.mdx', 'Hello')!.html()).toBe('<p>Hello</p>')
  last.drop()
  expect(readdirSync(folder)).toEqual(['pages'])
})
