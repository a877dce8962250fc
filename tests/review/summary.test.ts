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
      unseen: [],
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
  expect(text).toContain('moved to')
  // A code span contains only text and ends at the first backtick.
  const outside = text.replace(/`[^`\n]*`/g, '')
  expect(outside).not.toMatch(/https:\/\/evil|@everyone|www\.evil|`/)
  for (const row of text.split('\n').filter((line) => line.startsWith('|')))
    expect(row.replace(/\\\|/g, '').split('|')).toHaveLength(4)
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
    '**Broken by this change:** `/safe` is gone, its address does not redirect, and 10 pages still link to it; ' +
      '“Who we are” in the text of Home (`/`) no longer finds its place on `/about`: ' +
      'visitors land at the top, as `#team` is gone from there\n',
  )
})

it('quotes of long texts the words that differ, and lists the same change of two fields once', () => {
  const text = (end: string) => `An AI receptionist answers your phone day and night, takes messages and books ${end}.`
  const head = (end: string) =>
    `<!doctype html><title>Home</title><meta name="description" content="${text(end)}">` +
    `<meta property="og:description" content="${text(end)}"><main><h1>Home</h1><p>${end}</p></main>`
  const row = summary({ 'index.html': head('visits') }, { 'index.html': head('appointments') })
  expect(row).toContain('Search description: “visits” → “appointments”')
  expect(row).not.toContain('og:description')
})

it('counts equal changes of a page instead of repeating them', () => {
  const prices = (price: string, last: string) => ({
    'index.html': page(
      'Prices',
      ['A', 'B', 'C'].map((name) => `<li>${name} ${price}</li>`).join('') + `<p>${last}</p>`,
    ),
  })
  expect(summary(prices('£120', 'Fuel is extra.'), prices('£135', 'Fuel is free.'))).toContain(
    '| Words: “£120” → “£135” ×3; Words: “extra” → “free” |',
  )
})

it('counts the pages that it does not list', () => {
  const pages = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `a-page-with-a-long-address-${index}.html`,
        `<!doctype html><title>Page ${index}</title><main><h1>Page ${index}</h1><p>Of ${word} ${index}.</p></main>`,
      ]),
    )
  const text = summary(pages('ropes'), pages('lamps'))
  const listed = text.split('\n').filter((line) => line.startsWith('| `')).length
  expect(text).toContain(`and ${300 - listed} more pages`)
  expect(text.length).toBeLessThanOrEqual(4000)
})

it('names a broken place by the words of all links to it', () => {
  const demo = (id: string) => page('Demo', `</p><h2 id="${id}">Book</h2><p>Here`)
  const links = {
    'a.html': page('A', '<a href="demo#book">Book a demo</a>'),
    'b.html': page('B', '<a href="demo#book">Demo call</a>'),
  }
  const text = summary({ ...links, 'demo.html': demo('book') }, { ...links, 'demo.html': demo('call') })
  expect(text).toContain('“Book a demo” and “Demo call” in the text of 2 pages no longer find their place on `/demo`')
})

it('links to the published report and to each page of it', () => {
  const model = modelOf({ 'a.html': page('A', 'One') }, { 'a.html': page('A', 'Two') })
  const text = markdownSummary(model, 'https://review.example/7')
  expect(text).toContain('**[Open the review](https://review.example/7/index.html)** · compared with base\n')
  expect(text).toContain('| [`/a`](https://review.example/7/pages/page-a/index.html) |')
})

it('has notes, escaped and cut, and leaves out those that would take the room of the pages', () => {
  const model = modelOf({ 'a.html': page('A', 'One') }, { 'a.html': page('A', 'Two') })
  const notes = ['See @everyone', ...Array.from({ length: 20 }, (_, at) => `Note ${at} ${'words '.repeat(60)}`)]
  const text = markdownSummary({ ...model, notes })
  expect(text).toContain('> See @\u200beveryone\n')
  expect(text).toMatch(/> Note 0 (words )+…\n/)
  expect(text).not.toContain('Note 19')
  expect(text).toContain('| `/a` | Words: “One” → “Two” |')
})

