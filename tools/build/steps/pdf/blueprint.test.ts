import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { site } from '../../../../data/site.ts'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../../../data/transformation.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { ContentFolder } from '../../../content/content-folder.ts'
import { vocabulary } from '../../../content/vocabulary.ts'
import type { StepContext } from '../../step.ts'
import { blueprint, createBlueprint } from './blueprint.ts'

const content = new ContentFolder()
content.publication = () => ({ buildDate: '2026-01-31', preview: false })
const make = async () => (await createBlueprint(content))!

test('a tagged document of eight pages or more, with an outline, a language and a title', async () => {
  const file = (await make()).toString('latin1')
  expect(file.startsWith('%PDF-1.7')).toBe(true)
  expect(
    Number(/\/Type \/Pages\n\/Count (\d+)/.exec(file)?.[1] ?? /\/Count (\d+)/.exec(file)?.[1]),
  ).toBeGreaterThanOrEqual(8)
  for (const mark of [
    '/StructTreeRoot',
    '/Marked true',
    '/Outlines',
    '/Lang (en-GB)',
    '/DisplayDocTitle true',
    '/S /H1',
    '/S /H2',
    '/S /Figure',
  ])
    expect(file).toContain(mark)
})

test('lists, table headers and links are tagged, and no standard is declared', async () => {
  const file = (await make()).toString('latin1')
  for (const mark of ['/S /TOCI', '/S /LBody', '/Scope /Column', '/Scope /Row', '/S /Link', '/Type /OBJR'])
    expect(file).toContain(mark)
  for (const address of [site.phone.href, `mailto:${site.email}`, `${site.origin}/pricing`])
    expect(file).toContain(`/URI (${address})`)
  // A path alone leads nowhere from a file.
  for (const [, address] of file.matchAll(/\/URI \((.*?)\)/g)) expect(address).toMatch(/^(https|mailto|tel):/)
  expect(file).not.toContain('pdfuaid')
})

test('the same day gives the same bytes, another day another date', async () => {
  const [one, two] = await Promise.all([make(), make()])
  expect(one.equals(two)).toBe(true)
  expect(one.toString('latin1')).toContain('D:20260131')
})

test('the step writes the document, whichever group folder its page is in', async () => {
  const root = temporaryFolder()
  const file = `content/(industries)${BLUEPRINT_PAGE}.mdx`
  for (const part of ['components', 'tools']) symlinkSync(resolve(part), join(root, part))
  mkdirSync(join(root, 'content/(industries)'), { recursive: true })
  cpSync(`content${BLUEPRINT_PAGE}.mdx`, join(root, file))
  const moved = {
    root,
    index: async () => ({ pages: [{ file, route: BLUEPRINT_PAGE, frontMatter: {} }] }),
    vocabulary: async () => vocabulary,
    publication: () => ({ buildDate: '2026-01-31', preview: false }),
    origin: async () => 'https://staffroom.example',
  }
  const write = vi.fn<StepContext['write']>()
  await blueprint().end!({ content: moved, write } as unknown as StepContext)
  expect(write).toHaveBeenCalledExactlyOnceWith(BLUEPRINT_PATH, expect.objectContaining({ length: expect.any(Number) }))
  expect(String(write.mock.calls[0]![1].slice(0, 8))).toBe('%PDF-1.7')
})
