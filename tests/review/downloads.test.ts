import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { emptyReport } from '../../tools/review/folder/model.ts'
import { reportFolder } from '../../tools/review/folder/write.tsx'
import { viewSources } from '../../tools/review/folder/sources.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

it('keeps both versions of other files that changed, the small ones if they do not all fit', async () => {
  const home = ['list 1.csv', 'all.pdf', 'song.mp3'].map((name) => `<a href="/${name}">${name}</a>`).join('')
  const site = (words: string, more: Record<string, string> = {}) =>
    new BuiltSite(
      memoryFiles({
        ...{ 'index.html': `<!doctype html><title>T</title>${home}`, 'llms.txt': `A shop\n${words}` },
        ...{
          'list 1.csv': `Price\n${words}`,
          'song.mp3': words,
          'all.pdf': `stream\n${words}${'x'.repeat(7e5)}endstream`,
        },
        ...more,
      }),
    )
  const comparison = compareSites(site('Ropes'), site('Oars', { 'docs/new.md': 'New' }))
  const { files, redirected } = comparison
  const out = temporaryFolder()
  const sources = viewSources(files)
  await reportFolder(out, comparison)({ ...emptyReport, sources, files, redirected })
  const read = (file: string) => (existsSync(join(out, file)) ? readFileSync(join(out, file), 'utf8') : undefined)
  const kept = ['llms.txt', 'list 1.csv', 'docs/new.md', 'song.mp3', 'all.pdf'].map((name) =>
    ['before', 'after'].map((side) => read(`files/${side}/${name}`)),
  )
  expect(kept).toEqual([
    ['A shop\nRopes', 'A shop\nOars'],
    ['Price\nRopes', 'Price\nOars'],
    [undefined, 'New'],
    [undefined, undefined],
    [undefined, undefined],
  ])
  const linked = [...read('index.html')!.matchAll(/href="(files[^"]*)"/g)].map(([, href]) => decodeURI(href!))
  expect(linked.sort()).toEqual([
    'files/after/docs/new.md',
    'files/after/list 1.csv',
    'files/after/llms.txt',
    'files/before/list 1.csv',
    'files/before/llms.txt',
  ])
  // Its page marks the changed words.
  expect(read(`sources/${sources.find(({ file }) => file === 'llms.txt')!.slug}.html`)).toMatch(
    /A shop<.*<del>Ropes<\/del>.*<ins>Oars<\/ins>/,
  )
})
