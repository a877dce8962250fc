import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CompileCache } from './compile-cache.ts'

let root: string
const page = () => join(root, 'content/a.mdx')
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'staffroom-cache-'))
  for (const part of ['pages', 'components', 'data']) mkdirSync(join(root, part))
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'data/prices.ts'), '99')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('gives back what was compiled of the same text of the same file, and nothing else', () => {
  new CompileCache(root).write(page(), 'Hello', { compiled: { code: 'compiled', map: null }, pictures: [{ file: 'content/desk.jpg' }] })
  const cache = new CompileCache(root)
  expect(cache.read(page(), 'Hello')).toEqual({ compiled: { code: 'compiled', map: null }, pictures: [{ file: 'content/desk.jpg' }] })
  expect(cache.read(page(), 'Hello.')).toBeUndefined()
  expect(cache.read(join(root, 'content/b.mdx'), 'Hello')).toBeUndefined()
})

test('forgets everything when a record, a widget or the engine changes', () => {
  writeFileSync(join(root, 'data/prices.ts'), '79')
  expect(new CompileCache(root).read(page(), 'Hello')).toBeUndefined()
  expect(readdirSync(join(root, '.staffroom/cache/mdx'))).toHaveLength(1)
})
