import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { ContentFolder } from '../../tools/content/content-folder.ts'
import { vocabulary } from '../../tools/content/vocabulary.ts'
import { partText, type Block, type PagePart } from '../../tools/edit/block.ts'
import { EditServer } from '../../tools/edit/edit-server.ts'
import { candidatesFor } from '../../tools/edit/record-check.ts'
import { literalsOf } from '../../tools/edit/records.ts'
import type { EditError } from '../../tools/edit/source-files.ts'
import { testPage } from '../../tools/test/site-copy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { git as runGit, startRepository } from './repository.ts'

const HOME = testPage('Home', '# Home\n\nOne.\n\nTwo, [to a guide](/guides/first#a-heading).')
const FIRST = testPage('First', '# First\n\n## A heading\n\nWords.')

let root: string
/** The pages that the site is said to have. */
let pages: object[]
let server: EditServer
/** Starts the editor's server. */
let open: () => EditServer

beforeEach(() => {
  root = temporaryFolder()
  pages = []
  mkdirSync(join(root, 'content/guides'), { recursive: true })
  mkdirSync(join(root, 'data'))
  write('content/index.mdx', HOME)
  write('content/guides/first.mdx', FIRST)
  const folder = {
    root,
    vocabulary: () => Promise.resolve(vocabulary),
    index: () => Promise.resolve({ pages }),
    publication: () => ({ buildDate: '2026-01-31', preview: true }),
    load: (path: string) => import(/* @vite-ignore */ process.cwd() + path),
  }
  open = () => new EditServer(folder as unknown as ContentFolder, () => undefined)
  server = open()
})

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const read = (file = 'content/index.mdx') => readFileSync(join(root, file), 'utf8')
const act = (action: string, given: object) => server.answer(action, given) as Promise<Record<string, unknown>>
const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: EditError) => error,
  )

/** What a part is in the file, as the refusal of an edit says it. */
function theirsOf(refusal: EditError | undefined): string | undefined {
  const { theirs } = (refusal?.details ?? {}) as { theirs?: PagePart }
  return theirs && partText(theirs)
}

/** A block of a page, as the browser names it. */
function blockWith(words: string, file = 'content/index.mdx') {
  const start = read(file).indexOf(words)
  const old = read(file).slice(start).split('\n', 1)[0]!
  const page = read(file)
  return { file: server.site.files.idOf(file), page, start, end: start + old.length, old, session: 'test' }
}

test('a file that another program has changed is merged if the block is as it was', async () => {
  const two = blockWith('Two')
  write('content/index.mdx', HOME.replace('One.', 'One, and more.'))
  await act('save', { ...two, text: 'Second.' })
  expect(read()).toBe(HOME.replace('One.', 'One, and more.').replace(two.old, 'Second.'))
})

test('a block that another program has changed is shown, and not overwritten', async () => {
  const one = blockWith('One')
  write('content/index.mdx', HOME.replace('One.', 'Another.'))
  const error = await refusalOf(act('save', { ...one, text: 'Mine.' }))
  expect(theirsOf(error)).toBe('Another.')
  expect(read()).toBe(HOME.replace('One.', 'Another.'))
})

test.each([
  ['an equal block is put before it', 'Same.\n\nOne.\n\nSame.\n\nLast.', 'Same.\n\nOne.\n\nMine.\n\nLast.'],
  ['the block before it has gone', 'Same.\n\nLast.', 'Mine.\n\nLast.'],
])('a block that has an equal one is followed if %s', async (_, after, expected) => {
  const page = (body: string) => HOME.replace('One.', body)
  write('content/index.mdx', page('One.\n\nSame.\n\nLast.'))
  const same = blockWith('Same.')
  write('content/index.mdx', page(after))
  await act('save', { ...same, text: 'Mine.' })
  expect(read()).toBe(page(expected))
})

test.each([
  ['it and a block above', 'New and longer.\n\nOne.\n\nTheirs.\n\nLast.', 'Theirs.'],
  ['it, a block above and one below', 'New.\n\nOne.\n\nTheirs.\n\nLast.\n\nMore.', 'Theirs.'],
  ['all around it, too', 'New.\n\nTwo.\n\nTheirs.\n\nThree.', undefined],
  ['a block above, and it has gone', 'New.\n\nOne.\n\nLast.', undefined],
])('another program has changed %s: what the file has is shown, or nothing else', async (_, after, expected) => {
  const page = (body: string) => HOME.replace('One.', body)
  write('content/index.mdx', page('One.\n\nSame.\n\nLast.'))
  const same = blockWith('Same.')
  write('content/index.mdx', page(after))
  const error = await refusalOf(act('save', { ...same, text: 'Mine.' }))
  expect(theirsOf(error)).toBe(expected)
  expect(read()).toBe(page(after))
})

test('a text of several blocks that another program has changed too is shown whole, and can be written over', async () => {
  const one = blockWith('One.')
  const span = await act('save', { ...one, text: 'One.\n\n- A\n- B' })
  const mine = { ...one, ...span, text: 'One.\n\n- A\n- C' }
  const theirs = 'Another.\n\n## New\n\n- D'
  write('content/index.mdx', HOME.replace('# Home', '# Another').replace('One.', theirs))
  const error = await refusalOf(act('save', mine))
  // A neighbour is not as it was: some of these blocks may be what it has become.
  expect(error?.details).toEqual({})
  write('content/index.mdx', HOME.replace('One.', theirs))
  const shown = await refusalOf(act('save', mine))
  expect(theirsOf(shown)).toBe(theirs)
  await act('save', { ...mine, ...(shown!.details as { theirs: PagePart }).theirs, text: mine.text })
  expect(read()).toBe(HOME.replace('One.', mine.text))
})

