import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import type { FoundChange } from '../../tools/review/compare/found-change.ts'
import { editsOf } from '../../tools/review/folder/edit-groups.ts'
import type { Picture, ReportModel, ReportPage } from '../../tools/review/folder/model.ts'
import { safePages } from '../../tools/review/folder/safe-pages.ts'
import { noContents, ReportContext } from '../../tools/review/folder/views/Document.tsx'
import { Overview } from '../../tools/review/folder/views/Overview.tsx'
import { PageView } from '../../tools/review/folder/views/PageView.tsx'
import { captionOf } from '../../tools/review/pictures/places.ts'
import { reportModel } from './report-model.ts'

/** The words of a view; each list and paragraph begins a line. */
function wordsOf(model: ReportModel, view: ReactElement): string {
  const contents = { ...noContents, ...model, edits: editsOf(model) }
  return renderToStaticMarkup(<ReportContext value={contents}>{view}</ReportContext>)
    .replace(/<(li|p)\b/g, '\n$&')
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +(?=[.,;:)]|\n)| +(?= )/g, '')
}

function indexOf(model: ReportModel): string {
  return wordsOf(model, <Overview />)
}

function viewOf(model: ReportModel, path: string): string {
  const entry = model.pages.find((page) => page.path === path)!
  const previews = { before: undefined, after: undefined }
  return wordsOf(model, <PageView {...{ entry, previews }} old={[]} marked="after.html" />)
}

it('says which pages became shorter or taller, the largest first, and nothing of a line more', () => {
  const words = ['<p>One', '<p>Two'] as const
  const model = reportModel({ a: words, b: words, c: words })
  const growths: Record<string, Record<number, number>> = {
    '/a': { 1440: -80, 390: 12 },
    '/b': { 1440: 200, 390: 350 },
    '/c': { 1440: 24, 390: 48 },
  }
  for (const page of model.pages) page.growth = growths[page.path]!
  expect(indexOf(model)).toContain(
    'Height of pages /b is 200 px taller on a desktop and 350 px taller on a phone ' +
      'and /a is 80 px shorter on a desktop. No other height changed by 60 px or more.',
  )
})

function pictureOf(findings: readonly FoundChange[]): Picture {
  const box = { side: 'head', x: 1, y: 1, width: 1, height: 1 } as const
  const spots = findings.map((finding) => ({ ...box, finding, caption: captionOf(finding) }))
  const captions = spots.map(({ caption }) => caption)
  return { variant: '390 light', width: 9, height: 9, scale: 1, spots, captions }
}

it('says which of the changes that are equal a picture shows', () => {
  const model = reportModel({
    a: ['<p>One costs £99 now<p>Two cost £99 each', '<p>One costs £95 now<p>Two cost £95 each'],
  })
  const [page] = model.pages
  page!.pictures.push({ ...pictureOf([page!.findings[1]!]), after: 'a.webp' })
  expect(viewOf(model, '/a')).toMatch(/\n.*Change 2: Two cost £99 £95 each +After/)
})

it('has pictures of a page only where there are any', () => {
  const model = reportModel({ a: ['<p>One', '<p>Two'] })
  const [page] = model.pages
  expect(viewOf(model, '/a')).not.toContain('Pictures')
  page!.pictures.push({ ...pictureOf(page!.findings), after: 'a.webp' })
  expect(viewOf(model, '/a')).toContain('Pictures')
})

const clinic = '<p>Our clinic<img src="/NAME.png" alt="A clinic">'

it('groups edits by what to do about them, the most urgent first', () => {
  const guarantee = (days: string) => `<p>A ${days} guarantee, always`
  const model = reportModel({
    a: [clinic.replace('NAME', 'a'), clinic.replace('NAME', 'b')],
    b: [guarantee('30-day'), guarantee('14-day')],
  })
  const words = indexOf(model)
  expect(words).toMatch(
    /Looks like a mistake \(1\)\s[^]*description fit\?[^]*For you to decide \(1\)[^]*shorter\. Is that meant\?/,
  )
})

it('says on which pages a change of several edits shows most, and which pages are new', () => {
  const model = reportModel({
    a: ['<p>One', '<p>Two'],
    b: ['<p>One', '<p>Two'],
    c: ['<p>Three', '<p>Four'],
    d: ['<p>Five', '<p>Six'],
    e: ['<p>New', '<p>New'],
  })
  model.pages[4]!.status = 'added'
  for (const [at, page] of model.pages.entries())
    page.causes = [{ file: at < 2 ? 'data/shared.ts' : `content${page.path}.mdx` }]
  expect(indexOf(model)).toMatch(/ Widest edits: Data shared: One → Two \(2 pages\)\. \/e is new\./)
  const few = { ...model, pages: model.pages.slice(0, 3) }
  expect(indexOf(few)).not.toContain('Widest edits')
})

