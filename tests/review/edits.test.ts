import { expect, it } from 'vitest'
import type { ChangedDownload } from '../../tools/review/compare/compare-downloads.ts'
import type { FoundChange } from '../../tools/review/compare/found-change.ts'
import type { DomElement } from '../../tools/review/page/dom.ts'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { memoryFiles, readSites } from '../../tools/review/site/built-site.ts'
import { questionInWords } from '../../tools/review/folder/doubt-words.ts'
import { parseBuiltPage } from '../../tools/review/page/page.ts'
import { entriesInWords } from '../../tools/review/folder/file-words.ts'
import { editsOf, toneOf } from '../../tools/review/folder/edit-groups.ts'
import { acceptedInWords, pagesToLookAt, safePages } from '../../tools/review/folder/safe-pages.ts'
import { emptyReport, type ReportModel, type ReportPage } from '../../tools/review/folder/model.ts'
import { oldValues } from '../../tools/review/folder/old-values.ts'
import { nameOfEdit, reachInWords, titleOf } from '../../tools/review/folder/plain-words.ts'
import { repairInWords, repairOf } from '../../tools/review/folder/repairs.ts'
import { viewSources } from '../../tools/review/folder/sources.ts'
import type { Cause } from '../../tools/review/report.ts'

const price = { file: 'data/prices.ts', key: 'agent.price' }
const styles = { file: 'components/button.css' }

function page(path: string, findings: FoundChange[], causes: Cause[]): ReportPage {
  const details = { slug: path.slice(1), causeUnknown: !causes.length, pictures: [] }
  return { path, status: 'changed', findings, causes, ...details }
}

function model(pages: ReportPage[]): ReportModel {
  const keys = [{ ...price, before: '99', after: '95', position: '2:3' }]
  return { ...emptyReport, total: 9, keys, pages }
}

const cheaper: FoundChange = {
  kind: 'text',
  before: '£99',
  after: '£95',
  in: 'Pricing',
  head: { element: {} as DomElement },
}
const gap: FoundChange = { kind: 'style', before: '4px', after: '8px', in: 'gap', edit: styles }

it('says an edit once with all its pages, and tells the edits of one page apart', () => {
  const edits = editsOf(
    model([
      page('/a', [cheaper, gap], [price, styles]),
      page('/b', [cheaper], [price]),
      page('/c', [cheaper], [price]),
    ]),
  )
  expect(edits.map(({ cause, pages, changes }) => [cause, pages.sort(), changes.length])).toEqual([
    [price, ['/a', '/b', '/c'], 1],
    [styles, ['/a'], 1],
  ])
})

it('tells a value of data and a broken anchor from the edits of the page that shows them', () => {
  const own = { file: 'content/a.mdx' }
  const target = { file: 'content/(group)/demo.mdx' }
  const shown = { source: 'content/a.mdx:9:1', in: 'Prices' }
  const saving: FoundChange = { ...shown, kind: 'text', before: '£80', after: '£64', edit: price }
  const broken: FoundChange = { ...shown, kind: 'broken-anchor', before: '/demo#a', after: '/demo#a', target: '/demo' }
  const words: FoundChange = { kind: 'text', before: 'when', after: 'as', in: 'Prices', edit: own }
  const edits = editsOf(model([page('/a', [saving, broken, words], [own, price, target])]))
  const causes = new Map(edits.map(({ cause, changes }) => [cause, changes.map(({ finding }) => finding)]))
  expect([...causes]).toEqual(
    expect.arrayContaining([
      [price, [saving]],
      [target, [broken]],
      [own, [words]],
    ]),
  )
})

it('takes links that follow a moved page for a part of the move', () => {
  const file = { file: 'content/costs.mdx' }
  const moved: ReportPage = { ...page('/prices', [gap], [file, styles]), status: 'moved', movedTo: '/costs' }
  const link: FoundChange = { kind: 'link', before: '/prices#a', after: '/costs#a', in: 'Home' }
  const edits = editsOf(model([moved, page('/a', [link], [{ file: 'content/a.mdx' }])]))
  expect(edits.map(({ cause, pages }) => [cause, pages.sort()])).toEqual([
    [file, ['/a', '/prices']],
    [styles, ['/prices']],
  ])
})

it('takes the sentence that links to a new page for a part of it', () => {
  const file = { file: 'content/cover.mdx' }
  const own = { file: 'content/a.mdx' }
  const added: ReportPage = { ...page('/cover', [], [file]), status: 'added' }
  const { elements } = parseBuiltPage('/a', 'a.html', '<p>Closed? See <a href="/cover">our cover</a>.')
  const element = elements.find(({ tagName }) => tagName === 'p')!
  const sentence: FoundChange = { kind: 'insert', before: '', after: 'Closed?', in: 'A', head: { element } }
  expect(editsOf(model([added, page('/a', [sentence], [own])]))).toMatchObject([{ cause: file, also: [own] }])
})

it('sums the pages of an edit by their folders, and says what they show of it', () => {
  const inFolder = (path: string, folder: string, findings: FoundChange[]) => {
    const source = `<p data-source="content/(${folder})${path}.mdx:3:1">`
    return { ...page(path, findings, [price]), head: parseBuiltPage(path, `${path}.html`, source) }
  }
  const title: FoundChange = { kind: 'title', before: 'From £99', after: 'From £95', in: 'title', edit: price }
  const saving: FoundChange = { ...cheaper, before: '£80', after: '£64', edit: price }
  const reviewed = model([
    ...['/hr', '/sales', '/legal'].map((path) => inFolder(path, 'agents', [cheaper])),
    ...['/dental', '/auto'].map((path) => inFolder(path, 'industries', [saving])),
    page('/about', [title], [price]),
  ])
  const reach = (kept: ReportModel) =>
    reachInWords(
      editsOf(kept).find(({ cause }) => cause?.key)!,
      kept,
    )
  expect(reach(reviewed)).toBe('3 agents, 2 industries and 1 other; 3 show £95')
  expect(reach(model(reviewed.pages.toReversed()))).toBe('3 agents, 2 industries and 1 other; 3 show £95')
  expect(reach(model(reviewed.pages.slice(0, 3)))).toBe('3 agents; all show £95')
  expect(reach(model(reviewed.pages.slice(0, 1)))).toBe('')
  const wording = { file: 'data/texts.ts', key: 'call.text', before: 'call', after: 'calls' }
  const worded = ['/a', '/b'].map((path) => page(path, [{ ...cheaper, before: 'call', after: 'calls' }], [wording]))
  expect(reach({ ...model(worded), keys: [wording] })).toBe('')
})