test.each([
  ['the chosen one has been changed', 'Same.\n\nOther.', 'Same.\n\nOther.'],
  ['a block before them now has its place', 'Five.\n\nSame.\n\nSame.', 'Five.\n\nSame.\n\nMine.'],
])('of two equal blocks, the other one is not changed if %s', async (_, after, expected) => {
  const page = (body: string) => HOME.replace('One.', body)
  write('content/index.mdx', page('Same.\n\nSame.'))
  const start = read().lastIndexOf('Same.')
  const second = { ...blockWith('Same.'), start, end: start + 5 }
  write('content/index.mdx', page(after))
  const refused = await refusalOf(act('save', { ...second, text: 'Mine.' }))
  expect(refused?.message).toEqual(after === expected ? expect.stringContaining('in another program') : undefined)
  expect(read()).toBe(page(expected))
})

test('what another program writes while an edit is checked is not overwritten', async () => {
  const given = { ...blockWith('One.'), name: 'a.png', alt: 'A', data: (await pixel()).toString('base64') }
  const stored = act('picture', given)
  const changed = HOME.replace('Two', 'Second')
  write('content/index.mdx', changed)
  await stored
  const withPicture = changed.replace('One.', 'One.\n\n![A](a.png)')
  expect(read()).toBe(withPicture)
  const title = act('writeMatter', { file: given.file, key: 'title', value: 'Another title', session: 'test' })
  await setImmediate()
  write('content/index.mdx', withPicture.replace('Second', 'Third'))
  expect((await refusalOf(title))?.message).toContain('has been changed in another program')
  expect(read()).toBe(withPicture.replace('Second', 'Third'))
})

test('a picture whose place is changed meanwhile is not stored', async () => {
  const given = { ...blockWith('One.'), name: 'a.png', alt: 'A', data: (await pixel()).toString('base64') }
  const stored = act('picture', given)
  write('content/index.mdx', HOME.replace('One.', 'Another.'))
  expect((await refusalOf(stored))?.message).toContain('in another program')
  expect(existsSync(join(root, 'content/a.png'))).toBe(false)
})

test('a page that has changed since its blocks were read opens the same block, or none', async () => {
  const two = blockWith('Two')
  const changed = HOME.replace('One.', 'One, and more.')
  write('content/index.mdx', changed)
  expect(await act('open', two)).toMatchObject({ page: changed, block: { start: changed.indexOf('Two') } })
  write('content/index.mdx', HOME.replace('Two', 'Three'))
  const { page, block } = (await act('open', two)) as { page: string; block: Block }
  expect(page.slice(block.start, block.end)).toMatch(/^Three/)
  write('content/index.mdx', testPage('Home', '# Other\n\nOther words.'))
  expect((await refusalOf(act('open', two)))?.message).toContain('just been changed')
})

test('what may be typed is offered: widgets with their examples, phrases and pages', async () => {
  pages = [{ route: '/guides/first', frontMatter: { title: 'First' } }]
  const { widgets, phrases, pages: offered } = await act('words', {})
  const { name, description, example } = Object.values(vocabulary.widgets)[0]!
  expect(widgets).toContainEqual({ name, description, example })
  expect(widgets).toHaveLength(Object.keys(vocabulary.widgets).length)
  const [[phrase, text]] = Object.entries(vocabulary.records.phrases) as [[string, string]]
  expect(phrases).toContainEqual({ name: phrase, text })
  expect(offered).toEqual([{ route: '/guides/first', title: 'First' }])
})

test('a page opens by its address with its blocks, and one without a file says why it does not', async () => {
  const opened = (await act('page', { route: '/guides/first' })) as { blocks: Block[]; text: string }
  expect(opened).toMatchObject({ name: 'content/guides/first.mdx', text: FIRST })
  expect(opened.blocks.map(({ name, kind, start, end }) => [name, kind, FIRST.slice(start, end)])).toEqual([
    ['Heading', 'text', '# First'],
    ['Heading', 'text', '## A heading'],
    ['Paragraph', 'text', 'Words.'],
  ])
  expect((await refusalOf(act('page', { route: '/none' })))?.message).toContain('has no file of its own')
  expect((await refusalOf(act('toString', {})))?.message).toContain('does not know this action')
})

test('a part opens as what it is: the innermost block of one place, a widget with its form', async () => {
  write('content/index.mdx', HOME.replace('One.', '<Section>\n\n<Questions of="pricing" />\n\nWords.\n\n</Section>'))
  const open = async (words: string) => {
    const { block, form } = (await act('open', blockWith(words))) as {
      block: Block
      form?: { description: string; fields: { name: string; value: unknown }[] }
    }
    const own = read().slice(block.start, block.end)
    return { own, name: block.name, of: form?.fields.find(({ name }) => name === 'of')?.value }
  }
  expect(await open('Words.')).toEqual({ own: 'Words.', name: 'Paragraph', of: undefined })
  expect(await open('<Questions')).toEqual({ own: '<Questions of="pricing" />', name: 'Questions', of: 'pricing' })
})

test('after a setting was written, the widget is where it is said to be', async () => {
  write('content/index.mdx', HOME.replace('One.', '<Questions of="pricing" />'))
  const set = { name: 'openFirst', value: true }
  const { start, end, page } = (await act('prop', { ...blockWith('<Questions'), ...set })) as PagePart
  expect([page.slice(start, end), page]).toEqual(['<Questions of="pricing" openFirst={true} />', read()])
})

test('what is typed is forgotten when its text is left', async () => {
  await act('type', { ...blockWith('One.'), text: 'One, typed.' })
  expect(await act('page', { route: '/' })).toMatchObject({ text: HOME.replace('One.', 'One, typed.') })
  await act('leave', { file: server.site.files.idOf('content/index.mdx') })
  expect(await act('page', { route: '/' })).toMatchObject({ text: HOME })
})

