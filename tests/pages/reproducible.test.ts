import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folders = ['.staffroom/reproducible-1', '.staffroom/reproducible-2']

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

test('two builds of one commit are byte-identical', { timeout: 120_000 }, () => {
  const [first, second] = folders.map((folder) => {
    execFileSync(process.execPath, ['tools/build/main.mjs', '--out', folder], { stdio: 'pipe' })
    return digests(join(folder, 'client'))
  })
  expect(Object.keys(first!).length).toBeGreaterThan(3)
  expect(second).toEqual(first)
})

function digests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(files.map((entry) => {
    const file = join(entry.parentPath, entry.name)
    return [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')]
  }))
}
