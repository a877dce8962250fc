import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../../../data/transformation.ts'
import type { StepContext } from '../../step.ts'
import { vocabulary } from '../../../content/vocabulary.ts'
import { blueprint } from './blueprint.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'

const root = temporaryFolder()

test('the page may be in any group folder', async () => {
  const file = `content/(industries)${BLUEPRINT_PAGE}.mdx`
  for (const part of ['components', 'tools']) symlinkSync(resolve(part), join(root, part))
  mkdirSync(join(root, 'content/(industries)'), { recursive: true })
  cpSync(`content${BLUEPRINT_PAGE}.mdx`, join(root, file))
  const content = {
    root,
    index: async () => ({ pages: [{ file, route: BLUEPRINT_PAGE, frontMatter: {} }] }),
    vocabulary: async () => vocabulary,
    publication: () => ({ buildDate: '2026-01-31', preview: false }),
    origin: async () => 'https://staffroom.example',
  }
  const write = vi.fn<StepContext['write']>()
  await blueprint().end!({ content, write } as unknown as StepContext)
  expect(write).toHaveBeenCalledExactlyOnceWith(BLUEPRINT_PATH, expect.objectContaining({ length: expect.any(Number) }))
  expect(String(write.mock.calls[0]![1].slice(0, 8))).toBe('%PDF-1.7')
})