test('a heading says which pages lead to it', async () => {
  const heading = { ...blockWith('## A heading', 'content/guides/first.mdx'), anchor: 'a-heading' }
  expect(await act('open', heading)).toMatchObject({ links: ['/'] })
  expect(await act('open', { ...heading, anchor: 'another' })).toMatchObject({ links: [] })
})

test('links follow a heading to its new id', async () => {
  write(
    'content/index.mdx',
    HOME.replace('One.', '[A](/guides/first#a-heading), [b](/guides/first#a-heading-2), [c](#a-heading)'),
  )
  write('content/guides/first.mdx', FIRST.replace('Words.', '[Up](#a-heading)'))
  const { file } = blockWith('## A heading', 'content/guides/first.mdx')
  await act('anchor', { file, from: 'a-heading', to: 'another' })
  expect(read()).toContain('[A](/guides/first#another), [b](/guides/first#a-heading-2), [c](#a-heading)')
  expect(read('content/guides/first.mdx')).toContain('[Up](#another)')
  await act('undo', {})
  expect(read()).toContain('[A](/guides/first#a-heading)')
  expect(read('content/guides/first.mdx')).toContain('[Up](#a-heading)')
})

test('a text says what it quotes from records', async () => {
  write('content/index.mdx', HOME.replace('One.', '<Phrase of="agent-price" /> a month.'))
  const phrases = [{ name: 'agent-price', text: vocabulary.records.phrases['agent-price'] }]
  expect(await act('open', blockWith('<Phrase'))).toMatchObject({ phrases })
})