it.each([
  ['bands[0].price', 'Price'],
  ['agents.sales.description', 'Description of sales'],
  ['site.hours.openingTimes', 'Hours'],
  ['faq[1]', 'New in FAQ'],
  ['callSteps[0].text', 'Text of call steps'],
])('says which value was edited in words: %s', (key, title) => {
  const after = 'export const bands = [\n  { name: "Small office", price: 95 },\n]\n'
  const cause = { file: 'data/all.ts', key }
  const reviewed = {
    ...model([page('/a', [cheaper], [cause])]),
    keys: [{ ...cause, before: '', after: '95', position: '2:33' }],
    sources: viewSources([{ file: cause.file, after }]),
  }
  expect(titleOf(editsOf(reviewed)[0]!, reviewed)).toBe(title)
})

it('names an edit of a heading by the whole heading', () => {
  const own = { file: 'content/a.mdx' }
  const reviewed = model([compared('/a', '<h2>Book your demo</h2>', '<h2>Book a call</h2>', own)])
  expect(nameOfEdit(editsOf(reviewed)[0]!, reviewed)).toMatch(/: Book your demo → Book a call$/)
})

it('takes keys of data that follow a moved page for a part of the move', () => {
  const file = { file: 'content/costs.mdx' }
  const moved: ReportPage = { ...page('/prices', [], [file]), status: 'moved', movedTo: '/costs' }
  const search = { file: 'data/search.ts', key: 'words[3].href' }
  const reviewed = model([moved])
  const keys = [{ ...search, before: '/prices#a', after: '/costs#a' }]
  expect(editsOf({ ...reviewed, keys })).toMatchObject([{ cause: file, also: [search] }])
})

it('counts each place of an equal change', () => {
  const edits = editsOf(
    model([page('/a', [cheaper, gap, { ...cheaper }], [price, styles]), page('/b', [cheaper], [price])]),
  )
  const [change] = edits.find(({ cause }) => cause === price)!.changes
  expect([change!.places.length, change!.pages]).toEqual([3, ['/a', '/b']])
})

it('puts what breaks first, then what looks like a mistake, what no edit explains, and what is to decide', () => {
  const words = (file: string): [FoundChange, Cause] => [{ ...cheaper, before: file, edit: { file } }, { file }]
  const broken: FoundChange = { kind: 'broken-anchor', before: '/d#a', after: '/d#a', in: 'A', target: '/d' }
  const [terms, termsFile] = words('content/(policies)/terms.mdx')
  const [about, aboutFile] = words('content/about.mdx')
  const priced = { ...cheaper, edit: price }
  const lostFile = { file: 'content/b.mdx' }
  const linkFile = { file: 'content/link.mdx' }
  const link: FoundChange = { ...cheaper, kind: 'cta', before: '/quiz', after: '/other', edit: linkFile }
  const goneFile = { file: 'content/gone.mdx' }
  const gone: FoundChange = { ...cheaper, before: 'We never sell any of it.', after: '', edit: goneFile }
  const lost: FoundChange = { kind: 'layout', before: 'footer', after: '', in: 'footer', edit: lostFile }
  const edits = editsOf(
    model([
      page('/unknown', [{ ...cheaper, before: 'x' }], []),
      page('/a', [gap, priced, about, terms, broken], [styles, price, aboutFile, termsFile, { file: 'content/d.mdx' }]),
      page('/b', [gap, priced, lost], [styles, price, lostFile]),
      page('/c', [gap, link], [styles, linkFile]),
      page('/e', [gone], [goneFile]),
    ]),
  )
  expect(edits.map(({ cause }) => cause?.file)).toEqual([
    'content/d.mdx',
    lostFile.file,
    goneFile.file,
    undefined,
    price.file,
    termsFile.file,
    linkFile.file,
    styles.file,
    aboutFile.file,
  ])
  // The reviewer asks why a footer is gone, why a policy says something else, why a button leads elsewhere, who
  // agreed to a price, and what made a change that no edit explains.
  expect(edits.filter((edit) => toneOf(edit) === 'warn').map(({ cause }) => cause?.file)).toEqual([
    lostFile.file,
    goneFile.file,
    undefined,
    price.file,
    termsFile.file,
    linkFile.file,
  ])
})

it('needs no look at pages that only repeat a change, unless layout or search engines are concerned', () => {
  const pages = [
    page('/a', [cheaper], [price]),
    page('/b', [cheaper], [price]),
    page('/gap', [cheaper, gap], [price, styles]),
    page('/title', [cheaper, { kind: 'title', before: 'At £99', after: 'At £95', in: '' }], [price]),
    page('/unknown', [cheaper], []),
  ]
  const safeOf = (reviewed: ReportModel) =>
    safePages(reviewed, editsOf(reviewed)).map(({ page: { path }, examples }) => [path, ...examples])
  // The page with the changed title is the example.
  expect(safeOf(model(pages))).toEqual([
    ['/a', '/title'],
    ['/b', '/title'],
  ])
  expect(safeOf(model(pages.slice(0, 2)))).toEqual([['/b', '/a']])
  const place = { path: '/b', in: 'description', sentence: 'From £99.' }
  // Neither with an old value nor with a link to an old address.
  for (const redirects of [undefined, true] as const)
    expect(
      safeOf({
        ...model(pages),
        old: [{ value: '£99', after: '£95', places: [place], ...(redirects && { redirects }) }],
      }),
    ).toEqual([['/a', '/title']])
  const own = page('/own', [cheaper, { ...cheaper, before: 'a' }], [price, { file: 'content/(group)/own.mdx' }])
  expect(safeOf(model([...pages, own, { ...own, path: '/example' }])).map(([path]) => path)).not.toContain('/own')
})

/** A page of a comparison of two states, by the edit that made all its changes. */
function compared(path: string, before: string, after: string, cause: Cause = price): ReportPage {
  const site = (html: string) => memoryFiles({ [`${path.slice(1)}.html`]: `<!doctype html><title>T</title>${html}` })
  const { base, head } = readSites(site(before), site(after))
  const found = compareSites(base, head).pages[0]!
  return { ...page(path, found.findings, [cause]), ...found }
}

