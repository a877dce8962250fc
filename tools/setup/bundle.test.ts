import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { bundled } from './bundle.mjs'

const root = mkdtempSync(join(tmpdir(), 'staffroom-bundle-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const bundle = async (name: string, number: number) => (await bundled(root, name, `export const number = ${number}`, {})).file
const numberIn = async (file: string) => ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { number: number }).number

test('what another process has just bundled, or been given, is still there for it to load; what is older goes', async () => {
  const one = await bundle('check', 1)
  const two = await bundle('check', 2)
  expect([await numberIn(one), await numberIn(two)]).toEqual([1, 2])
  const other = await bundle('other', 3)
  const long = new Date(Date.now() - 2 * 3_600_000)
  for (const file of [one, two, other]) utimesSync(file, long, long)
  await bundle('check', 4)
  expect([one, two, other].map((file) => existsSync(file))).toEqual([false, true, true])
})

test('a bundle is kept while nothing of it changes', async () => {
  expect(await bundle('kept', 1)).toBe(await bundle('kept', 1))
})
