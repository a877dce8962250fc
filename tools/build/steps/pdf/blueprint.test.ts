import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { extractText } from 'unpdf'
import { beforeAll, expect, test, vi } from 'vitest'
import { site } from '../../../../data/site.ts'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../../../data/transformation.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { ContentFolder } from '../../../content/content-folder.ts'
import { vocabulary } from '../../../content/vocabulary.ts'
import type { StepContext } from '../../step.ts'
import { escapeRegExp } from '../../../lib/text.ts'
import { blueprint, createBlueprint } from './blueprint.ts'
import { PdfCanvas, sheet } from './pdf-canvas.ts'
import { readPdfDocument } from './pdf-document.ts'

const content = new ContentFolder()
content.publication = () => ({ buildDate: '2026-01-31', preview: false })
const make = async () => (await createBlueprint(content))!
let made: Buffer
beforeAll(async () => void (made = await make()))

test('a tagged document of eight pages or more, with an outline, a language and a title', () => {
  const file = made.toString('latin1')
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

test('lists, table headers and links are tagged, and no standard is declared', () => {
  const file = made.toString('latin1')
  for (const mark of ['/S /TOCI', '/S /LBody', '/Scope /Column', '/Scope /Row', '/S /Link', '/Type /OBJR'])
    expect(file).toContain(mark)
  for (const address of [site.phone.href, `mailto:${site.email}`, `${site.origin}/pricing`])
    expect(file).toContain(`/URI (${address})`)
  // A path alone leads nowhere from a file.
  for (const [, address] of file.matchAll(/\/URI \((.*?)\)/g)) expect(address).toMatch(/^(https|mailto|tel):/)
  expect(file).not.toContain('pdfuaid')
})

test('a reader finds a chapter by the contents: its number, its page and its link', async () => {
  const { text } = await extractText(new Uint8Array(made))
  const pages = text.map((page) => page.replace(/\s+/g, ' '))
  const source = readFileSync(`content${BLUEPRINT_PAGE}.mdx`, 'utf8')
  const { widgets } = vocabulary
  const { chapters } = readPdfDocument(source, { origin: site.origin, buildDate: '2026-01-31', widgets })
  const titles = chapters.map(({ title }) => title.replace(/\s+/g, ' '))
  const [cover, contents] = pages as [string, string]
  expect(cover).toContain('31 January 2026')
  expect(contents).toMatch(/ on 31 January 2026\./)
  expect(contents).toContain(`${new URL(site.origin).host}${BLUEPRINT_PAGE}`)
  // All at once, as one title may be the end of another.
  const lines = titles.map((title) => `${escapeRegExp(title)} (\\d+)`).join(' ')
  const [, ...listed] = contents.match(new RegExp(`Contents ${lines}\\b`)) ?? []
  expect(listed).toHaveLength(titles.length)
  for (const [index, title] of titles.entries())
    expect(pages[Number(listed[index]) - 1]).toContain(`${String(index + 1).padStart(2, '0')} ${title}`)
  for (const [index, page] of pages.entries())
    expect(/Sheet \d+ of \d+/.exec(page)?.[0] ?? '').toBe(index ? `Sheet ${index + 1} of ${pages.length}` : '')
  const links = [...made.toString('latin1').matchAll(/\/Dest \(chapter-(\d+)\)/g)].map(([, chapter]) => Number(chapter))
  expect(links).toEqual(titles.map((_, index) => index + 1))
})

test('a block that does not fit begins on a new page', () => {
  const canvas = new PdfCanvas(process.cwd(), { title: 'T', author: 'A', subject: 'S', date: new Date(0) })
  canvas.addPage()
  canvas.y = sheet.bottom - 50
  canvas.ensureSpace(30, 10)
  expect([canvas.pageCount, canvas.y]).toEqual([1, sheet.bottom - 40])
  canvas.ensureSpace(50, 0)
  expect([canvas.pageCount, canvas.y]).toEqual([2, sheet.top])
})

test('the same day gives the same bytes, another day another date', async () => {
  expect((await make()).equals(made)).toBe(true)
  expect(made.toString('latin1')).toContain('D:20260131')
})

test('the step writes the document, whichever group folder its page is in, but not of a draft', async () => {
  const root = temporaryFolder()
  const file = `content/(industries)${BLUEPRINT_PAGE}.mdx`
  for (const part of ['components', 'tools']) symlinkSync(resolve(part), join(root, part))
  mkdirSync(join(root, 'content/(industries)'), { recursive: true })
  cpSync(`content${BLUEPRINT_PAGE}.mdx`, join(root, file))
  let draft = true
  const moved = {
    root,
    index: async () => ({ pages: [{ file, route: BLUEPRINT_PAGE, frontMatter: { draft } }] }),
    vocabulary: async () => vocabulary,
    publication: () => ({ buildDate: '2026-01-31', preview: false }),
    origin: async () => 'https://staffroom.example',
  }
  const write = vi.fn<StepContext['write']>()
  const end = () => blueprint().end!({ content: moved, write } as unknown as StepContext)
  await end()
  expect(write).not.toHaveBeenCalled()
  draft = false
  await end()
  expect(write).toHaveBeenCalledExactlyOnceWith(BLUEPRINT_PATH, expect.objectContaining({ length: expect.any(Number) }))
  expect(String(write.mock.calls[0]![1].slice(0, 8))).toBe('%PDF-1.7')
})
