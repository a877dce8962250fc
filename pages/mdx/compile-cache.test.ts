import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CompileCache } from './compile-cache.ts'

let root: string
const page = () => join(root, 'content/a.mdx')
const kept = { compiled: { tree: ['Hello'], headings: [], widgets: [] }, pictures: [{ file: 'content/desk.jpg' }] }
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'staffroom-cache-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('gives back what was compiled of the same text of the same file, and nothing else', () => {
  const first = new CompileCache(root, 'engine')
  first.write(page(), 'Hello', kept)
  first.save()
  const cache = new CompileCache(root, 'engine')
  expect(cache.read(page(), 'Hello')).toEqual(kept)
  expect(cache.read(page(), 'Hello.')).toBeUndefined()
  expect(cache.read(join(root, 'content/b.mdx'), 'Hello')).toBeUndefined()
  expect(readdirSync(join(root, '.staffroom/cache'))).toEqual(['mdx.json'])
})

test('forgets everything when a record, a widget or the engine changes', () => {
  expect(new CompileCache(root, 'another engine').read(page(), 'Hello')).toBeUndefined()
})
