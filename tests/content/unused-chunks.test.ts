import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unusedChunks } from '../../tools/build/steps/unused-chunks.ts'

const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a script stays while a page, or a script that stays, names it', () => {
  const files = {
    'index.html': '<script src="/client.a1.js"></script>',
    'client.a1.js': 'import("./island.b2.js")',
    'island.b2.js': '',
    'router.c3.js': 'import("./page.d4.js")',
    'page.d4.js': 'import("./router.c3.js")',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  expect(unusedChunks(folder)).toEqual(['page.d4.js', 'router.c3.js'])
})
