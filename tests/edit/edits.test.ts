import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { format, resolveConfig } from 'prettier'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseContent } from '../../tools/content/mdx/mdx-options.ts'
import { vocabulary } from '../../tools/content/vocabulary.ts'
import { blocksOf, commandBlock, replaceBlock } from '../../tools/edit/blocks.ts'
import { frontMatterForm, writeFrontMatter } from '../../tools/edit/front-matter-edit.ts'
import { Journal } from '../../tools/edit/journal.ts'
import { formatted, literalsOf, writeLiteral } from '../../tools/edit/records.ts'
import { SourceFiles, splice } from '../../tools/edit/source-files.ts'
import { widgetForm, writeProp } from '../../tools/edit/widget-props.ts'

// Pages are parsed thousands of times: a busy machine takes minutes.
vi.setConfig({ testTimeout: process.env['EDIT_RUNS'] ? 7_200_000 : 300_000 })

const files = new SourceFiles(process.cwd())
const pages = files.list().filter((file) => file.endsWith('.mdx'))
const modules = files.list().filter((file) => file.endsWith('.ts'))
const sources = new Map(files.list().map((file) => [file, files.read(file).text]))
const blocks = new Map(pages.map((file) => [file, blocksOf(parseContent(sources.get(file)!, file))]))
/** The same edits at each run; a failure prints the seed and the path that repeat it. */
const runs = { numRuns: Number(process.env['EDIT_RUNS'] ?? 30), seed: Number(process.env['EDIT_SEED'] ?? 46) }

/** A page with one of its blocks. */
const blockOfPage = fc
  .constantFrom(...pages.filter((file) => blocks.get(file)!.length))
  .chain((file) => fc.constantFrom(...blocks.get(file)!).map((block) => ({ file, source: sources.get(file)!, block })))

/** Words, and signs that mean something in MDX. */
const text = fc.array(
  fc.oneof(fc.string(), fc.constantFrom('**', '<', '{', '---', '# ', '- ', '\n\n', '|', '£', '😀', 'the')),
  {
    maxLength: 6,
  },
)

/** The result of an edit, or the source if it was refused. */
function orRefused(source: string, edit: () => string): string {
  try {
    return edit()
  } catch (error) {
    expect((error as Error).name).toBe('EditError')
    return source
  }
}

/** Expects that only a part of a text has changed. */
function expectSameAround(source: string, changed: string, start: number, end: number): void {
  expect(changed.slice(0, start)).toBe(source.slice(0, start))
  expect(changed.slice(changed.length - (source.length - end))).toBe(source.slice(end))
}

test('typing in a block changes nothing around it', () => {
  fc.assert(
    fc.property(blockOfPage, text, fc.boolean(), ({ file, source, block }, words, isAdded) => {
      const own = source.slice(block.start, block.end)
      const typed = isAdded ? own + words.join('') : words.join('') || own
      const changed = orRefused(source, () => replaceBlock(file, source, block, typed, vocabulary))
      expectSameAround(source, changed, block.start, block.end)
      expect([own, typed]).toContain(changed.slice(block.start, changed.length - (source.length - block.end)))
    }),
    runs,
  )
})

test('what would change other parts of the page is refused', () => {
  const source = '---\ntitle: A\n---\n\nOne.\n\nTwo.\n'
  const [one] = blocksOf(parseContent(source))
  expect(() => replaceBlock('content/a.mdx', source, one!, 'One.\n\n<List as="ticks">', vocabulary)).toThrow()
  expect(() => replaceBlock('content/a.mdx', source, one!, '```', vocabulary)).toThrow('around it')
})

test('opening and closing each block of each page changes nothing', () => {
  for (const file of pages) {
    const source = sources.get(file)!
    // Every twentieth, unless each is asked for: a page is parsed three times for a block.
    for (const block of blocks.get(file)!.filter((_, index) => process.env['EDIT_RUNS'] || index % 20 === 0)) {
      const own = source.slice(block.start, block.end)
      expect(replaceBlock(file, source, block, own, vocabulary)).toBe(source)
    }
    for (const block of blocks.get(file)!.filter(({ kind }) => kind === 'widget'))
      for (const { name, value, locked } of widgetForm(source, block, vocabulary).fields)
        if (!locked && value !== undefined)
          expect(writeProp(source, block, name, value, vocabulary), `${file} ${name}`).toBe(
            source.slice(block.start, block.end),
          )
  }
})

