import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { stopWords } from '../../data/search.ts'
import { formatPassage, isRelevant, parseExcerpt } from '../../pages/client/search/excerpt.ts'
import { searchTerms } from '../../pages/client/search/pagefind.ts'
import { parseHtmlFragment } from '../../tools/lib/html.ts'
import { searchIndex } from '../../tools/build/steps/search-index.ts'

const pages = [
  {
    route: '/a',
    title: 'Phones & calls',
    description: 'Who answers?',
    main: parseHtmlFragment(
      '<h1>Never missed</h1><h2 id="night">At night</h2><p>Somebody picks up.</p><button ' +
        'class="btn">Hidden</button>',
    ),
  },
  { route: '/b', title: 'Prices', description: 'What it costs.', main: parseHtmlFragment('<h1>One price</h1>') },
]

test('the same pages give the same index, without Pagefind’s styles', async () => {
  const [one, other] = [await searchIndex(pages), await searchIndex(pages)]
  const seen = (files: typeof one) =>
    files.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]).sort()
  expect(seen(one)).toEqual(seen(other))
  const paths = one.map(({ path }) => path.replace(/_[0-9a-f]+\./, '.'))
  expect(paths.filter((path) => path.startsWith('fragment/'))).toHaveLength(2)
  expect(paths.filter((path) => !/^(fragment|index)\//.test(path)).sort()).toEqual([
    'pagefind-entry.json',
    'pagefind-worker.js',
    'pagefind.en.pf_meta',
    'pagefind.js',
    'wasm.en.pagefind',
  ])
})

test('an excerpt becomes plain text, whatever it contains', () => {
  expect(parseExcerpt('A <mark>missed</mark> call &amp; &lt;b&gt;<mark>it&#39;s</mark>')).toEqual([
    { text: 'A ', found: false },
    { text: 'missed', found: true },
    { text: ' call & <b>', found: false },
    { text: "it's", found: true },
  ])
  expect(parseExcerpt('&amp;lt;')).toEqual([{ text: '&lt;', found: false }])
})

test.each([
  ['price', 'Our <mark>pricing</mark>', true],
  ['missed calls', 'a <mark>call</mark>', true],
  ['MOT', 'an <mark>MOT,</mark> please', true],
  ['zzzqqqxxx', 'the <mark>zone</mark>', false],
  ['Dental', 'a <mark>dental</mark> practice', true],
  ['dental', 'nothing', false],
])('"%s" is answered by "%s": %s', (query, excerpt, expected) => {
  expect(isRelevant(excerpt, query)).toBe(expected)
})

const written = (pieces: ReturnType<typeof parseExcerpt>) =>
  pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('')
const withMarks = (title: string, excerpt: string) => written(formatPassage(title, excerpt).words)

test.each([
  [
    'with a full stop after it',
    'Prices, from £99',
    'Prices, from £99. One <mark>agent</mark> costs',
    'One [agent] costs…',
  ],
  ['with a sign of its own', 'Why?', 'Why? Because.', 'Because.'],
  ['and ends with a question', 'Why', 'Why. Is it <mark>so</mark>? ', 'Is it [so]? '],
  ['and ends with a quotation', 'Call', 'Call. “Good evening.”', '“Good evening.”'],
  ['without a sign', 'Read it', 'Read it Agent Good evening', 'Agent Good evening…'],
  [
    'with something found in it',
    'Prices for agents',
    '<mark>Prices</mark> for <mark>agents.</mark> One <mark>agent</mark>',
    'One [agent]…',
  ],
  ['with signs that HTML spells', 'Q & A', 'Q &amp; <mark>A</mark>. One', 'One…'],
  ['with a space that does not break', 'From\u00a0£99', 'From £99. One', 'One…'],
  [
    'cut off at its beginning',
    'What do calls cost? A calculator',
    'do <mark>calls</mark> cost? A calculator. Four figures',
    'Four figures…',
  ],
  ['and nothing else', 'Prices', '<mark>Prices</mark>.', ''],
])('an excerpt loses the title that it begins with, %s', (_what, title, excerpt, left) => {
  expect(withMarks(title, excerpt)).toBe(left)
})

test('matches in the title are marked', () => {
  expect(written(formatPassage('Prices for agents', '<mark>Prices</mark> for <mark>agents.</mark> One').title)).toBe(
    '[Prices] for [agents]',
  )
  expect(written(formatPassage('What do calls cost', 'do <mark>calls</mark> cost. Four').title)).toBe(
    'What do [calls] cost',
  )
  expect(written(formatPassage('Prices', 'All <mark>prices</mark>').title)).toBe('Prices')
})

test.each([
  ['a longer word', 'Price', 'Prices by <mark>level</mark>.', 'Prices by [level].'],
  ['a compound', 'Power', 'Power-ups. Extras', 'Power-ups. Extras…'],
  ['other words', 'Prices', 'All <mark>Prices</mark>. One', 'All [Prices]. One…'],
  ['the last word of the title, in a sentence', 'Ask for prices', '<mark>prices</mark> fall.', '…[prices] fall.'],
])('an excerpt that begins with %s stays whole', (_what, title, excerpt, left) => {
  expect(withMarks(title, excerpt)).toBe(left)
})

test('an entry has the words of its page, apart where the page shows them apart, and those of visitors', async () => {
  const main = parseHtmlFragment(
    '<h1>Prices</h1><table><tr><th>Agents</th><th>Each</th></tr></table><ul><li><span>Sales</span><span>£99</span></li>' +
      '</ul><p data-island-failed>Not loaded.</p><div class="related">Other pages</div>',
  )
  const before = JSON.stringify(main.children)
  const files = await searchIndex([{ ...pages[1]!, title: 'Prices <b>', main, aliases: 'costs & "fees"' }])
  expect(JSON.stringify(main.children)).toBe(before)
  const fragment = files.find(({ path }) => path.startsWith('fragment/'))!
  const { content, meta } = JSON.parse(
    gunzipSync(fragment.content)
      .toString()
      .replace(/^[^{]*/, ''),
  ) as { content: string; meta: object }
  expect(content).toContain('Agents. Each. Sales, £99')
  expect(content).not.toMatch(/Not loaded|Other pages/)
  expect(meta).toMatchObject({ title: 'Prices <b>', aliases: 'costs & "fees"' })
})

test('of a question only the words are searched that a page can answer, unless there are none', () => {
  const [first, second] = stopWords
  const contraction = stopWords.find((word) => word.includes('’'))!.replace('’', "'")
  expect(searchTerms(`${first}  ${second} dentists?`)).toBe('dentists?')
  expect(searchTerms(`${contraction.toUpperCase()} miss ${first} calls`)).toBe('miss calls')
  expect(searchTerms(`${first} ${second}`)).toBe(`${first} ${second}`)
})