it.each([
  ['words that came', '<p>Open', '<p>Open now', 'Words added: “now”'],
  ['words that went', '<p>Open now', '<p>Open', 'Words removed: “now”'],
  ['a paragraph that came', '<p>Open', '<p>Open<p>We sell rope', 'Added: “We sell rope”'],
  ['a paragraph that went', '<p>Open<p>We sell rope', '<p>Open', 'Removed: “We sell rope”'],
  [
    'a paragraph that moved',
    '<p>We sell rope and lamps<p>Each costs a pound',
    '<p>Each costs a pound<p>We sell rope and lamps',
    'Moved: “Each costs a pound”',
  ],
  ['a link', '<p><a href="/a?x">Rope</a>', '<p><a href="/a?y">Rope</a>', 'Link target: “/a?x” → “/a?y”'],
  ['a named value', '<p lang="de">Rope', '<p lang="en">Rope', 'Code lang: “de” → “en”'],
  [
    'more than two changes',
    '<p>One<p>is<p>Two<p>is<p>Three<p>is<p>Four',
    '<p>Five<p>is<p>Six<p>is<p>Seven<p>is<p>Eight',
    'Words: “One” → “Five”; Words: “Two” → “Six”; 2 more',
  ],
])('says what changed: %s', (_, before, after, row) => {
  expect(summary({ 'a.html': before }, { 'a.html': after })).toContain(`| \`/a\` | ${row} |\n`)
})

it('says of a page that changed as others did that it did, and of one that came, went or moved that', () => {
  const nav = (words: string) => `<nav>${words}</nav><main><p>We sell rope, lamps and anchors by the harbour</main>`
  const four = (words: string) => ({ 'a.html': nav(words), 'b.html': nav(words), 'c.html': nav(words) })
  expect(summary(four('Prices'), four('Costs'))).toContain('| `/a` | as on other pages |\n')
  const rows = summary({ 'a.html': nav('A'), 'b.html': '<p>B' }, { 'c.html': nav('A'), 'd.html': '<p>New words' })
  expect(rows).toContain('| `/a` | moved to `/c`; No redirect |\n')
  expect(rows).toContain('| `/b` | removed; No redirect |\n')
  expect(rows).toContain('| `/d` | new |\n')
})

it('says in a terminal what changed, what is noted, what broke, and the first of many causes', () => {
  const model = modelOf(
    { 'a.html': page('A', 'One'), 'b.html': page('B', 'Two') },
    { 'a.html': page('A', '<a href="/none">One</a>'), 'b.html': page('B', 'Three') },
  )
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ file: `content/${name}.mdx` }))
  const named = (count: number) => {
    const pages = model.pages.map((each, at) => ({ ...each, causes: at ? files.slice(1, count) : [files[0]!] }))
    return plainSummary({
      ...model,
      notes: ['No pictures'],
      pages: [
        ...pages,
        ...files.slice(2, count).map((cause, at) => ({
          ...{
            ...pages[1]!,
            path: `/${'cdef'[at]!}`,
            findings: pages[1]!.findings.map((each) => ({ ...each, after: `${at}` })),
          },
          causes: [cause],
        })),
      ],
    }).split('\n')
  }
  expect(named(5).slice(0, 3)).toEqual([
    'Do not merge yet: 1 edit breaks something',
    'No pictures',
    'Broken by this change: “One” in the text of /a leads nowhere',
  ])
  expect(named(5)[3]).toMatch(/^Because of: (Page \/\w[^;]* \(1 page\)(; |$)){5}$/)
  expect(named(6)[3]).toMatch(/^Because of: (Page \/\w[^;]* \(1 page\); ){5}…$/)
})