it('needs a look once for each sentence in which a new value stands', () => {
  const text = (name: string, sentence: string) => (value: string) =>
    `<h1>${name}</h1><p>${sentence.replace('#', value)}</p><p>Hire ${value}</p>`
  const pageOf = (path: string, html: (value: string) => string) => compared(path, html('£99'), html('£95'))
  const pages = [
    pageOf('/a', text('Al', 'One agent costs # a month. Al is here.')),
    pageOf('/b', text('Bo', 'One agent costs # a month. Bo is there.')),
    pageOf('/c', text('Cy', 'Ask Cy. You pay # a month for Cy.')),
    pageOf('/d', text('Di', 'Ask Di. You pay # a month for Di.')),
    pageOf('/terms', text('Ed', 'You owe us # a month.')),
  ]
  const reviewed = model(pages)
  expect(safePages(reviewed, editsOf(reviewed)).map(({ page: { path } }) => path)).toEqual(['/b', '/d'])
  // Words of a policy are read, even if only a price changed that other pages show.
  const same = model(['/a', '/terms'].map((path) => pageOf(path, text('', 'You pay # a month.'))))
  expect(safePages(same, editsOf(same)).map(({ page: { path } }) => path)).toEqual(['/a'])
})

it('needs a look at a page that moved, or that a style makes shorter or taller', () => {
  const safe = (changed: Partial<ReportPage>) => {
    const [one, two] = ['/a', '/b'].map((path) => page(path, [gap], [styles]))
    const reviewed = model([one!, { ...two!, ...changed }])
    return safePages(reviewed, editsOf(reviewed)).map(({ page: { path } }) => path)
  }
  const grown = (by: number) => ({ growth: { 390: by, 1440: 0 } })
  expect([safe(grown(1)), safe(grown(-1)), safe(grown(20)), safe(grown(-20)), safe({})]).toEqual([
    ['/b'],
    ['/b'],
    [],
    [],
    [],
  ])
  expect(safe({ ...grown(0), status: 'moved', movedTo: '/c' })).toEqual([])
})

it('needs a look where no picture shows the change', () => {
  const pages = ['/a', '/b'].map((path) => page(path, [cheaper, { ...cheaper, before: 'old', after: 'new' }], [price]))
  const shown = (captions: string[]) => {
    const picture = { variant: '390 light', width: 1, height: 1, captions, spots: [], scale: 1 }
    const reviewed = model([{ ...pages[0]!, pictures: [picture] }, pages[1]!])
    return safePages(reviewed, editsOf(reviewed)).map(({ page: { path } }) => path)
  }
  expect(shown(['Words: £99 → £95', 'Words: old → new'])).toEqual(['/b'])
  expect(shown(['Words: £99 → £95'])).toEqual([])
})

it('needs a look at what breaks or is not explained, and names the edits to accept first', () => {
  const copies = (...findings: FoundChange[]) => ['/a', '/b', '/c'].map((path) => page(path, findings, [price]))
  const accepted = (pages: ReportPage[]) => {
    const reviewed = model(pages)
    const edits = editsOf(reviewed)
    const safe = safePages(reviewed, edits)
    return [safe.map(({ page: { path } }) => path).join(' '), acceptedInWords({ edits, safe })]
  }
  const broken: FoundChange = { kind: 'broken-link', before: '', after: '/x', in: 'Go', target: '/x' }
  expect(accepted(copies(cheaper))).toEqual(['/b /c', 'if you accept edit 1'])
  expect(accepted(copies(cheaper, broken))).toEqual(['', ''])
  expect(accepted(copies({ ...gap, in: 'color', head: cheaper.head! }))).toEqual(['/b /c', ''])
  const other = { ...gap, in: 'color', edit: styles }
  const both = copies(cheaper, other).map((each) => ({ ...each, causes: [price, styles] }))
  expect(accepted(both)).toEqual(['/b /c', 'if you accept edit 1'])
  // A change of them that no edit explains.
  const unknown = { ...both[1]!, findings: [cheaper], causes: [] }
  expect(accepted([both[0]!, unknown])[0]).toBe('/a')
})

const row = (count: string, more = '9 more') =>
  `<table><tr><th>Week<th>Calls<th>Compared</tr><tr><td>One<td>${count}<td>${more}</tr></table>`

/** A table of which one figure differs, and with it the comparison of its row; another row has its own. */
const comparedRows = (...counts: string[]) =>
  counts.map((count) => row(count, `${count.at(-1)} more`).replace('</table>', '<tr><td>Two<td>9<td>4 less</table>'))

/** A text with two prices in place of its #. */
const savings = (text: string) => ['31', '32'].map((price) => `<p>${text.replaceAll('#', price)}`)