test('a prop is written by itself, and reads back as it was given', () => {
  const widgets = pages.flatMap((file) =>
    blocks
      .get(file)!
      .filter(({ kind }) => kind === 'widget')
      .map((block) => ({ file, block, source: sources.get(file)! })),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...widgets),
      fc.nat(),
      fc.oneof(fc.string(), fc.boolean(), fc.nat()),
      ({ file, source, block }, at, random) => {
        const { fields } = widgetForm(source, block, vocabulary)
        const field = fields[at % (fields.length || 1)]
        const value = field?.options ? field.options[at % field.options.length]! : random
        const changed = orRefused(source, () => {
          const own = writeProp(source, block, field?.name ?? '', value, vocabulary)
          return replaceBlock(file, source, block, own, vocabulary)
        })
        expectSameAround(source, changed, block.start, block.end)
        const again = blocksOf(parseContent(changed, file)).find(({ start }) => start === block.start)!
        const others = (form: typeof fields) =>
          form.filter(({ name }) => name !== field?.name).map((each) => each.value)
        expect(others(widgetForm(changed, again, vocabulary).fields)).toEqual(others(fields))
      },
    ),
    runs,
  )
})

test('a key of the front matter is written by itself', () => {
  const values = {
    title: fc.string(),
    description: fc.string(),
    footer: fc.boolean(),
    draft: fc.boolean(),
    expires: fc.constantFrom('2027-01-31', ''),
  }
  const edit = fc
    .constantFrom(...(Object.keys(values) as (keyof typeof values)[]))
    .chain((key) => fc.tuple(fc.constant(key), values[key] as fc.Arbitrary<unknown>))
  fc.assert(
    fc.property(fc.constantFrom(...pages), edit, (file, [key, value]) => {
      const source = sources.get(file)!
      const changed = orRefused(source, () => writeFrontMatter(file, source, key, value, vocabulary.records))
      const lines = (of: string) => of.split('\n').filter((line) => !line.startsWith(`${key}:`))
      expect(lines(changed)).toEqual(lines(source))
      const read = frontMatterForm(changed, vocabulary.records).find(({ name }) => name === key)
      const expected = changed === source ? read?.value : value === '' || value === read?.fallback ? undefined : value
      expect(read?.value).toEqual(expected)
    }),
    runs,
  )
})

test.each([
  ['title: About us', 'About: us', 'title: "About: us"'],
  ["title: 'About us'", 'About: us', "title: 'About: us'"],
  ['title: "About\\u0020us" # ours', 'About: us', 'title: "About: us" # ours'],
])('%s is as it was when its first text is typed again', (line, other, changed) => {
  const of = (title: string) => `---\n${title}\ndescription: What we do.\n---\n\n# About\n`
  const write = (source: string, title: string) =>
    writeFrontMatter('content/about.mdx', source, 'title', title, vocabulary.records, of(line))
  expect(write(of(line), other)).toBe(of(changed))
  expect(write(of(changed), 'About us')).toBe(of(line))
})

test('deleting the only block of a widget leaves one gap', () => {
  const source = '---\ntitle: A\n---\n\n<Timeline>\n\n- One\n\n</Timeline>\n'
  const list = blocksOf(parseContent(source)).find(({ name }) => name === 'List')!
  const { start, end, text: by } = commandBlock(source, list, { do: 'delete' })
  expect(splice(source, start, end, by)).toBe('---\ntitle: A\n---\n\n<Timeline>\n\n</Timeline>\n')
})

test('a section is moved whole: up to the next heading of its level, or a written section', () => {
  const head = '---\ntitle: A\n---\n\n# Title\n\nWords.'
  const [one, two] = ['## One\n\na\n\n### Sub\n\nb\n\n### Other\n\nc', '## Two\n\nd\n\n---\n\n## Column\n\ne']
  const written = '<Section>\n\nf\n\n</Section>'
  const page = (...parts: string[]) => [head, ...parts].join('\n\n')
  const moved = (source: string, text: string, action: 'up' | 'down') => {
    const block = blocksOf(parseContent(source)).find(({ start }) => source.startsWith(text, start))!
    const edit = commandBlock(source, block, { do: action })
    const changed = splice(source, edit.start, edit.end, edit.text)
    expect(changed.slice(edit.moved)).toMatch(text)
    return changed
  }
  const source = page(one, two, written)
  expect(moved(source, '## Two', 'up')).toBe(page(two, one, written))
  expect(moved(source, '## One', 'down')).toBe(page(two, one, written))
  expect(moved(source, '## Two', 'down')).toBe(page(one, written, two))
  expect(moved(source, '<Section>', 'up')).toBe(page(one, written, two))
  expect(moved(source, '### Other', 'up')).toContain('a\n\n### Other\n\nc\n\n### Sub\n\nb\n\n## Two')
  for (const [text, action] of [
    ['# Title', 'down'],
    ['## One', 'up'],
    ['## Column', 'up'],
    ['<Section>', 'down'],
  ] as const)
    expect(() => moved(source, text, action), text).toThrow('no section')
  expect(moved(source, 'd', 'up')).toContain('## Two'.replace('## Two', 'd\n\n## Two'))
})

