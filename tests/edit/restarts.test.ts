import { relative } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'

test('no record is part of Vite’s configuration, so saving one restarts nothing', async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' })
  const files = config!.dependencies.map((file) => relative(process.cwd(), file))
  expect(files).toContain('tools/edit/records.ts')
  // The check reads numbers in words; no page shows this list.
  expect(files.filter((file) => file.startsWith('data/'))).toEqual(['data/number-words.ts'])
})
