import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { review } from '../../tools/review/review.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-out-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function site(name: string, words: string): string {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'index.html'), `<!doctype html><title>Shop</title><h1>${words}</h1>`)
  return join(folder, name)
}
const folders = { base: site('base', 'Open'), head: site('head', 'Closed') }
const run = (out: string) => review({ folders, out, pictures: false })

it('is not written into a folder with other files', async () => {
  const repository = join(folder, 'repository')
  mkdirSync(join(repository, 'pages'), { recursive: true })
  writeFileSync(join(repository, 'pages/home.tsx'), 'home')
  await expect(run(repository)).rejects.toThrow(/repository.* is not empty and was not made by a review/)
  expect(readFileSync(join(repository, 'pages/home.tsx'), 'utf8')).toBe('home')
})

it.each([
  ['the base', () => folders.base],
  ['the head', () => folders.head],
  ['a folder inside the head', () => join(folders.head, 'review')],
  ['the folder around both', () => folder],
])('is not written into %s', async (_, out) => {
  await expect(run(out())).rejects.toMatchObject({ exitCode: 2 })
  expect(readFileSync(join(folders.base, 'index.html'), 'utf8')).toContain('Open')
  expect(readFileSync(join(folders.head, 'index.html'), 'utf8')).toContain('Closed')
})

it('is written into a missing or empty folder, and again into one that a review made', async () => {
  const out = join(folder, 'out')
  mkdirSync(out)
  expect((await run(out)).exit).toBe(1)
  writeFileSync(join(out, 'notes.txt'), 'mine')
  rmSync(join(out, 'pages/home/after.html'))
  expect((await run(out)).exit).toBe(1)
  expect(existsSync(join(out, 'pages/home/after.html'))).toBe(true)
  expect(readFileSync(join(out, 'notes.txt'), 'utf8')).toBe('mine')
  expect((await run(join(folder, 'new/out'))).exit).toBe(1)
})