test('blocks are moved, copied and deleted as they are', () => {
  const what = fc.constantFrom('duplicate', 'delete', 'up', 'down')
  fc.assert(
    fc.property(blockOfPage, what, ({ source, block }, action) => {
      const changed = orRefused(source, () => {
        const edit = commandBlock(source, block, { do: action as 'up' })
        return splice(source, edit.start, edit.end, edit.text)
      })
      const letters = (of: string) => [...of.replaceAll(/\s/g, '')].sort().join('')
      // With a cell goes its line.
      const [from, to] = [source.lastIndexOf('\n', block.start), source.indexOf('\n', block.end)]
      const own = letters(block.name === 'Cell' ? source.slice(from, to) : source.slice(block.start, block.end))
      const expected = {
        duplicate: letters(source + own),
        delete: letters(
          block.name === 'Cell'
            ? source.slice(0, from) + source.slice(to)
            : source.slice(0, block.start) + source.slice(block.end),
        ),
      }
      expect([letters(source), expected[action as 'delete']]).toContain(letters(changed))
      expect(changed.replace(/\n+$/, '')).not.toMatch(/\n{4,}/)
    }),
    runs,
  )
})

test('a record is written by itself, and Prettier agrees', async () => {
  const literals = modules.flatMap((file) => literalsOf(file, sources.get(file)!)).filter(({ locked }) => !locked)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...literals),
      fc.string({ unit: 'grapheme' }),
      fc.nat(9999),
      async (literal, words, number) => {
        const source = sources.get(literal.file)!
        const parts = literal.kind === 'number' ? [String(number)] : literal.parts.map((part) => part + words)
        const changed = writeLiteral(source, literal, parts)
        expectSameAround(source, changed, literal.start, literal.end)
        const written = await formatted(literal.file, source, changed)
        expect(await format(written, { ...(await resolveConfig(literal.file)), filepath: literal.file })).toBe(written)
        // Prettier chooses the quotation marks.
        const tokens = (of: string) => of.replaceAll(/[\s,'"\\]+/g, '')
        expect(tokens(written)).toBe(tokens(changed))
      },
    ),
    { ...runs, numRuns: Math.ceil(runs.numRuns / 3) },
  )
})

let root: string
beforeAll(() => {
  mkdirSync('.staffroom/test', { recursive: true })
  root = mkdtempSync(join(process.cwd(), '.staffroom/test/edit-'))
  cpSync('content', join(root, 'content'), { recursive: true })
  cpSync('data', join(root, 'data'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('undo restores the bytes of each file, also after a restart, and redo those of after the edits', () => {
  const own = new SourceFiles(root)
  const sessions: string[] = []
  const journal = new Journal(own)
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.nat(), fc.string({ minLength: 1 }), (file, at, words) => {
      const source = own.read(file)
      const start = at % source.text.length
      const before = source.text.slice(start, start + 40)
      own.write(source, splice(source.text, start, start + before.length, words))
      sessions.push(`s${sessions.length}`)
      journal.add({ file, label: 'Paragraph', session: sessions.at(-1)!, start, before, after: words })
    }),
    runs,
  )
  const edited = pages.map((file) => own.read(file).text)
  const reopened = new Journal(own)
  for (const session of sessions.reverse()) reopened.undo(session)
  for (const file of pages) expect(readFileSync(join(root, file)).equals(readFileSync(file)), file).toBe(true)
  expect(reopened.list().filter(({ isUndone }) => !isUndone)).toEqual([])
  sessions.forEach(() => reopened.redo())
  expect(pages.map((file) => own.read(file).text)).toEqual(edited)
  for (const session of sessions) reopened.undo(session)
})

test('a byte order mark and Windows line ends stay', () => {
  const own = new SourceFiles(root)
  const bytes = '\uFEFF---\r\ntitle: A\r\n---\r\n\r\nOne.\r\n'
  writeFileSync(join(root, 'content/marked.mdx'), bytes)
  const source = own.read('content/marked.mdx')
  const [block] = blocksOf(parseContent(source.text))
  own.write(source, splice(source.text, block!.start, block!.end, 'One.\n\nTwo.'))
  expect(readFileSync(join(root, 'content/marked.mdx'), 'utf8')).toBe(bytes.replace('One.', 'One.\r\n\r\nTwo.'))
})

test('only files of content and data can be named, and no links to others', () => {
  const own = new SourceFiles(root)
  symlinkSync('/etc/hostname', join(root, 'content/link.mdx'))
  expect(() => own.read('content/link.mdx')).toThrow('outside')
  rmSync(join(root, 'content/link.mdx'))
  for (const id of ['content/index.mdx', '../package.json', '', undefined, files.idOf('content/index.mdx')])
    expect(() => own.fileOf(id), String(id)).toThrow('gone')
  expect(own.list().filter((file) => !/^(content\/.*\.mdx|data\/[\w-]+\.ts)$/.test(file))).toEqual([])
  expect(readdirSync(join(root, '.staffroom')).filter((name) => name.startsWith('edit-'))).toEqual([])
})