it.each([
  [
    'a shorter promise',
    '<p>A 30-day guarantee',
    '<p>A 14-day guarantee',
    '/a: 30-day is now 14-day, which is shorter. Is that meant?',
  ],
  [
    'a longer time',
    '<p>We answer within 2 hours, always',
    '<p>We answer within 2 days, always',
    '/a: 2 hours is now 2 days, which is longer. Is that meant?',
  ],
  [
    'a time in words',
    '<p>Ready in two weeks',
    '<p>Ready in four weeks',
    '/a: two weeks is now four weeks, which is longer. Is that meant?',
  ],
  [
    'days that are working days now, which may be as long',
    '<p>Ready in 7 days',
    '<p>Ready in 5 working days',
    '/a: 7 days is now 5 working days. Is that meant?',
  ],
  [
    'a claim that was not there',
    '<p>Agents answer the phone, note each call and fill the diary.',
    '<p>Agents halve your missed calls and fill the diary within a month.',
    '/a: a new claim to prove: “Agents halve your missed calls and fill the diary within a month.”',
  ],
  [
    'a promise without limits in a new paragraph',
    '<p>Call us.',
    '<p>Call us.<p>One flat price covers every call, however long it takes, and nobody waits.',
    '/a: a new claim to prove: “One flat price covers every call, however long it takes, and nobody waits.”',
  ],
  [
    'a time that is promised',
    '<p>Write to us, and somebody answers.',
    '<p>Write to us, and we answer within two working days.',
    '/a: a new claim to prove: “Write to us, and we answer within two working days.”',
  ],
  [
    'a decision that no person makes any more',
    '<p>Calls are kept. A person confirms it before a record is deleted.',
    '<p>Calls are kept. Records are deleted after a year.',
    '/a: it says “Records are deleted after a year.” instead of “A person confirms it before a record is deleted.” ' +
      'Is that meant?',
  ],
  [
    'a part of a sentence that is gone',
    '<p>We note it, and a person confirms it before noon. Bye.',
    '<p>We note it at once.',
    '/a: it says “We note it at once.” instead of “a person confirms it before noon”. Is that meant?',
  ],
  [
    'what happens by itself now',
    '<p>Records are deleted when you ask us to, by hand.',
    '<p>Records are deleted automatically after they end.',
    '/a: a new claim to prove: “Records are deleted automatically after they end.”',
  ],
  [
    'a decision of people in a table',
    '<table><tr><th>Asked<th>A person</tr><tr><td>Tablets<td>Decides, every time</tr></table>',
    '<table><tr><th>Asked<th>A person</tr><tr><td>Tablets<td>Decides if asked</tr></table>',
    '/a: “Decides, every time” → “Decides if asked”. It is what “A person” does for “Tablets”. Is that meant?',
  ],
  [
    'a number of customers',
    '<p>Shops let an agent answer the phone.',
    '<p>Over 400 shops already let an agent answer the phone.',
    '/a: a new claim to prove: “Over 400 shops already let an agent answer the phone.”',
  ],
  [
    'a time in working days',
    '<p>We reply within 24 hours, by email.',
    '<p>We reply within 3 working days, by email.',
    '/a: 24 hours is now 3 working days, which is longer. Is that meant?',
  ],
  [
    'a removed list item',
    '<ul><li>One<li>Ask us to delete all of it.</ul>',
    '<ul><li>One</ul>',
    '/a: “Ask us to delete all of it.” is gone. Was it meant to go?',
  ],
  [
    'a figure that was compared with the one beside it',
    row('212'),
    row('231'),
    '/a: 212 is now 231, but “9 more” beside it did not change. Should it?',
  ],
  [
    'a saving that stayed in a sentence',
    '<p>It costs £99. That saves you £20 a month.',
    '<p>It costs £95. That saves you £20 a month.',
    '/a: £99 is now £95, but “£20 a month.” beside it did not change. Should it?',
    'Has the person who sets prices approved it?',
  ],
  [
    'one of two equal buttons',
    '<a class="button" href="/b">Go</a> or <a class="button" href="/b">Go</a>',
    '<a class="button" href="/c">Go</a> or <a class="button" href="/b">Go</a>',
    '/a: “Go” leads to /c instead of /b (number 1 of 2; another still leads to /b). Do its words fit where it leads?',
  ],
  [
    'a button that the menu has, too',
    '<nav><a href="/b">Go</a></nav><a class="button" href="/b">Go</a>',
    '<nav><a href="/b">Go</a></nav><a class="button" href="/c">Go</a>',
    '/a: “Go” leads to /c instead of /b (number 2 of 2; another still leads to /b). ' +
      'Do its words fit where it leads?',
  ],
  [
    'another picture with the same description',
    '<p>Our street<p><img src="/a.png" alt="Shops">',
    '<p>Our street<p><img src="/b.png" alt="Shops">',
    '/a: another picture, still described as “Shops”. Does its description fit? ' +
      'Words inside pictures are not read: look for old prices and names.',
  ],
  [
    'another picture with another description',
    '<p>Our street<p><img src="/a.png" alt="Shops">',
    '<p>Our street<p><img src="/b.png" alt="Houses">',
    '/a: another picture. Words inside pictures are not read: look for old prices and names.',
  ],
  [
    'a sentence of five words that went',
    '<p>Call us.<p>We never sell your data.',
    '<p>Call us.',
    '/a: “We never sell your data.” is gone. Was it meant to go?',
  ],
  [
    'a saving in the next sentence, of which the first words are enough',
    '<p>It is new. It costs £99. That saves you £20 a month, every month.',
    '<p>It is new. It costs £95. That saves you £20 a month, every month.',
    '/a: £99 is now £95, but “£20 a month,” beside it did not change. Should it?',
    'Has the person who sets prices approved it?',
  ],
  [
    'a time of the second sentence',
    '<p>We answer in 2 hours. Ready in 5 days, as agreed.',
    '<p>We answer in 2 hours. Ready in 7 days, as agreed.',
    '/a: 5 days is now 7 days, which is longer. Is that meant?',
  ],
  [
    'working days that are days now, which is shorter',
    '<p>Ready in 5 working days, as agreed',
    '<p>Ready in 4 days, as agreed',
    '/a: 5 working days is now 4 days, which is shorter. Is that meant?',
  ],
])('asks about %s', (_, before, after, ...sentences) => {
  const reviewed = model([compared('/a', before, after)])
  const edits = editsOf(reviewed)
  const questions = edits.flatMap((edit) => edit.doubts.map((doubt) => questionInWords(doubt, edit, reviewed)))
  expect(questions).toEqual(sentences)
})