it('names on its first screen each edit in doubt, with the reason in short', () => {
  const guarantee = (days: string) => `<p>A ${days} guarantee, always`
  const words = ['<p>Old', '<p>New'] as const
  const model = reportModel({
    a: ['<p>One<p>Ask us to delete all of it.', '<p>One'],
    b: [guarantee('30-day'), guarantee('14-day')],
    c: words,
    d: [words[1], words[0]],
  })
  for (const page of model.pages) page.causes = [{ file: `content${page.path}.mdx` }]
  const [first] = indexOf(model).split('left to look at')
  expect(first).toContain('Looks like a mistake /a: “Ask us to delete all of it.” is gone')
  expect(first).toContain('For you to decide /b: 30-day is now 14-day')
  expect(first).not.toContain('Looks safe')
})

it('has the same counts in its heading, its first rows, its edits and its lists of pages', () => {
  const price = ['<p>It costs £99', '<p>It costs £95'] as const
  const model = reportModel({
    a: [price[0] + clinic.replace('NAME', 'a'), price[1] + clinic.replace('NAME', 'b')],
    b: price,
    c: ['<p>Ready when you are', '<p>Ready as you are'],
    d: ['<p>Same', '<p>Same'],
  })
  for (const page of model.pages) page.causes = [{ file: `content${page.path}.mdx` }]
  const edits = editsOf(model)
  const same = model.pages.filter(({ status }) => status === 'same').map(({ path }) => path)
  const pages = model.pages.filter(({ status }) => status !== 'same')
  const contents = { ...noContents, ...model, pages, same, total: pages.length + same.length, edits }
  const safe = safePages(contents, edits)
  const html = renderToStaticMarkup(
    <ReportContext value={{ ...contents, safe }}>
      <Overview />
    </ReportContext>,
  )
  const number = (pattern: RegExp) => Number(pattern.exec(html)?.[1])
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  const all = number(/<h2 id="edits">(\d+)/)
  expect(count(/<li id="edit-/g)).toBe(all)
  const told = /<h1>(.*?)<\/h1>/.exec(html)![1]!.match(/\d+/g)!.map(Number)
  const sections = [...html.matchAll(/<summary><b>[^<]*<\/b> \((?:<!-- -->)?(\d+)/g)].map(([, size]) => Number(size))
  expect(told).toEqual(sections.slice(0, told.length))
  expect(sections.reduce((sum, each) => sum + each)).toBe(all)
  const left = number(/data-left="(\d+)"/)
  expect([number(/<h2 data-left="(\d+)"/), count(/data-tick=/g)]).toEqual([left, left])
  expect(left + number(/>(\d+) pages? to skip/)).toBe(number(/pages? of (\d+) changed/))
  expect(number(/(\d+) pages? of \d+ changed/)).toBe(left + safe.length)
})

it('names beside a page the edits that ask about it, but not one of many pages', () => {
  const price = ['<p>It costs £99 or £99', '<p>It costs £95 or £99'] as const
  const model = reportModel({ a: [price[0] + clinic.replace('NAME', 'a'), price[1] + clinic.replace('NAME', 'b')] })
  const list = indexOf(model).split('left to look at').at(-1)!
  expect(list).toMatch(/old value +edits? \d/)
  // A look that many pages have is checked on one of them.
  const styled = [...'abcdefghijkl'].map((name) => [name, ['<p style="color:red">A', '<p style="color:blue">A']])
  const [edits, pages] = indexOf(reportModel(Object.fromEntries(styled)))
    .split('left to look at')
    .slice(-2)
  expect(edits).toContain('Is that meant on all 12 pages?')
  expect(pages).not.toMatch(/edits? \d/)
})

it('says on the page that breaks links of others what it breaks', () => {
  const broken = '<p><a href="/b#b">Go</a>'
  const model = reportModel({ a: [broken, broken], b: ['<h2 id="b">Old name</h2>', '<h2 id="c">New name</h2>'] })
  expect(viewOf(model, '/b')).toContain('“Go” in the text of /a no longer finds its place on /b')
  expect(viewOf(model, '/a')).not.toContain('no longer finds its place')
})

it('reports an old address of a page that only moved', () => {
  const link = '<p><a href="/old">Go</a> and words that stay as they are'
  const moved = '<h1>Ropes</h1><p>Everything about ropes, lamps, anchors and the boats that need them.'
  const model = reportModel({ a: [link, `${link} today`], old: [moved, moved] })
  const page = model.pages.find(({ path }) => path === '/old')!
  Object.assign(page, { status: 'moved', movedTo: '/new', causes: [{ file: 'content/new.mdx' }] })
  const place = { path: '/a', in: 'p', sentence: 'Go' }
  const old = [{ value: '/old', after: '/new', redirects: true as const, places: [place] }]
  expect(indexOf({ ...model, old })).toContain('Its old address is still in use')
})

it('repeats on a new page what it claims, with links to the words', () => {
  const claims = '<meta name="description" content="Switch in one afternoon."><p>It never misses a call.'
  const model = reportModel({ a: ['<p>One', claims] })
  const entry: ReportPage = { ...model.pages[0]!, status: 'added', base: undefined, findings: [] }
  const previews = { before: undefined, after: undefined }
  const view = <PageView {...{ entry, previews }} old={[]} marked="after.html" />
  expect(wordsOf(model, view)).toMatch(
    /To prove: It never misses a call\. *\n *To prove: Switch in one afternoon\. *In the description for search engines/,
  )
  expect(renderToStaticMarkup(view)).toContain('href="after.html#claim-1"')
})

it('says of a page without a badge why it needs a look', () => {
  const broken = '<p><a href="/b#b">Go</a>'
  const model = reportModel({
    a: [broken, broken],
    b: ['<h2 id="b">Old name</h2>', '<h2 id="c">New name</h2>'],
    c: ['<p>It costs £99', '<p>It costs £95'],
  })
  for (const page of model.pages) page.causes = [{ file: 'content/b.mdx' }]
  const list = indexOf(model).split('left to look at').at(-1)!
  expect(list).toMatch(/\/a broken/)
  expect(list).toMatch(/\/b causes a break, \d/)
  expect(list).toMatch(/\/c £99 → £95, \d/)
})

it('names beside many pages with one broken link the edit that broke it', () => {
  const link = '<p><a href="/target#b">Go</a>'
  const model = reportModel({
    a: [link, link],
    b: [link, link],
    c: [link, link],
    target: ['<h2 id="b">Name</h2>', '<h2 id="c">Name</h2>'],
  })
  for (const page of model.pages) page.causes = [{ file: 'content/target.mdx' }]
  const list = indexOf(model).split('left to look at').at(-1)!
  expect(list).toMatch(/\/c edit 1 breaks something, 1 change/)
  expect(list).not.toContain('broken')
})

it('says that a new page has nothing before, and shows no empty half', () => {
  const model = reportModel({ a: ['<p>One', '<p>One'] })
  const [page] = model.pages
  const entry: ReportPage = { ...page!, status: 'added', base: undefined, findings: [] }
  const card = { above: 'Site', title: 'T', text: 'One' }
  const previews = { before: undefined, after: { search: card, card } }
  const words = wordsOf(model, <PageView {...{ entry, previews }} old={[]} marked="after.html" />)
  expect(words).toContain('New page: nothing before.')
  expect(words).not.toContain('Not in search results')
  const old = [{ path: '/a', in: 'p', sentence: 'From £99', value: '£99', after: '£95', id: 'old-1' }]
  expect(wordsOf(model, <PageView {...{ entry, previews, old }} marked="after.html" />)).toContain('All of it is new')
})

it('names a new picture beside an old value of its page, and beside no other', () => {
  const price = ['<p>It costs £99', '<p>It costs £95'] as const
  const model = reportModel({
    a: [price[0] + clinic.replace('NAME', 'a'), price[1] + clinic.replace('NAME', 'b')],
    b: ['<p>Ready in 20 days, from £99', '<p>Ready in 10 days, from £99'],
    c: ['<p>Ready in 20 days', '<p>Ready in 20 days or 9'],
  })
  const words = indexOf(model)
  expect(words).toContain(
    '£99 (now £95) is still on /b; perhaps also in the new picture on /a, whose words are not read',
  )
  expect(words).toMatch(/20 days \(now 10\) is still on \/c(?!;)/)
})

it('names up to four places with an old value, text files among them, and counts more', () => {
  const model = reportModel({ a: ['<p>It costs £99', '<p>It costs £95'] })
  const places = [...'bcdef'].map((name) => ({ path: `/${name}`, in: 'title', sentence: 'From £99' }))
  const staleAt = (...paths: object[]) => {
    const old = [{ value: '£99', after: '£95', places: paths as typeof places }]
    return /£99 \(now £95\).*?\. /.exec(indexOf({ ...model, old }))![0].trim()
  }
  expect(staleAt(...places.slice(0, 2), { path: '/llms.txt', in: 'text', sentence: 'From £99' }, places[2]!)).toBe(
    '£99 (now £95) is still in the title of /b, in the title of /c, in llms.txt and in the title of /d.',
  )
  expect(staleAt(...places)).toBe(
    '£99 (now £95) is still in the title of /b, in the title of /c, in the title of /d and in 2 more places.',
  )
})

it('warns of pictures whose words are not read beside an old value, of new pages and of those that had it', () => {
  const pictured = (words: string) => `${words}<p><img src="/new.png" alt="A clinic">`
  const model = reportModel({
    a: ['<p>It costs £99', '<p>It costs £95'],
    b: [undefined, pictured('<p>Only £99 at Bo')],
    c: [undefined, '<p>Only £99 at Cy<footer><p><img src="/logo.png" alt="A logo"></footer>'],
    d: [clinic.replace('NAME', 'a'), clinic.replace('NAME', 'b')],
    e: ['<p>Only £99<p>Words', pictured('<p>Words')],
  })
  expect(indexOf(model)).toContain(
    '£99 (now £95) is still on /b and on /c; perhaps also in the new pictures on /b and /e, whose words are not read',
  )
})

/** The address of the first thumbnail of the edits, with the part of the picture that it shows. */
function thumbnailOf(model: ReportModel): string[] {
  const contents = { ...noContents, ...model, edits: editsOf(model) }
  const html = renderToStaticMarkup(
    <ReportContext value={contents}>
      <Overview />
    </ReportContext>,
  )
  const [, thumbnail = ''] = /<a class="thumb"(.*?)<\/a>/.exec(html) ?? []
  return [...thumbnail.matchAll(/ (?:href|viewBox|aria-label|x|y)="([^"]*)"|<small>([^<]*)/g)].map(
    ([, value, words]) => value ?? words!,
  )
}

it('shows the part of a picture in which an edit is seen best, framed, as a link to the change', () => {
  const model = reportModel({ a: ['<p>One<p>Words stay', '<p>Two<p>Words stay'] })
  const [page] = model.pages
  const { spots, captions } = pictureOf(page!.findings)
  const take = (variant: string, spot: object, after = `${variant}.webp`) => {
    const size = { width: 780, height: 600, scale: 2, before: 'before.webp', after }
    page!.pictures.push({ variant, ...size, captions, spots: [{ ...spots[0]!, ...spot }] })
  }
  take('1440 light', { x: 100, y: 100, width: 50, height: 10 })
  expect(thumbnailOf(model)).toEqual([
    ...['pages/a/index.html#c1', '100 151 300 118', 'Picture of edit 1, on /a'],
    ...['pages/a/1440 light.webp', '196', '196'],
  ])
  // A phone's picture is larger.
  take('390 light', { x: 0, y: 290, width: 390, height: 10 })
  expect(thumbnailOf(model)).toEqual([
    ...['pages/a/index.html#c1', '0 482 300 118', 'Picture of edit 1, on /a', 'pages/a/390 light.webp'],
  ])
  // Of several, the one that differs most, at the pixels that differ.
  const changed = { x: 200, y: 20, width: 4, height: 4, count: 90 }
  take('390 light', { x: 0, y: 290, width: 390, height: 10, changed, side: 'base' }, 'other.webp')
  expect(thumbnailOf(model)).toEqual([
    ...['pages/a/index.html#c1', '254 0 300 118', 'Picture of edit 1, on /a', 'pages/a/before.webp'],
    ...['396', '36', 'before'],
  ])
})

it('begins a page at what its author should explain, then at what few pages have', () => {
  const begins = (model: ReportModel, path: string) => {
    const entry = model.pages.find((page) => page.path === path)!
    const contents = { ...noContents, ...model, edits: editsOf(model) }
    const previews = { before: undefined, after: undefined }
    const html = renderToStaticMarkup(
      <ReportContext value={contents}>
        <PageView {...{ entry, previews }} old={[]} marked="after.html" />
      </ReportContext>,
    )
    return /<iframe name="marked"[^>]* src="([^"]*)"/.exec(html)![1]
  }
  const body = (...words: string[]) => words.map((each) => `<p>${each}`).join('<h2>Same</h2>')
  const model = reportModel({
    a: [body('We open', 'Ready in 5 days', 'Old'), body('We close', 'Ready in 9 days', 'New')],
    b: [body('We open', 'Old'), body('We close', 'Quite new')],
    c: ['<h2 id="a">Same</h2>', '<meta name="description" content="New"><h2 id="b">Same</h2>'],
  })
  expect(begins(model, '/a')).toBe('after.html#c2')
  expect(begins(model, '/b')).toBe('after.html#c2')
  expect(begins(model, '/c')).toBe('after.html#c2')
})
