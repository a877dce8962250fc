import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { review } from '../../tools/review/review.ts'
import { folderFiles, BuiltSite } from '../../tools/review/site/built-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

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
  [
    'the base, through a link',
    () => {
      symlinkSync(folders.base, join(folder, 'link'))
      return join(folder, 'link', 'review')
    },
  ],
  [
    'a folder of a review that contains the base',
    () => {
      const made = join(folder, 'made')
      mkdirSync(made)
      writeFileSync(join(made, '.staffroom-review'), '')
      renameSync(folders.base, join(made, 'pages'))
      symlinkSync(join(made, 'pages'), folders.base)
      return made
    },
  ],
])('is not written into %s', async (_, out) => {
  await expect(run(out())).rejects.toMatchObject({ exitCode: 2 })
  expect(readFileSync(join(folders.base, 'index.html'), 'utf8')).toContain('Open')
  expect(readFileSync(join(folders.head, 'index.html'), 'utf8')).toContain('Closed')
})

it('is written into a missing or empty folder, and again into one that a review made', async () => {
  const out = join(folder, 'out')
  mkdirSync(out)
  expect((await run(out)).exit).toBe(1)
  rmSync(join(out, 'pages/home/after.html'))
  expect((await run(out)).exit).toBe(1)
  expect(existsSync(join(out, 'pages/home/after.html'))).toBe(true)
  expect((await run(join(folder, 'new/out'))).exit).toBe(1)
  writeFileSync(join(out, 'notes.txt'), 'mine')
  await expect(run(out)).rejects.toThrow(/also contains notes\.txt/)
})

it('is not written if a folder has no pages', async () => {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  await expect(
    review({ folders: { ...folders, head: empty }, out: join(folder, 'none'), pictures: false }),
  ).rejects.toThrow(/has no pages.*Build the site first/)
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

it('reads what links in a folder lead to, unless they lead out of it', async () => {
  const linked = site('linked', 'Closed')
  mkdirSync(join(linked, 'en'))
  renameSync(join(linked, 'index.html'), join(linked, 'en/index.html'))
  symlinkSync('en/index.html', join(linked, 'index.html'))
  symlinkSync('.', join(linked, 'en/again'))
  symlinkSync(join(folders.head, 'index.html'), join(linked, 'out.html'))
  expect([...new BuiltSite(folderFiles(linked)).pages.keys()].sort()).toEqual(['/', '/en'])
})