it.each([
  ['one of two times that went', '<p>Ask in 5 days. Ready in 30 days.', '<p>Ask. Ready in 30 days.'],
  ['both figures of a row', row('212'), row('231', '28 more')],
  ['a label that went', '<ul><li>One<li>Two more</ul>', '<ul><li>One</ul>'],
  ['a word that ends as a number does', '<p>A phone hour for Ann.', '<p>A phone hour or a phone day for Ann.'],
  ['a sentence with "never"', '<p>The desk rings on Sundays.', '<p>The desk never rings on a Sunday at all.'],
  ['a claim that stays', '<p>It always answers politely, by name.', '<p>It always answers in a friendly way, by name.'],
  ['a person who still decides', '<p>A person reads it and answers.', '<p>A person reads it today and answers.'],
  ['a correction', '<p>Ask them agian.', '<p>Ask them again.'],
  ['a sentence of four words that went', '<p>Call us.<p>We never sell data.', '<p>Call us.'],
  ['a figure of another column', ...['212', '231'].map((count) => row(count, '7').replace('Compared', 'Days'))],
  ['a comparison of another row', ...comparedRows('212', '231')],
  ['a saving that changed, too', ...savings('It costs £# less. That saves you £# a month.')],
  ['a saving two sentences later', ...savings('It costs £#. It is new. That saves you £20 a month.')],
  ['a saving in the sentence before', ...savings('That saves you £20 a month. It is new. It costs £#.')],
  ['a saving that was not there before', '<p>It costs £1, from May.', '<p>It costs £2, from May. It saves £3.'],
])('asks nothing about %s', (_, before = '', after = '') => {
  const edits = editsOf(model([compared('/a', before, after, { file: 'content/a.mdx' })]))
  expect(edits.flatMap(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual([])
})

it('asks for the approval of a new amount, and names it so', () => {
  const value = { file: 'data/prices.ts', key: 'averageJobValue', before: '99', after: '95' }
  const reviewed = { ...model([page('/a', [cheaper], [value])]), keys: [value] }
  const [edit] = editsOf(reviewed)
  expect(questionInWords(edit!.doubts[0]!, edit!, reviewed)).toBe('Has the person who sets amounts approved it?')
})

it('asks about the amounts that follow from a new price, each once and with its pages', () => {
  const text = (more: string) => `<p>The price: £99.<p>${more}`
  const reviewed = model([
    compared('/a', text('Ten of them: £990.'), '<p>The price: £95.<p>Ten of them: £950.'),
    ...['/b', '/c'].map((path) => compared(path, text('You save £20.'), '<p>The price: £95.<p>You save £24.')),
  ])
  const [edit] = editsOf(reviewed)
  expect(edit!.doubts.map((doubt) => questionInWords(doubt, edit!, reviewed))).toEqual([
    'Has the person who sets prices approved it?',
    'Other amounts follow from it: £20 is now £24 on 2 pages and £990 is now £950 on /a. Are they right?',
  ])
})

it('does not miss words of a policy that only moved', () => {
  const [one, two] = ['<p>We refund every customer who asks within a month.', '<p>We answer each letter by post.']
  const sections = editsOf(model([compared('/terms', one + two, two + one)])).map(({ section }) => section)
  expect(sections).not.toContain('Looks like a mistake')
})

it('asks about a style of many pages, which stay pages to skip', () => {
  const pages = Array.from({ length: 12 }, (_, at) => page(`/${at}`, [{ ...gap, in: 'color' }], [styles]))
  const reviewed = model(pages)
  const [edit] = editsOf(reviewed)
  expect(edit!.doubts.map((doubt) => questionInWords(doubt, edit!, reviewed))).toEqual([
    'Is that meant on all 12 pages?',
  ])
  expect(safePages(reviewed, [edit!])).toHaveLength(12)
  expect(editsOf(model(pages.slice(0, 2)))[0]!.doubts).toEqual([])
})

it('asks about the words of policies, once for each', () => {
  const terms = compared('/terms', '<p>At £99 a month.<p>Call us.', '<p>At £95 a month.<p>Write to us.')
  const reviewed = model([terms, page('/a', [cheaper], [price])])
  const [edit] = editsOf(reviewed)
  expect(edit!.doubts.map((doubt) => questionInWords(doubt, edit!, reviewed))).toEqual([
    'Has the person who sets prices approved it?',
    // Not of the price, which is what the edit says.
    '/terms: “Call” → “Write to”. Has whoever is responsible for policies approved the new words?',
  ])
})

it('takes words that a policy no longer says for a mistake', () => {
  const [before, after] = [
    'If a price changes, we tell you before, and you can cancel.',
    'If a price changes, you pay it.',
  ]
  const reviewed = model([compared('/terms', `<p>${before}`, `<p>${after}`)])
  const [edit] = editsOf(reviewed)
  expect(edit!.section).toBe('Looks like a mistake')
  expect(questionInWords(edit!.doubts[0]!, edit!, reviewed)).toMatch(
    /^\/terms: a policy says “pay it” instead of “.*you can cancel”\. Has whoever is responsible for policies approved that\?$/,
  )
})

it('asks once about a period, wherever a page or its description says it', () => {
  const html = (time: string) => `<meta name="description" content="We reply in ${time}."><p>We reply in ${time}.`
  const pages = ['/a', '/terms'].map((path) => compared(path, html('12 hours'), html('18 hours')))
  const reviewed = model(pages)
  const [edit] = editsOf(reviewed)
  expect(edit!.doubts.map((doubt) => questionInWords(doubt, edit!, reviewed))).toEqual([
    '/a and /terms: 12 hours is now 18 hours, which is longer. Has whoever is responsible for policies approved the new words?',
  ])
})

it('asks for the proof of a new claim, and about a person whom it replaced', () => {
  const description = (text: string) => `<meta name="description" content="Agents book. ${text}"><p>Words`
  const [before, after] = ['In pain? A person calls back.', 'Clinics have 40% fewer gaps.']
  const reviewed = model([compared('/a', description(before), description(after))])
  const [edit] = editsOf(reviewed)
  expect(edit!.doubts.map((doubt) => questionInWords(doubt, edit!, reviewed))).toEqual([
    `/a, search description: it no longer says “${before.slice(9)}” Is that meant?`,
    `/a, search description: a new claim to prove: “${after}”`,
  ])
})

it('asks about a title in other words, not about one with another figure', () => {
  const retitled = (before: string, after: string) =>
    editsOf(model([page('/a', [{ kind: 'title', before, after, in: '' }], [{ file: 'content/a.mdx' }])]))
  const [edit] = retitled('How safe it is', 'Who certifies us')
  expect(edit!.doubts.map((doubt) => questionInWords(doubt, edit!, model([])))).toEqual([
    'Is that what the page is about?',
  ])
  expect(retitled('From £99', 'From £95')[0]!.doubts).toEqual([])
  const described = (text: string) => `<meta name="description" content="${text}"><p>Words`
  const reviewed = model([compared('/a', described('We mend boats.'), described('We build boats.'))])
  const [other] = editsOf(reviewed)
  expect(other!.doubts.map((doubt) => questionInWords(doubt, other!, reviewed))).toEqual([
    '/a: search description “mend” → “build”. Is that what the page is about?',
  ])
})

it.each([
  [
    '<a href="/menu">Menu</a><a href="/terms">Terms</a><a href="/privacy">Privacy</a><p>Company number 01234567',
    'Terms, Privacy, “Company number 01234567” and 1 more link went with it. ',
  ],
  ['<a href="/terms">Terms</a>', 'Terms went with it. '],
  ['<a href="/menu">Menu</a><a href="/news">News</a>', '2 links went with it. '],
  ['<p>Words', ''],
])('names the links to policies and the numbers that go with a footer: %s', (parts, gone) => {
  const footer = `<footer>${parts}</footer>`
  const lost = compared('/a', `<p>Words${footer}`, '<p>Words')
  const reviewed = model([{ ...lost, findings: [{ kind: 'layout', before: 'footer', after: '', in: 'footer' }] }])
  const [edit] = editsOf(reviewed)
  expect(edit!.doubts.map((doubt) => questionInWords(doubt, edit!, reviewed))).toEqual([
    `/a: the footer is gone. ${gone}Was that meant?`,
  ])
})

it('asks to read a new page, and about what it claims', () => {
  const doubts = (text: string) => {
    const { head } = compared('/new', '<p>Old', text)
    const added: ReportPage = { ...page('/new', [], [{ file: 'content/new.mdx' }]), status: 'added', head }
    const reviewed = model([added, page('/a', [gap], [styles])])
    return editsOf(reviewed).flatMap((edit) => edit.doubts.map((doubt) => questionInWords(doubt, edit, reviewed)))
  }
  const claims = ['every call', 'nobody', 'best', 'never fails', 'always', '9%', 'in one afternoon'].map(
    (words) => `It is ${words}.`,
  )
  expect(doubts('<p>We sell rope.')).toEqual(['Read all of it.'])
  expect(doubts('<p>Here’s how to change without losing calls.<p>What stays, and how to do it in one day.')).toEqual([
    'Read all of it.',
  ])
  // A label claims nothing.
  expect(doubts('<p>We sell rope.<ul><li>Every call</ul>')).toEqual(['Read all of it.'])
  expect(doubts(`<p>We sell rope. ${claims[0]!}`)).toEqual([`Read all of it. Claims to prove: “${claims[0]!}”`])
  expect(doubts(`<p>${claims.join(' ')}`)[0]).toMatch(/“It is 9%\.” “It is in one afternoon\.”$/)
})

it('takes an old value on a new page for a mistake of that page', () => {
  const { head } = compared('/new', '<p>Old', '<p>It costs £99, however many call.')
  const added: ReportPage = { ...page('/new', [], [{ file: 'content/new.mdx' }]), status: 'added', head }
  const old = [{ value: '£99', after: '£95', places: [{ path: '/new', in: 'p', sentence: 'It costs £99.' }] }]
  const reviewed = { ...model([added, page('/a', [cheaper], [price])]), old }
  const [first, ...others] = editsOf(reviewed)
  expect([first!.cause?.file, first!.section]).toEqual(['content/new.mdx', 'Looks like a mistake'])
  expect(questionInWords(first!.doubts[0]!, first!, reviewed)).toMatch(/^£99 is £95 now\. /)
  // Of its sentence the rest may be a claim that stays.
  expect(questionInWords(first!.doubts[1]!, first!, reviewed)).toMatch(/: “however many call\.”$/)
  expect(others.map(({ section }) => section)).toEqual(['For you to decide'])
})

it('lists first what broke on one page alone, then pages by the urgency of what is asked about them', () => {
  const link = (target: string): FoundChange => ({ kind: 'broken-link', before: '', after: target, in: 'Go', target })
  const removed = { ...cheaper, before: 'Ask us to delete all of it.', after: '' }
  const period = { ...cheaper, before: '30 days', after: '14 days' }
  const pages = [
    ...['/a', '/b', '/c'].map((path) => page(path, [link('/gone')], [styles])),
    page('/d', [period], [{ file: 'content/d.mdx' }]),
    page('/e', [removed], [{ file: 'content/e.mdx' }]),
    page('/f', [link('/lost')], [{ file: 'content/f.mdx' }]),
  ]
  const edits = editsOf(model(pages))
  expect(pagesToLookAt(pages, [], edits).map(({ path }) => path)).toEqual(['/f', '/e', '/d', '/a', '/b', '/c'])
})

it('takes equal values, and a removed page with its links, for one edit each where no causes are known', () => {
  const values = { before: 'Heron', after: 'The Heron', in: '' }
  const pages = [
    page('/hire', [{ kind: 'broken-link', before: 'old.html', after: 'old.html', in: 'Old', target: '/old' }], []),
    page('/start', [{ kind: 'broken-anchor', before: '/a#b', after: '/a#b', in: 'B', target: '/a' }], []),
    page('/a', [{ kind: 'anchor', before: 'b', after: 'c', in: 'A' }], []),
    page('/order', [{ kind: 'attribute', before: '', after: 'required', in: 'required' }], []),
    page('/old', [{ kind: 'redirect', before: '/old', after: '', in: '/old' }], []),
    page(
      '/heron',
      [
        { ...values, kind: 'title' },
        { ...values, kind: 'open-graph', in: 'og:title' },
      ],
      [],
    ),
    page('/prices', [cheaper, { ...cheaper, kind: 'table-cell', before: 'At £99', after: 'At £95' }, cheaper, gap], []),
    page(
      '/contrast',
      ['a', 'b'].map((place) => ({ kind: 'accessibility', before: '', after: 'color-contrast', in: place })),
      [],
    ),
  ]
  for (const each of pages) each.causeUnknown = false
  const edits = editsOf(model(pages)).map((edit) => [
    edit.pages.join(' '),
    ...edit.changes.map(({ finding, places }) => `${finding.kind} ${places.length}`),
  ])
  expect(edits).toHaveLength(7)
  expect(edits).toEqual(
    expect.arrayContaining([
      ['/hire /old', 'redirect 1', 'broken-link 1'],
      ['/start /a', 'broken-anchor 1', 'anchor 1'],
      ['/order', 'attribute 1'],
      ['/heron', 'title 1', 'open-graph 1'],
      ['/prices', 'text 2', 'table-cell 1'],
      ['/prices', 'style 1'],
      ['/contrast', 'accessibility 1', 'accessibility 1'],
    ]),
  )
})

const head = (path: string, text: string, description = '') =>
  parseBuiltPage(path, `${path}.html`, `<title>T</title><meta name="description" content="${description}"><p>${text}`)

it('finds titles, descriptions and words with the old value, with their sentence and source', () => {
  const heads = [
    head('/a', '£95', 'Agents for you. From £99 a month'),
    head('/b', '</p><p data-source="content/b.mdx:3:1">Ask us. Only £99.'),
    head('/c', '£999 and £99.50'),
    head('/d', '</p><h2>Plans</h2><table><tr><th>Agents<th>A month</tr><tr><td>One<td>£99</tr></table>'),
  ]
  const files: ChangedDownload[] = [{ file: 'llms.txt', status: 'changed', pages: [], after: 'Agents\nFrom £99.' }]
  expect(oldValues({ ...model([page('/a', [cheaper], [price])]), files }, heads)).toMatchObject([
    {
      value: '£99',
      after: '£95',
      places: [
        { path: '/a', in: 'description', sentence: 'From £99 a month' },
        { path: '/b', in: 'p', sentence: 'Only £99.', source: 'content/b.mdx:3:1', id: 'old-1' },
        { path: '/d', in: 'Plans › One, A month', sentence: '£99', id: 'old-1' },
        { path: '/llms.txt', sentence: 'From £99.', source: 'llms.txt:2' },
      ],
    },
  ])
})

it('repairs links to an anchor with the change of that anchor, and no other', () => {
  const renamed = (before: string, after: string): FoundChange => ({ kind: 'anchor', before, after, in: 'h2' })
  const edits = editsOf(model([page('/d', [renamed('cost', 'price'), renamed('a', 'b')], [price])]))
  const finding: FoundChange = { kind: 'broken-anchor', before: '/d#a', after: '/d#a', in: 'A', target: '/d' }
  const repairs = repairOf({ finding, links: [], pages: ['/'] }, edits)
  expect(repairs.map(repairInWords)).toEqual([
    'To fix all at once, bring the anchor #a back, or let the links end in #b',
  ])
})

it('leaves out values that stand in text alone, if there are many, before those in titles and descriptions', () => {
  const replaced = Array.from({ length: 9 }, (_, at) => ({ ...cheaper, before: `£1${at}`, after: '£95' }))
  const texts = replaced.map(({ before }, at) => head(`/text-${at}`, `Only ${before}.`))
  const last = replaced.at(-1)!.before
  const heads = [...texts, head('/described', 'Words', `From ${last} a month`)]
  const found = oldValues(model([page('/a', replaced, [])]), heads)
  expect(found.length).toBeLessThan(replaced.length)
  expect(found[0]!.value).toBe(last)
})

it('finds a heading that is as another was before, unless many pages have it', () => {
  const headed = (path: string, text: string) => head(path, `</p><h2>${text}</h2><p>Words`)
  const renamed = (text: string) => compared('/a', `<h1>A</h1><h2>${text}</h2>`, '<h1>A</h1><h2>Call us today</h2>')
  expect(oldValues(model([renamed('Book your demo')]), [headed('/b', 'Book your demo')])).toMatchObject([
    { value: 'Book your demo', after: 'Call us today', places: [{ path: '/b' }] },
  ])
  const many = ['/b', '/c', '/d', '/e'].map((path) => headed(path, 'Your questions'))
  expect(oldValues(model([renamed('Your questions')]), many.slice(1))).toMatchObject([{ places: [{}, {}, {}] }])
  expect(oldValues(model([renamed('Your questions')]), many)).toEqual([])
})

it.each([
  [
    'in a whole sentence',
    'One agent costs £99 a month, and others less',
    'One agent costs £95 a month, and others less',
  ],
  ['that the new words have, too', '£99', '£99 or £95'],
  ['that went without another', '£99', ''],
  ['of another sort of change', '£99', '£95', 'open-graph'],
  ['that is one digit', '9', '8'],
] as const)('takes no value for an old one %s', (_, before, after, kind: FoundChange['kind'] = 'text') => {
  const changed = { ...cheaper, kind, before, after }
  expect(oldValues(model([page('/a', [changed], [price])]), [head('/b', 'Only £99, or 9 of them.')])).toEqual([])
})

it('lists the longest old value first, and links to old addresses after all of them', () => {
  const replaced = Array.from({ length: 9 }, (_, at) => ({ ...cheaper, before: `£${10 ** at}9`, after: '£95' }))
  const linking = head('/a', `${replaced.map(({ before }) => before).join(' or ')}, <a href="/old">here</a>`)
  const links = linking.links.map(({ element }) => ({ page: linking, element }))
  const redirected = [{ from: '/old', to: '/new', links }]
  const found = oldValues({ ...model([page('/a', replaced, [])]), redirected }, [linking]).map(({ value }) => value)
  const values = replaced.map(({ before }) => before).toReversed()
  expect(found).toEqual([...values.slice(0, found.length - 1), '/old'])
})

it('finds each link to an address that redirects now', () => {
  const linking = head('/a', 'See <a href="/old">the list</a> and <a href="/old?x">more</a>')
  const links = linking.links.map(({ element }) => ({ page: linking, element }))
  const redirected = [{ from: '/old', to: '/new', links }]
  expect(oldValues({ ...model([]), redirected }, [linking])).toMatchObject([
    {
      ...{ value: '/old', after: '/new', redirects: true },
      places: [
        { path: '/a', in: 'p', sentence: 'the list', id: 'old-1' },
        { path: '/a', in: 'p', sentence: 'more', id: 'old-2' },
      ],
    },
  ])
})

it('leaves alone what is computed from the changed figure', () => {
  const heads = [head('/a', 'You save £80.')]
  const saving = { ...cheaper, before: '£80', after: '£64' }
  expect(oldValues(model([page('/a', [saving], [price])]), heads)).toEqual([])
})

it('takes a time for one value', () => {
  const later = { ...cheaper, before: '9:00–18:00', after: '8:30–17:30' }
  const heads = [head('/a', 'A call at 18:05 and 00 others'), head('/b', 'Open 9:00–18:00 GMT')]
  expect(oldValues(model([page('/c', [later], [price])]), heads)).toMatchObject([
    { value: '9:00–18:00', places: [{ path: '/b' }] },
  ])
})

it('takes a number with the word that it counts, so that another 30 days are left alone', () => {
  const longer = { ...cheaper, before: '30-day money-back guarantee', after: '60-day money-back guarantee' }
  const heads = [head('/a', 'Your 30-day roadmap'), head('/b', 'A 30-day money-back guarantee.')]
  expect(oldValues(model([page('/c', [longer], [price])]), heads)).toMatchObject([
    { value: '30-day money-back', places: [{ path: '/b' }] },
  ])
})

it('tells separate hunks of one file apart, but not those with the same words', () => {
  const own = { file: 'content/a.mdx' }
  const lines = (one: string, two: string, three: string) => ['# A', one, '## B', two, 'Kept', three, ''].join('\n')
  const sources = viewSources([{ ...own, before: lines('v', 'x', 'v'), after: lines('w', 'y', 'w') }])
  const change = (line: number, before: string, after: string): FoundChange => {
    return { ...cheaper, before, after, in: 'A › B', edit: own, source: `${own.file}:${line}:1` }
  }
  const findings = [change(2, 'v', 'w'), change(4, 'x', 'y'), change(6, 'v', 'w')]
  const edits = editsOf({ ...model([page('/a', findings, [own])]), sources })
  expect(edits.map(({ changes }) => changes.flatMap(({ places }) => places.length))).toEqual([[2], [1]])
})

it('says what moved, was removed, added and changed in a text file', () => {
  const entry = (name: string, text = '') => `- [${name}](https://a.example/${name}.md): ${text || name}`
  const before = ['# Site', entry('old'), entry('gone'), entry('a', 'It costs £99'), entry('b', 'From £99')].join('\n')
  const after = [
    '# Site',
    entry('old').replace('/old.md', '/fresh.md'),
    entry('came'),
    entry('a', 'It costs £95'),
    entry('b', 'From £95'),
  ].join('\n')
  expect(entriesInWords({ before, after })).toBe(
    '“old” moved from /old.md to /fresh.md. “gone” removed. “came” added. “£99” is now “£95” in “a” and “b”.',
  )
  // As a PDF breaks its lines.
  const wrapped = {
    before: 'One costs £99, or less from\n16 on.',
    after: 'One costs £105, or less\nfrom 16 on.\nCall us.',
  }
  expect(entriesInWords(wrapped)).toBe('“£99” is now “£105”. “Call us.” added.')
})

it.each<[string, Partial<FoundChange>, string[], string]>([
  ['a picture', { kind: 'image' }, ['content/a.mdx', 'content/pictures/desk.jpg'], 'content/pictures/desk.jpg'],
  ['words beside a new picture', {}, ['content/pictures/desk.jpg', 'content/a.mdx'], 'content/a.mdx'],
  ['words of a component', {}, ['a.css', 'content/b.jpg', 'components/List.tsx'], 'components/List.tsx'],
  ['a style', { kind: 'style' }, ['components/a.css'], 'components/a.css'],
  [
    'a link that broke',
    { kind: 'broken-link', before: '/b', target: '/b' },
    ['content/a.mdx', 'content/b.mdx'],
    'content/b.mdx',
  ],
  [
    'a new link that is broken',
    { kind: 'broken-link', before: '', target: '/b' },
    ['content/a.mdx', 'content/b.mdx'],
    'content/a.mdx',
  ],
])('takes for the edit of %s the file that explains it best', (_, finding, files, expected) => {
  const causes = files.map((file) => ({ file }))
  expect(editsOf(model([page('/a', [{ ...cheaper, ...finding }], causes)]))[0]!.cause?.file).toBe(expected)
})

it('takes a value of one module for that of no other', () => {
  const [one, other] = ['data/one.ts', 'data/other.ts'].map((file) => ({ file, key: 'list[1].price' }))
  const keys = [
    { ...other!, before: '', after: '9' },
    { ...one!, before: '1', after: '2' },
    { ...other!, key: 'list[1]', before: '', after: '9' },
  ]
  const pages = [page('/a', [cheaper], [one!]), page('/b', [gap], [{ ...other!, key: 'list[1]' }])]
  const reviewed = { ...model(pages), keys }
  const edits = editsOf(reviewed)
  expect(edits.find(({ cause }) => cause === one)!.key).toEqual(keys[1])
  expect(
    titleOf(
      edits.find(({ cause }) => cause !== one)!,
      reviewed,
    ),
  ).toBe('New in list')
})

it('names a style by what it changes, and one part of a file by its section', () => {
  const styled = model([page('/a', [gap], [styles])])
  expect(titleOf(editsOf(styled)[0]!, styled)).toBe('Gap')
  const own = { file: 'content/a.mdx' }
  const sources = viewSources([{ ...own, before: 'x\n\nkept\n\nv\n', after: 'y\n\nkept\n\nw\n' }])
  const at = (line: number, place: string): FoundChange => {
    return { ...cheaper, before: place, in: `A › ${place}`, edit: own, source: `${own.file}:${line}:1` }
  }
  const parts = { ...model([page('/a', [at(1, 'Costs'), at(5, 'Hours')], [own])]), sources }
  expect(editsOf(parts).map((edit) => titleOf(edit, parts))).toEqual(['Page /a, “Costs”', 'Page /a, “Hours”'])
})

it('tells what search engines see, the layout and the words of one file apart, unless it was rewritten', () => {
  const own = { file: 'content/a.mdx' }
  const lines = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word}${at}\nkept\n`)
  const editsWith = (count: number, ...more: FoundChange[]) => {
    const sources = viewSources([{ ...own, before: lines('old', count).join(''), after: lines('new', count).join('') }])
    const findings = Array.from({ length: count }, (_, at): FoundChange => {
      return { ...cheaper, before: `old${at}`, after: `new${at}`, edit: own, source: `${own.file}:${2 * at + 1}:1` }
    })
    const all = [...findings, ...more.map((finding) => ({ ...finding, edit: own }))]
    return editsOf({ ...model([page('/a', all, [own])]), sources }).map(({ changes }) => changes.length)
  }
  const hidden: FoundChange = { kind: 'robots', before: '', after: 'noindex', in: 'meta robots' }
  const lost: FoundChange = { kind: 'layout', before: 'footer', after: '', in: 'footer' }
  const data: FoundChange = { kind: 'json-ld', before: '1', after: '2', in: 'price' }
  expect(editsWith(1, hidden, lost)).toEqual([1, 1, 1])
  // What no line explains belongs to the first.
  expect(editsWith(2, data).toSorted()).toEqual([1, 2])
  expect(editsWith(6)).toHaveLength(6)
  expect(editsWith(7)).toEqual([7])
})
