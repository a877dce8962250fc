import { expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { emptyReport } from '../../tools/review/folder/model.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'
import { markdownSummary } from '../../tools/review/summary.ts'

function summary(base: Record<string, string>, head: Record<string, string>): string {
  const { pages } = compareSites(new BuiltSite(memoryFiles(base)), new BuiltSite(memoryFiles(head)))
  const changed = pages
    .filter(({ status }) => status !== 'same')
    .map((page) => ({
      ...page,
      slug: '',
      causes: [],
      causeUnknown: false,
      pictures: [],
      unseen: [],
    }))
  return markdownSummary({ ...emptyReport, base: 'base', total: pages.length, pages: changed })
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
