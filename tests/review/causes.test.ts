import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { priceBands, powerUps } from '../../data/pricing.ts'
import { readContentIndex } from '../../tools/content/content-index.ts'
import { records } from '../../tools/content/records.ts'
import { renderInChild } from '../../tools/review/repository/find-causes.ts'
import { changedKeys } from '../../tools/review/repository/data-keys.ts'
import type { DataEdit } from '../../tools/review/repository/rerender.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const tree = temporaryFolder()

for (const folder of [
  'content',
  'data',
  'components',
  'pages',
  'tools',
  'supabase/local',
  'supabase/functions',
  'tsconfig.json',
  'package.json',
])
  cpSync(folder, join(tree, folder), { recursive: true })
symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir')

const read = (file: string) => readFileSync(join(tree, file), 'utf8')
/** Edits a file of the tree and answers both of its states. */
function edit(file: string, from: string | RegExp, to: string): { file: string; base: string; head: string } {
  const base = read(file)
  const head = base.replace(from, to)
  expect(head).not.toBe(base)
  writeFileSync(join(tree, file), head)
  return { file, base, head }
}

it('names each of several edits for exactly the pages that it changes, and of data the key', async () => {
  const routes = [...readContentIndex(tree, records).pages.map(({ route }) => route)]
  const [band, memoryPrice] = [priceBands[2]!.price, powerUps.memory.price]
  const pricing = edit('data/pricing.ts', /(from: 4, .*price: )\d+/, `$1${band + 2}`)
  const memory = edit('data/pricing.ts', /(memory: .*price: )\d+/, `$1${memoryPrice + 4}`)
  const about = edit('content/about.mdx', '\n## ', '\nOne more paragraph.\n\n## ')
  const title = edit('content/(agents)/sales.mdx', 'title: ', 'title: New ')
  const unread = edit('data/pricing.ts', '/** The promises', '/** All promises')
  const keys = changedKeys({ file: 'data/pricing.ts', before: pricing.base, after: unread.head })
  expect(keys.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['priceBands[2].price', String(band), String(band + 2)],
    ['powerUps.memory.price', String(memoryPrice), String(memoryPrice + 4)],
  ])

  const edits: DataEdit[] = [
    { file: 'data/pricing.ts', reverted: pricing.base },
    ...keys.map(({ file, reverted }) => ({ file, reverted: reverted! })),
    { file: about.file, reverted: about.base },
    { file: title.file, reverted: title.base },
    // Each edit put into the original alone, as a build would have it: the head without all the others.
    { file: 'data/pricing.ts', reverted: memory.head.replace(/(from: 4, .*price: )\d+/, `$1${band}`) },
    { file: 'data/pricing.ts', reverted: pricing.head },
    { file: 'data/site.ts', reverted: read('data/site.ts') },
    // No page can be rendered while two pages claim an address, which says nothing about causes.
    { file: 'content/old.mdx', reverted: about.head.replace('---\n', '---\nredirectFrom: /sales\n') },
  ]
  const changes = await renderInChild({ tree, routes, edits }, '2026-01-31')
  const [whole, bandPages, memoryPack, aboutPages, titled, withoutBand, withoutMemory, nothing, refused] = changes.map(
    (ofPages) => Object.keys(ofPages),
  )
  expect(aboutPages).toEqual(['/about'])
  expect(titled).toContain('/sales')
  expect(bandPages).toContain('/pricing')
  expect(memoryPack).toContain('/pricing')
  expect(bandPages).not.toContain('/about')
  // Reverting the key changes the same pages as reverting the file with only this value, computed values included.
  expect(bandPages).toEqual(withoutBand)
  expect(memoryPack).toEqual(withoutMemory)
  expect(new Set(whole)).toEqual(new Set([...bandPages!, ...memoryPack!]))
  // Each edit is known by what it alone changes on a page.
  const figure = expect.objectContaining({ before: `£${band}`, after: `£${band + 2}` }) as unknown
  expect(changes[1]!['/pricing']).toContainEqual(figure)
  expect(changes[2]!['/pricing']).not.toContainEqual(figure)
  expect(nothing).toEqual([])
  expect(refused).toEqual([])
})