test('a picture is stored upright, smaller and without metadata, beside the page, and over no other', async () => {
  const photograph = await sharp({ create: { width: 4000, height: 100, channels: 3, background: '#1c4f8c' } })
    .withExif({ IFD0: { Artist: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const given = { name: 'My Désk.JPG', alt: 'A [desk]', data: photograph.toString('base64') }
  await act('picture', { ...blockWith('Words.', 'content/guides/first.mdx'), ...given })
  expect(read('content/guides/first.mdx')).toBe(FIRST.replace('Words.', 'Words.\n\n![A \\[desk\\]](my-desk.jpg)'))
  const stored = await sharp(join(root, 'content/guides/my-desk.jpg')).metadata()
  expect(stored).toMatchObject({ width: 80, height: 3200 })
  expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])

  write('content/my-desk.jpg', 'of someone else')
  await act('picture', { ...blockWith('One.'), ...given })
  await act('picture', { ...blockWith('One.'), ...given })
  expect(read()).toContain('One.\n\n![A \\[desk\\]](my-desk-2.jpg)\n\n![A \\[desk\\]](my-desk-2.jpg)\n')
  expect(read('content/my-desk.jpg')).toBe('of someone else')
  expect(existsSync(join(root, 'content/my-desk-3.jpg'))).toBe(false)
})

test('a picture that is too heavy for a page becomes WebP, and one that moves is refused', async () => {
  const size = { width: 1500, height: 1500, channels: 3 } as const
  const noise = await sharp(randomBytes(1500 * 1500 * 3), { raw: size })
    .png()
    .toBuffer()
  await act('picture', { ...blockWith('One.'), name: 'noise.png', alt: 'A', data: noise.toString('base64') })
  expect(read()).toContain('![A](noise.webp)')
  expect(statSync(join(root, 'content/noise.webp')).size).toBeLessThan(noise.length / 2)
  const frames = await Promise.all([pixel(), pixel('#000')])
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const given = { ...blockWith('Two'), name: 'a.webp', alt: 'A', data: moving.toString('base64') }
  expect((await refusalOf(act('picture', given)))?.message).toContain('stands still')
})

test('replacing a picture keeps its caption', async () => {
  write('content/index.mdx', HOME.replace('One.', '![Old](old.png "Our desk")'))
  const data = (
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  ).toString('base64')
  await act('picture', { ...blockWith('![Old]'), name: '../../new.png', alt: 'New', data, replaces: true })
  expect(read()).toBe(HOME.replace('One.', '![New](new.png "Our desk")'))
})

test.each([
  ['![Old](old.png)', { name: 'caption', value: 'Our "desk"' }, '![Old](old.png "Our \\"desk\\"")'],
  [
    "![Old](old.png 'Our desk')",
    { name: 'whatItShows', value: 'A [new] desk' },
    "![A \\[new\\] desk](old.png 'Our desk')",
  ],
  ['![Old](<old desk.png> "Our desk")', { name: 'caption', value: null }, '![Old](<old desk.png>)'],
])('of the picture %s, %j is changed alone', async (picture, change, changed) => {
  write('content/index.mdx', HOME.replace('One.', picture))
  const { form } = (await act('open', blockWith('![Old]'))) as { form: { fields: { name: string; value: unknown }[] } }
  expect(form.fields.map(({ name }) => name)).toEqual(['whatItShows', 'caption'])
  await act('prop', { ...blockWith('![Old]'), ...change })
  expect(read()).toBe(HOME.replace('One.', changed))
})

test('a picture must say what it shows', async () => {
  write('content/index.mdx', HOME.replace('One.', '![Old](old.png)'))
  const error = await refusalOf(act('prop', { ...blockWith('![Old]'), name: 'whatItShows', value: null }))
  expect(error?.message).toContain('Say what the picture shows')
})

test.each([
  ['without a text', { alt: ' ', data: '' }, 'Say what the picture shows'],
  ['that is none', { alt: 'A', data: Buffer.from('no picture').toString('base64') }, 'PNG, JPEG, WebP or AVIF'],
  [
    'that is a drawing',
    {
      alt: 'A',
      data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64'),
    },
    'PNG, JPEG',
  ],
  ['of more than 10 MB', { alt: 'A', data: Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64') }, '10 MB'],
])('a picture %s is refused', async (_, given, message) => {
  const error = await refusalOf(act('picture', { ...blockWith('One.'), name: 'a.png', ...given }))
  expect(error?.message).toContain(message)
  expect(read()).toBe(HOME)
})

test('a page gets another address, and the old one leads to it', async () => {
  const file = server.site.files.idOf('content/guides/first.mdx')
  expect(await act('rename', { file, path: '/guides/second' })).toEqual({ route: '/guides/second' })
  expect(existsSync(join(root, 'content/guides/first.mdx'))).toBe(false)
  expect(read('content/guides/second.mdx')).toBe(FIRST.replace('\n---\n\n', '\nredirectFrom: /guides/first\n---\n\n'))
  await act('rename', { file: server.site.files.idOf('content/guides/second.mdx'), path: '/third' })
  expect(read('content/third.mdx')).toContain('redirectFrom: ["/guides/first","/guides/second"]')
})

test('a draft that was never committed is renamed without a redirect', async () => {
  const draft = FIRST.replace('\n---\n\n', '\ndraft: true\n---\n\n')
  write('content/guides/first.mdx', draft)
  await act('rename', { file: server.site.files.idOf('content/guides/first.mdx'), path: '/guides/second' })
  expect(read('content/guides/second.mdx')).toBe(draft)
  startRepository(root)
  await act('rename', { file: server.site.files.idOf('content/guides/second.mdx'), path: '/guides/third' })
  expect(read('content/guides/third.mdx')).toContain('redirectFrom: /guides/second')
})

test.each([
  ['/guides/third', 'taken'],
  ['/../data/x', 'Begin with a slash'],
  ['guides', 'Begin with a slash'],
])('a page cannot be renamed to %s', async (path, message) => {
  write('content/guides/third.mdx', FIRST)
  const error = await refusalOf(act('rename', { file: server.site.files.idOf('content/guides/first.mdx'), path }))
  expect(error?.message).toContain(message)
  expect(read('content/guides/first.mdx')).toBe(FIRST)
})

test('the home page keeps its address, and a page with pictures beside it its folder', async () => {
  const rename = (file: string, path: string) => act('rename', { file: server.site.files.idOf(file), path })
  expect((await refusalOf(rename('content/index.mdx', '/home')))?.message).toContain('keeps its address')
  write('content/guides/first.mdx', FIRST.replace('Words.', '![A](a.png)'))
  expect((await refusalOf(rename('content/guides/first.mdx', '/first')))?.message).toContain('within its folder')
  await rename('content/guides/first.mdx', '/guides/second')
  expect(existsSync(join(root, 'content/guides/second.mdx'))).toBe(true)
})

test('a new page is a draft, at an address that is free', async () => {
  const given = {
    title: 'A new page for a test',
    description: 'What this page says in a test, in some more words than a few.',
    path: '',
  }
  expect(await act('newPage', given)).toEqual({ route: '/a-new-page-for-a-test' })
  expect(read('content/a-new-page-for-a-test.mdx')).toContain('draft: true')
  expect((await refusalOf(act('newPage', given)))?.message).toContain('exists')
  expect((await refusalOf(act('newPage', { ...given, path: '/../x' })))?.message).toMatch(
    /^Address: Begin with a slash/,
  )
})

test('a click into words that a widget shows finds the text between its tags', async () => {
  const list = '- _10:15_ **A question.** Somebody asks.\n- _10:20_ **An answer.**'
  write('content/index.mdx', testPage('Home', `# Home\n\n<Timeline>\n\n${list}\n\n</Timeline>`))
  const start = read().indexOf('<Timeline>')
  const widget = { file: server.site.files.idOf('content/index.mdx'), start, end: read().lastIndexOf('>') + 1 }
  const at = read().indexOf(list)
  expect(await act('inside', { ...widget, shown: '10:15 A question. Somebody asks.' })).toMatchObject({
    block: { kind: 'text', name: 'List', start: at, end: at + list.length },
  })
  expect(await act('inside', { ...widget, shown: 'asks' })).toMatchObject({ block: { name: 'List' } })
  expect(await act('inside', { ...widget, shown: 'Words of a record' })).toEqual({ block: undefined })
})

test('a text that is put together comes from the records of its parts, and from those of its prices', () => {
  const source =
    "export const agent = { job: 'Answers the phone.', choice: 'Choose it first.', price: 99, seats: 99 }\n" +
    "export const jobs = ['Answers the phone.']\n"
  const literals = literalsOf('data/agent.ts', source)
  const pathsFor = (shown: string) => candidatesFor(literals, shown).map(({ path }) => path)
  expect(pathsFor('Answers the phone. Choose it first.')).toEqual(['agent.job', 'agent.choice', 'jobs[0]'])
  expect(pathsFor('Hire it: £99 a month')).toEqual(['agent.price', 'agent.seats'])
  expect(pathsFor('Choose it first. And so on, in words that a template has.')).toEqual(['agent.choice'])
  expect(pathsFor('Quite other words. Choose it first. And some words more.')).toEqual([])
})

test('links follow a renamed page, edits of it can be undone, and it can take its old address back', async () => {
  write('data/links.ts', "export const links = ['/guides/first', '/guides/first-steps', '/guides/first?a=b']\n")
  await act('save', { ...blockWith('Words.', 'content/guides/first.mdx'), text: 'Other words.' })
  const rename = (from: string, path: string) => act('rename', { file: server.site.files.idOf(from), path })
  await rename('content/guides/first.mdx', '/guides/second')
  expect(read()).toContain('(/guides/second#a-heading)')
  expect(read('data/links.ts')).toBe(
    "export const links = ['/guides/second', '/guides/first-steps', '/guides/second?a=b']\n",
  )
  expect(await act('undo', {})).toMatchObject({ label: 'Links to /guides/second' })
  server = open()
  await act('undo', {})
  expect(read('content/guides/second.mdx')).toContain('\n\nWords.')

  await rename('content/guides/second.mdx', '/guides/first')
  expect(read('content/guides/first.mdx')).toContain('redirectFrom: /guides/second\n')
})

test('an edit that cannot be undone any more does not block the one before it', async () => {
  await act('save', { ...blockWith('One.'), session: 'one', text: 'First.' })
  await act('save', { ...blockWith('Words.', 'content/guides/first.mdx'), session: 'two', text: 'Other words.' })
  write('content/guides/first.mdx', FIRST.replace('Words.', 'Replaced.'))
  expect(await act('undo', {})).toMatchObject({ file: 'content/index.mdx' })
  expect(read()).toBe(HOME)
  expect((await refusalOf(act('undo', {})))?.message).toBe('There is nothing to undo.')
})

test('of edits that two tabs have made by turns, the one is undone that can be', async () => {
  await act('save', { ...blockWith('One.'), session: 'one', text: 'First.' })
  await act('save', { ...blockWith('First.'), session: 'two', text: 'Quite another text.' })
  await act('save', { ...blockWith('Words.', 'content/guides/first.mdx'), session: 'one', text: 'Other words.' })
  await act('undo', {})
  expect(read()).toBe(HOME.replace('One.', 'First.'))
  await act('undo', {})
  expect([read(), read('content/guides/first.mdx')]).toEqual([HOME, FIRST])
})

test('a new page can be taken out of the site, and no other', async () => {
  startRepository(root)
  write('content/new.mdx', FIRST)
  const { kept } = (await act('discard', { file: 'content/new.mdx' })) as { kept: string }
  expect(existsSync(join(root, 'content/new.mdx'))).toBe(false)
  expect(read(kept)).toBe(FIRST)
  write('content/index.mdx', HOME.replace('One.', 'Another.'))
  expect((await refusalOf(act('discard', { file: 'content/index.mdx' })))?.message).toContain('not new')
  expect((await refusalOf(act('discard', { file: 'data/../package.json' })))?.message).toContain('not new')
})

test('pages show what is being typed until its file changes, or a page is opened', async () => {
  await act('type', { ...blockWith('One.'), text: 'One, typed.' })
  server.site.changed('content/index.mdx')
  expect([...server.site.drafts.keys()]).toEqual(['content/index.mdx'])
  write('content/index.mdx', HOME.replace('Two', 'Three'))
  server.site.changed('content/index.mdx')
  expect(server.site.drafts.size).toBe(0)

  await act('type', { ...blockWith('One.'), text: 'One, typed.' })
  server.site.forgetDraft('content/index.mdx')
  expect(server.site.drafts.size).toBe(0)
})

test('a draft has no picture for links', async () => {
  write('content/guides/first.mdx', FIRST.replace('\n---\n\n', '\ndraft: true\n---\n\n'))
  expect(await act('sharePicture', { file: server.site.files.idOf('content/guides/first.mdx') })).toEqual({})
})

test('front matter: no redirect from a page, and a title that is too long or a day that has passed is said', async () => {
  const matter = (key: string, value: unknown) =>
    act('writeMatter', { file: server.site.files.idOf('content/index.mdx'), key, value, session: 'test' })
  expect((await refusalOf(matter('redirectFrom', '/guides/first')))?.message).toContain('is a page itself')
  expect(read()).toBe(HOME)
  expect(await matter('title', 'A'.repeat(70))).toEqual({ warning: 'It has 70 characters; use 8 to 60.' })
  expect(await matter('title', 'A title that fits')).toEqual({ warning: undefined })
  expect(await matter('expires', '2026-01-31')).toEqual({ warning: undefined })
  expect(await matter('expires', '2026-01-30')).toEqual({ warning: expect.stringContaining('has passed') })
  await matter('expires', '')
  expect(await matter('publish', '2027-01-30')).toEqual({ warning: undefined })
  const isDraft = { warning: expect.stringContaining('not appear on 2027-01-30') }
  expect(await matter('draft', true)).toEqual(isDraft)
  expect(await matter('publish', '2027-01-30')).toEqual(isDraft)
  const { fields } = await act('matter', { file: server.site.files.idOf('content/index.mdx') })
  expect(fields).toContainEqual(expect.objectContaining({ name: 'publish', kind: 'date', value: '2027-01-30' }))
})

const TABLE = '| One  | Two |\n| --- | :-: |\n| a | b \\| c |\n|  | **d** |\n|e||'

/** The cell in a row of a table's page, as the browser names it. */
async function cellAt(row: number, column: number) {
  const { file, blocks, text } = (await act('page', { route: '/' })) as {
    file: string
    blocks: Block[]
    text: string
  }
  const cells = blocks.filter(({ name }) => name === 'Cell')
  const cell = cells.find(({ path }) => path.slice(-2).join() === [row, column].join())!
  return { file, page: text, ...cell, old: text.slice(cell.start, cell.end), session: 'test' }
}

test.each([
  [[0, 0], 'One', 'First', '| First  | Two |'],
  [[1, 1], 'b \\| c', 'b, c', '| a | b, c |'],
  [[2, 0], '', 'new', '| new | **d** |'],
  [[2, 1], '**d**', '', '|  |  |'],
  [[3, 0], 'e', 'é', '|é||'],
  [[3, 1], '', 'f', '|e|f|'],
])('of a table, the words of the cell %j, %j, become %j, and all else stays', async (place, words, typed, line) => {
  write('content/index.mdx', HOME.replace('One.', TABLE))
  const cell = await cellAt(place[0]!, place[1]!)
  expect(cell.old).toBe(words)
  expect(await act('open', cell)).toMatchObject({ block: { name: 'Cell', start: cell.start, end: cell.end } })
  const { start, end } = (await act('save', { ...cell, text: typed })) as { start: number; end: number }
  const lines = TABLE.split('\n')
  expect(read()).toBe(HOME.replace('One.', lines.with(place[0]! && place[0] + 1, line).join('\n')))
  expect(read().slice(start, end)).toBe(typed)
})

test('a cell that another program has changed is not taken for one of another row', async () => {
  const page = (...cells: string[]) => HOME.replace('One.', ['| A |', '| --- |', ...cells].join('\n'))
  write('content/index.mdx', page('| one |', '| two |'))
  const cell = await cellAt(1, 0)
  write('content/index.mdx', page('| zero |', '| first |', '| two |'))
  const refused = await refusalOf(act('save', { ...cell, text: 'mine' }))
  expect(refused?.message).toContain('in another program')
  expect(refused?.details).toEqual({})
})

test('a bar or a line that would make another cell is refused', async () => {
  write('content/index.mdx', HOME.replace('One.', TABLE))
  for (const text of ['a | b', 'a\nb', 'a\n\nb'])
    expect((await refusalOf(act('save', { ...(await cellAt(1, 0)), text })))?.message, text).toContain('around it')
})

test('a table whose first cell has no bar before it is edited by cells, too', async () => {
  write('content/index.mdx', HOME.replace('One.', 'One | Two\n--- | ---\na | b'))
  await act('save', { ...(await cellAt(0, 0)), text: 'First' })
  expect(read()).toContain('\n\nFirst | Two\n--- | ---\na | b\n\n')
})

const [head, rule, a, d, e] = TABLE.split('\n') as [string, string, string, string, string]
test.each([
  [[1, 1], { do: 'up' }, [a, rule, head, d, e], 'b \\| c'],
  [[1, 1], { do: 'down' }, [head, rule, d, a, e], 'b \\| c'],
  [[3, 0], { do: 'up' }, [head, rule, a, e, d], 'e'],
  [[2, 1], { do: 'duplicate' }, [head, rule, a, d, d, e], '**d**'],
  [[0, 1], { do: 'insert', text: '' }, [head, rule, '|  |  |', a, d, e], ' |  |'],
  [[3, 1], { do: 'insert', text: '' }, [head, rule, a, d, e, '|  |  |'], ' |  |'],
  [[1, 0], { do: 'delete' }, [head, rule, d, e], 'Two'],
  [[3, 0], { do: 'delete' }, [head, rule, a, d], '**d**'],
])('of the cell %j, %j changes the row', async (place, command, lines, next) => {
  write('content/index.mdx', HOME.replace('One.', TABLE))
  const { start } = (await act('block', { ...(await cellAt(place[0]!, place[1]!)), command })) as { start: number }
  expect(read()).toBe(HOME.replace('One.', lines.join('\n')))
  expect(read().slice(start).startsWith(next)).toBe(true)
})

test('the head of a table is not deleted, and no row leaves its table', async () => {
  write('content/index.mdx', HOME.replace('One.', TABLE))
  const change = async (row: number, action: string) =>
    (await refusalOf(act('block', { ...(await cellAt(row, 0)), command: { do: action } })))?.message
  expect(await change(0, 'delete')).toContain('it stays')
  expect(await change(0, 'up')).toContain('nothing above it')
  expect(await change(3, 'down')).toContain('nothing below it')
})

test('edits of one session are undone together, the last one first', async () => {
  await act('save', { ...blockWith('One.'), text: 'One, two.' })
  await act('save', { ...blockWith('One, two.'), text: 'One, two, three.' })
  await act('undo', {})
  expect(read()).toBe(HOME)
})

test('a text that has become several blocks is written on, and taken back', async () => {
  const one = blockWith('One.')
  const now = { ...one, ...(await act('save', { ...one, text: 'One.\n\n- A\n- B' })) }
  expect(read()).toBe(HOME.replace('One.', 'One.\n\n- A\n- B'))
  await act('block', { ...now, caret: 9, command: { do: 'up' } })
  expect(read()).toBe(HOME.replace('One.', '- A\n- B\n\nOne.'))
  await act('block', { ...blockWith('One.'), command: { do: 'up' } })
  await act('save', { ...now, text: 'Again.' })
  expect(read()).toBe(HOME.replace('One.', 'Again.'))
})

test.each([' One.', '<PriceTable /> '])('a text with a space at its edge is written on: %j', async (text) => {
  const one = blockWith('One.')
  const span = await act('save', { ...one, text })
  await act('save', { ...one, ...span, text: 'Again.' })
  expect(read()).toBe(HOME.replace('One.', 'Again.'))
})

test('a text that is in the file already is no edit, and nothing else is shown any more', async () => {
  await act('type', { ...blockWith('One.'), text: 'One, typed.' })
  await act('save', { ...blockWith('One.'), text: 'One.' })
  expect(server.site.drafts.size).toBe(0)
  expect((await changes()).edits).toEqual([])
})

test('settings of a widget are undone one by one', async () => {
  write('content/index.mdx', HOME.replace('One.', '<Questions of="pricing" />'))
  await act('prop', { ...blockWith('<Questions'), name: 'openFirst', value: true })
  await act('prop', { ...blockWith('<Questions'), name: 'of', value: 'transformation' })
  expect(await act('undo', {})).toMatchObject({ label: 'Questions: of' })
  expect(read()).toContain('<Questions of="pricing" openFirst={true} />')
})

test('settings are undone one by one, as their lines say', async () => {
  const matter = (key: string, value: unknown) =>
    act('writeMatter', { file: server.site.files.idOf('content/index.mdx'), key, value, session: 'test' })
  await matter('title', 'A title that fits')
  await matter('footer', false)
  expect(await act('undo', {})).toMatchObject({ label: 'Page: footer' })
  expect(read()).toContain('title: A title that fits')
  expect(read()).not.toContain('footer')
  expect(await act('undo', {})).toMatchObject({ label: 'Page: title' })
  expect(read()).toBe(HOME)
})

const pixel = (background = '#fff') =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
const addPicture = async () =>
  act('picture', { ...blockWith('One.'), name: 'a.png', alt: 'A', data: (await pixel()).toString('base64') })
const git = (...args: string[]) => runGit(root, ...args)

test('a new picture goes with the page that shows it, also after a restart', async () => {
  startRepository(root)
  await addPicture()
  server = open()
  const { files } = (await act('changes', {})) as { files: { file: string; isOwn: boolean; title?: string }[] }
  expect(files).toMatchObject([
    { file: 'content/a.png', isOwn: true },
    { file: 'content/index.mdx', isOwn: true, title: 'Home, a test page' },
  ])
  const proposal = await act('propose', { files: ['content/index.mdx'], title: 'A picture', reason: '' })
  expect(proposal).toMatchObject({ problem: undefined, added: ['content/a.png'] })
  expect(git('-C', '.git/remote.git', 'ls-tree', '-r', '--name-only', 'edit/a-picture')).toContain('content/a.png\n')
})

test('with a page go the new pages that it links to', async () => {
  startRepository(root)
  write('content/new.mdx', FIRST)
  write('content/newer.mdx', FIRST)
  await act('save', { ...blockWith('One.'), text: 'To [the new page](/new#top).' })
  const proposal = await act('propose', { files: ['content/index.mdx'], title: 'A link', reason: '' })
  expect(proposal).toMatchObject({ problem: undefined, added: ['content/new.mdx'] })
})

test('a renamed page is one change, and is proposed whole', async () => {
  startRepository(root)
  await act('rename', { file: server.site.files.idOf('content/guides/first.mdx'), path: '/guides/second' })
  const renamed = 'content/guides/second.mdx'
  pages = [{ file: renamed, route: '/guides/second', frontMatter: { redirectFrom: '/guides/first' } }]
  const listed = (await changes()).files as { file: string; from?: string }[]
  expect(listed.map(({ file, from }) => [file, from])).toEqual([
    [renamed, 'content/guides/first.mdx'],
    ['content/index.mdx', undefined],
  ])
  await act('propose', { files: [renamed], title: 'Another name', reason: '' })
  const names = git('-C', '.git/remote.git', 'ls-tree', '-r', '--name-only', 'edit/another-name')
  expect(names).toContain(renamed)
  expect(names).not.toContain('first.mdx')
})

test('undo of a picture takes its file out of the site, unless another page shows it', async () => {
  startRepository(root)
  await addPicture()
  write('content/guides/first.mdx', FIRST.replace('Words.', '![A](../a.png)'))
  await act('undo', {})
  expect(existsSync(join(root, 'content/a.png'))).toBe(true)
  write('content/guides/first.mdx', FIRST)
  await addPicture()
  await act('undo', {})
  expect(read()).toBe(HOME)
  expect(existsSync(join(root, 'content/a.png'))).toBe(false)
})

type Line = { label: string; words: string; session: string; waitsFor?: string; isUndone: boolean }
const changes = () => act('changes', {}) as unknown as Promise<{ edits: Line[]; files: object[]; proposals: object[] }>

test('the list of edits says their words, and which one waits for a later one', async () => {
  await act('save', { ...blockWith('One.'), session: 'first', text: 'One and two.' })
  await act('save', { ...blockWith('One and two.'), session: 'second', text: 'Quite another text.' })
  await act('save', { ...blockWith('Words.', 'content/guides/first.mdx'), session: 'third', text: 'Wor.' })
  expect((await changes()).edits).toMatchObject([
    { session: 'third', words: 'deleted: “Words.”', waitsFor: undefined },
    { session: 'second', words: '“Quite another text.”', waitsFor: undefined },
    { session: 'first', words: '“One and two.”', waitsFor: 'second' },
  ])
})

test('the list of edits says what was done to which block', async () => {
  const changeWith = (words: string, command: { do: string; text?: string }) =>
    act('block', { ...blockWith(words), session: command.do, command })
  await changeWith('One.', { do: 'insert', text: '| a |\n| --- |\n| b |' })
  await changeWith('Two', { do: 'up' })
  await changeWith('One.', { do: 'duplicate' })
  await changeWith('Two', { do: 'delete' })
  await act('block', { ...(await cellAt(1, 0)), command: { do: 'insert', text: '' } })
  await act('block', { ...(await cellAt(1, 0)), session: 'last', command: { do: 'delete' } })
  expect((await changes()).edits.map(({ label }) => label)).toEqual([
    'Row deleted',
    'Row inserted',
    'Paragraph deleted',
    'Paragraph duplicated',
    'Paragraph moved up',
    'Table inserted',
  ])
})

test('an edit that another program has reverted is not in the list, nor one that cannot be redone', async () => {
  const two = blockWith('Two')
  await act('block', { ...two, command: { do: 'delete' } })
  expect((await changes()).edits).toHaveLength(1)
  write('content/index.mdx', HOME)
  expect((await changes()).edits).toEqual([])
  await act('save', { ...blockWith('One.'), session: 'second', text: 'One and more.' })
  await act('undo', {})
  expect((await changes()).edits).toMatchObject([{ isUndone: true }])
  write('content/index.mdx', HOME.replace('One.', 'Quite another text.'))
  expect((await changes()).edits).toEqual([])
})

test('the list of edits is the same after a restart, also of a server that ended while it wrote', async () => {
  await act('save', { ...blockWith('One.'), session: 'first', text: 'First.' })
  await act('undo', {})
  await act('save', { ...blockWith('One.'), session: 'second', text: 'First.' })
  appendFileSync(join(root, '.staffroom/edits.jsonl'), '{"id":3,"fi')
  server = open()
  expect((await changes()).edits).toMatchObject([{ session: 'second' }])
})

test('an edit of a record says which value was changed, from what to what', async () => {
  const before = "export const desks = [{ name: 'Front', seats: 2 }]\n"
  write('data/desks.ts', before)
  const { files, journal } = server.site
  const edit = (label: string, from: string, to: string) => {
    const source = files.read('data/desks.ts')
    server.site.write(source, label, label, source.text.replace(from, to))
  }
  edit('Desks 1, seats', '2', '3')
  edit('Desks 1, seats', '3', '12')
  edit('Desks 1: entry added below', ' }]', " }, { name: 'Back', seats: 1 }]")
  edit('Desks 1: entry removed', "{ name: 'Front', seats: 12 }, ", '')
  expect(journal.list().map(({ label, words }) => `${label} ${words}`)).toEqual([
    'Desks 1: entry removed deleted: “Front, 12”',
    'Desks 1: entry added below added: “Back, 1”',
    'Desks 1, seats from “2” to “12”',
  ])
})

test('a value of a record that another program has changed is not overwritten', async () => {
  const desks = "export const desks = [{ name: 'Front' }]\n"
  write('data/desks.ts', desks)
  const value = { file: server.site.files.idOf('data/desks.ts'), path: 'desks[0].name', session: 'test' }
  for (const [action, more] of [
    ['record', { parts: ['Back'] }],
    ['list', { do: 'remove' }],
  ] as const)
    expect((await refusalOf(act(action, { ...value, old: ['Other'], ...more })))?.message).toContain('another program')
  expect(read('data/desks.ts')).toBe(desks)
})

test('edits of one session are redone together, the first one first', async () => {
  await act('save', { ...blockWith('One.'), text: 'One and two.' })
  await act('save', { ...blockWith('One and two.'), text: 'Something else.' })
  const changed = read()
  await act('undo', {})
  expect(read()).toBe(HOME)
  await act('redo', {})
  expect(read()).toBe(changed)
})

test('an undone edit stays in the list, and is redone, until there is another', async () => {
  startRepository(root)
  await addPicture()
  const changed = read()
  await act('undo', {})
  expect(await changes()).toMatchObject({
    files: [{ file: 'content/index.mdx', kind: 'unchanged' }],
    edits: [{ label: 'Picture', isUndone: true }],
  })
  await act('redo', {})
  expect(read()).toBe(changed)
  expect(existsSync(join(root, 'content/a.png'))).toBe(true)
  expect((await refusalOf(act('redo', {})))?.message).toBe('There is nothing to redo.')
  await act('undo', {})
  await act('save', { ...blockWith('One.'), text: 'Another.' })
  expect((await changes()).edits).toMatchObject([{ label: 'Paragraph', isUndone: false }])
})

test('the list of changes names pages and records, and what no page uses or was not edited here', async () => {
  write('data/opening-hours.ts', "export const hours = { picture: 'a.png', open: 9 }\n")
  write('content/gone.mdx', FIRST)
  startRepository(root)
  for (const name of ['a.png', 'b.png']) write(`content/${name}`, 'a picture')
  unlinkSync(join(root, 'content/gone.mdx'))
  write('content/index.mdx', HOME.replace('One.', 'Another program wrote this.'))
  const { files, journal } = server.site
  const source = files.read('data/opening-hours.ts')
  server.site.write(source, 'Hours', 'hours', source.text.replace('9', '8'))
  expect(journal.list()).toHaveLength(1)
  const { files: changed, ...rest } = (await changes()) as unknown as { files: Record<string, unknown>[] }
  expect(
    changed.map(({ file, title, kind, added, removed, isOwn, isUsed }) => {
      return [file, title, kind, added, removed, isOwn ? 'own' : 'other', isUsed ? 'used' : 'unused']
    }),
  ).toEqual([
    // The record that was edited names it.
    ['content/a.png', undefined, 'new', 1, 0, 'own', 'used'],
    ['content/b.png', undefined, 'new', 1, 0, 'other', 'unused'],
    ['content/gone.mdx', undefined, 'deleted', 0, FIRST.split('\n').length - 1, 'other', 'used'],
    ['content/index.mdx', 'Home, a test page', 'changed', 1, 1, 'other', 'used'],
    ['data/opening-hours.ts', 'Records: opening hours', 'changed', 1, 1, 'own', 'used'],
  ])
  expect(rest).toMatchObject({ isRepository: true, proposals: [] })
})

test('without a repository there is nothing to propose, and edits can still be undone', async () => {
  await act('save', { ...blockWith('One.'), text: 'First.' })
  expect(await changes()).toMatchObject({ isRepository: false, files: [], edits: [{ label: 'Paragraph' }] })
  await act('undo', {})
  expect(await changes()).toMatchObject({ isRepository: false, files: [] })
})

test('a file says in which open proposal it is, until it changes again', async () => {
  startRepository(root)
  await act('save', { ...blockWith('One.'), text: 'First.' })
  await act('propose', { files: ['content/index.mdx'], title: 'A first word', reason: '' })
  expect(await changes()).toMatchObject({
    proposals: [{ branch: 'edit/a-first-word', title: 'A first word' }],
    files: [{ proposed: 'edit/a-first-word' }],
  })
  await act('save', { ...blockWith('First.'), text: 'Second.' })
  expect((await changes()).files).toMatchObject([{ proposed: undefined }])
})
