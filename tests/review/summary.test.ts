import { expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { emptyReport, type ReportModel } from '../../tools/review/folder/model.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'
import { markdownSummary, plainSummary } from '../../tools/review/summary.ts'

type Files = Record<string, string>

const summary = (base: Files, head: Files): string => markdownSummary(modelOf(base, head))

function modelOf(base: Files, head: Files): ReportModel {
  const { pages } = compareSites(new BuiltSite(memoryFiles(base)), new BuiltSite(memoryFiles(head)))
  const changed = pages
    .filter(({ status }) => status !== 'same')
    .map((page) => ({
      ...page,
      slug: `page${page.path.replace(/\W/g, '-')}`,
      causes: [],
      causeUnknown: false,
      pictures: [],
    }))
  return { ...emptyReport, base: 'base', total: pages.length, pages: changed }
}

it('escapes file names and addresses', () => {
  const name = 'a`](https://evil.example) @everyone | www.evil.example\nb'
  const words = 'Everything about ropes, lamps, anchors and the boats that need them.'
  const base = { 'index.html': page('Home', 'Open'), 'old.html': page('Ropes', words) }
  const head = {
    'index.html': page('Home', `<a href="/x\`@everyone">Closed</a>`),
    [`${name}.html`]: page('Ropes', words),
    [`new ${name}.html`]: page('Other', 'Nothing of the sort'),
    _redirects: `/old /${encodeURI(name)}`,
  }
  const text = summary(base, head)
  expect(text).not.toMatch(/https:\/\/evil|@everyone|www\.evil|`/)
})

const page = (title: string, words: string) =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>${words}</p></main>`

it('lists each broken thing once, with its number of pages, removed pages first', () => {
  const base = {
    'index.html': page('Home', 'A shop. <a href="/about#team">Who we are</a>'),
    'about.html': page('About', '<b id="team">Three people</b>, and <a href="/safe#keys">keys</a>'),
    'safe.html': page('Safe', 'Nobody takes your words from here.'),
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `page-${index}.html`,
        page(`Page ${index}`, '<a href="/safe">Safe</a>'),
      ]),
    ),
  }
  const { 'safe.html': safe, ...head } = { ...base, 'about.html': base['about.html'].replace('team', 'people') }
  expect(safe).toBeDefined()
  expect(summary(base, head)).toContain(
    '**Broken by this change:** /safe is gone, its address does not redirect, and 10 pages still link to it; ' +
      '“Who we are” in the text of Home \\(/\\) no longer finds its place on /about: ' +
      'visitors land at the top, as \\#team is gone from there\n',
  )
})

it('counts what it does not list', () => {
  const pages = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `${index}.html`,
        page(`Page ${index}`, `Of ${index} ${word}${index}.`),
      ]),
    )
  const text = summary(pages('ropes'), pages('lamps'))
  const listed = text.split('\n').filter((line) => line.startsWith('- ')).length
  expect(text).toContain(`and ${300 - listed} more lines`)
  expect(text.length).toBeLessThanOrEqual(4000)
})

it('names a broken place by the words of all links to it', () => {
  const demo = (id: string) => page('Demo', `</p><h2 id="${id}">Book</h2><p>Here`)
  const links = {
    'a.html': page('A', '<a href="demo#book">Book a demo</a>'),
    'b.html': page('B', '<a href="demo#book">Demo call</a>'),
  }
  const text = summary({ ...links, 'demo.html': demo('book') }, { ...links, 'demo.html': demo('call') })
  expect(text).toContain('“Book a demo” and “Demo call” in the text of 2 pages no longer find their place on /demo')
})

it('links to the published report and to each edit of it', () => {
  const model = modelOf({ 'a.html': page('A', 'One') }, { 'a.html': page('A', 'Two') })
  const text = markdownSummary(model, 'https://review.example/7')
  expect(text).toContain('**[Open the review](https://review.example/7/index.html)** · compared with base\n')
  expect(text).toContain('[Words: “One” → “Two”](https://review.example/7/index.html#edit-1) (1 page)\n')
})

it('has some notes, escaped and cut', () => {
  const model = modelOf({ 'a.html': page('A', 'One') }, { 'a.html': page('A', 'Two') })
  const notes = ['See @everyone', ...Array.from({ length: 20 }, (_, at) => `Note ${at} ${'words '.repeat(60)}`)]
  const text = markdownSummary({ ...model, notes })
  expect(text).toContain('> See @\u200beveryone\n')
  expect(text).toMatch(/> Note 0 (words )+…\n/)
  expect(text).not.toContain('Note 19')
  expect(text).toContain('“One” → “Two”')
})

it('says in a terminal what changed, what is noted, what broke, and the first of many edits', () => {
  const model = modelOf(
    { 'a.html': page('A', 'One'), 'b.html': page('B', 'Two') },
    { 'a.html': page('A', '<a href="/none">One</a>'), 'b.html': page('B', 'Three') },
  )
  const [a, b] = model.pages
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...{ ...b!, path: `/${at}`, causes: [{ file: `content/${at}.mdx` }] },
    findings: b!.findings.map((each) => ({ ...each, after: `${at}` })),
  }))
  const pages = [{ ...a!, causes: [{ file: 'content/a.mdx' }] }, ...many]
  const lines = plainSummary({ ...model, notes: ['No pictures'], pages }).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'Do not merge yet: 1 edit breaks something',
    'No pictures',
    'Broken by this change: “One” in the text of /a leads nowhere',
  ])
  expect(lines[3]).toMatch(/^Breaks something: Page \/a.* \(1 page\)$/)
  expect(lines[4]).toMatch(/^Looks safe: Page \/\d+: Two → \d+ \(1 page\)$/)
  expect(lines.at(-1)).toBe('…')
  expect(lines.length).toBeLessThan(pages.length)
})
