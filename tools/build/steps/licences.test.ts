import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import type { StepContext } from '../step.ts'
import { licences } from './licences.ts'

test('the licences of fonts, base styles and search follow those of the bundles', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'licences.txt'), '# Licenses\n\n## react - 19 (MIT)\n')
  const write = vi.fn<StepContext['write']>()
  void licences().end!({ folder, write } as unknown as StepContext)
  const [path, text] = write.mock.calls[0]!
  expect(path).toBe('/licences.txt')
  expect(
    [...String(text).matchAll(/^## (\S+) - [\d.]+ \(([\w.-]+)\)$/gm)].map(([, ...entry]) => entry.join(' ')),
  ).toEqual([
    'react MIT',
    '@fontsource-variable/besley OFL-1.1',
    '@fontsource-variable/figtree OFL-1.1',
    '@fontsource/dm-mono OFL-1.1',
    '@fontsource/red-hat-mono OFL-1.1',
    'tailwindcss MIT',
    'pagefind MIT',
  ])
  expect(String(text)).toMatch(/SIL OPEN FONT LICENSE[^]*Permission is hereby granted/i)
})
