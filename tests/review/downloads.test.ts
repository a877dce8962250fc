import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { emptyReport } from '../../tools/review/folder/model.ts'
import { reportFolder } from '../../tools/review/folder/write.tsx'
import { viewSources } from '../../tools/review/folder/sources.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

it('keeps both versions of other files that changed, if they are not too large', async () => {
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
  const kept = [...read('index.html')!.matchAll(/href="(assets[^"]*)"[^>]*>(before|after)/g)]
  expect(kept.map(([, href, side]) => [side, read(href!)])).toEqual([
    ['after', 'New'],
    ['before', 'Price\nRopes'],
    ['after', 'Price\nOars'],
    ['before', 'A shop\nRopes'],
    ['after', 'A shop\nOars'],
  ])
  // Its page marks the changed words.
  expect(read(`sources/${sources.find(({ file }) => file === 'llms.txt')!.slug}.html`)).toMatch(
    /A shop<.*<del>Ropes<\/del>.*<ins>Oars<\/ins>/,
  )
})
