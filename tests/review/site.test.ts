import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readPdfs } from '../../tools/review/compare/compare-downloads.ts'
import { compareSites, headAlone, toReport } from '../../tools/review/compare/compare-sites.ts'
import type { Report } from '../../tools/review/report.ts'
import { entriesInWords } from '../../tools/review/folder/file-words.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'
import { slugs } from '../../tools/review/site/paths.ts'

type Files = Record<string, string>

const compare = (base: Files, head: Files) =>
  compareSites(new BuiltSite(memoryFiles(base)), new BuiltSite(memoryFiles(head)))

function review(base: Files, head: Files): Report {
  return toReport({ ...compare(base, head), base: 'base', head: 'head' })
}

const page = (title: string, words: string, nav = 'Prices') =>
  `<!doctype html><title>${title}</title><header><nav><a href="/">Home</a> <a href="/prices">${nav}</a></nav></header><main><h1>${title}</h1><p>${words}</p></main>`

const site: Files = {
  'index.html': page('Home', 'Welcome to the shop at the harbour.'),
  'prices.html': page('Prices', 'Everything costs one pound, and nothing costs less than that.'),
  'about/index.html': page('About', 'We have sold rope and lamps here since the harbour was built.'),
}
const { 'prices.html': prices, ...others } = site

describe('pages', () => {
  it('that are the same are left out of a report, which says its version', () => {
    const nothing = { pages: [], shared: [], files: [], redirected: [] }
    expect(review(site, site)).toEqual({ version: 1, base: 'base', head: 'head', exit: 0, ...nothing })
  })

  it('are the same in route.html and route/index.html', () => {
    const { 'about/index.html': about, ...rest } = site
    expect(review(site, { ...rest, 'about.html': about! })).toMatchObject({ exit: 0, pages: [], shared: [] })
  })

  it('that are new have the status added', () => {
    expect(review(site, { ...site, 'team.html': page('Team', 'Three people and a dog.') })).toMatchObject({
      exit: 1,
      pages: [{ path: '/team', status: 'added', changes: [] }],
    })
  })

  it('that are new name the pages that link to them', () => {
    const { pages } = compare(others, { ...site, 'prices/all.html': page('All', '<a href="/prices">Prices</a>') })
    expect(pages.filter(({ status }) => status === 'added').map(({ path, linkedFrom }) => [path, linkedFrom])).toEqual([
      ['/prices', ['/about', '/', '/prices/all']],
      ['/prices/all', []],
    ])
  })

  it('have a folder of their own in the report, on file systems that ignore capitals, too', () => {
    const names = [...slugs(['/', '/home', '/a/b', '/A/b', '/a_b', `/${'a'.repeat(99)}`]).values()]
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    expect(names.join('')).toMatch(/^[\w-]+$/)
  })

  it('are all new where there is no base', () => {
    const alone = headAlone(new BuiltSite(memoryFiles(site)))
    expect(toReport({ ...alone, base: 'base', head: 'head' })).toMatchObject({
      exit: 1,
      files: [],
      pages: ['/', '/about', '/prices'].map((path) => ({ path, status: 'added', changes: [] })),
    })
  })

  it('that were removed without a redirect are broken, and so are links to them', () => {
    const { exit, pages, shared } = review(site, others)
    expect(exit).toBe(2)
    expect(pages.find(({ path }) => path === '/prices')).toMatchObject({
      status: 'removed',
      changes: [{ kind: 'redirect', before: '/prices', after: '' }],
    })
    expect(shared).toMatchObject([{ change: { kind: 'broken-link', after: '/prices' }, pages: ['/', '/about'] }])
  })

  it.each([
    ['_redirects', { _redirects: '/prices  /about  301\n' }],
    ['a comment before it', { _redirects: '# old\n/prices  /about\n' }],
    [
      'meta refresh',
      {
        'prices/index.html':
          '<!doctype html><meta http-equiv="refresh" content="0; url=/about"><a href="/about">About</a>',
      },
    ],
  ])('that went with a redirect break nothing: %s', (_, redirect) => {
    expect(review(site, { ...others, ...redirect })).toMatchObject({
      exit: 1,
      pages: [{ path: '/prices', status: 'removed', changes: [] }],
      shared: [],
    })
  })

  it('that redirect only without scripts are pages', () => {
    const home = site['index.html']!.replace(
      '<header>',
      '<noscript><meta http-equiv="refresh" content="0; url=/prices"></noscript><header>',
    )
    expect([...new BuiltSite(memoryFiles({ ...site, 'index.html': home })).pages.keys()]).toContain('/')
  })

  it('that moved are one entry', () => {
    expect(review(site, { ...others, 'costs.html': prices!, _redirects: '/prices /costs' })).toMatchObject({
      exit: 1,
      pages: [{ path: '/prices', status: 'moved', movedTo: '/costs', changes: [] }],
    })
  })

  it('that moved also list their changed words', () => {
    const { pages } = review(site, {
      ...others,
      'costs.html': prices!.replace('one pound', 'two pounds'),
      _redirects: '/prices /costs',
    })
    expect(pages).toMatchObject([
      { status: 'moved', changes: [{ kind: 'text', before: 'one pound', after: 'two pounds' }] },
    ])
  })

  it('that moved keep quiet about their own address, and links that need the redirect are named', () => {
    const form = (path: string) => `<form action="/send?page=${path}"><button>Send</button></form>`
    const { pages, redirected } = review(
      { ...site, 'prices.html': prices! + form('/prices') },
      { ...others, 'costs.html': prices! + form('/costs'), _redirects: '/prices /costs' },
    )
    expect(pages).toMatchObject([{ path: '/prices', movedTo: '/costs', changes: [] }])
    expect(redirected).toEqual([{ from: '/prices', to: '/costs', pages: ['/about', '/costs', '/'], count: 3 }])
    const twice = { ...others, 'index.html': `${others['index.html']!}<a href="/prices#all">All</a>` }
    expect(
      review({ ...twice, 'prices.html': prices! }, { ...twice, 'costs.html': prices!, _redirects: '/prices /costs' })
        .redirected,
    ).toMatchObject([{ pages: ['/about', '/costs', '/'], count: 4 }])
  })

  it('that redirect to a file ask for no new link', () => {
    const { redirected } = review(site, { ...others, 'prices.pdf': 'A list', _redirects: '/prices /prices.pdf' })
    expect(redirected).toEqual([])
  })

  it('that moved without a redirect leave a dead address', () => {
    const { exit, pages } = review(site, { ...others, 'costs.html': prices! })
    expect(exit).toBe(2)
    expect(pages.find(({ path }) => path === '/prices')).toMatchObject({
      movedTo: '/costs',
      changes: [{ kind: 'redirect', before: '/prices', after: '' }],
    })
  })

  it('that moved without a redirect are the new page with the most of their words, which is no new page then', () => {
    const like = prices!.replace('one pound', 'two or three pounds')
    const { pages } = review(site, { ...others, 'a.html': like, 'costs.html': prices!, 'z.html': like })
    const found = pages.filter(({ status }) => status !== 'changed')
    expect(found.map(({ path, status, movedTo }) => [path, status, movedTo])).toEqual([
      ['/a', 'added', undefined],
      ['/prices', 'moved', '/costs'],
      ['/z', 'added', undefined],
    ])
  })

  it('that share no more than their frame did not move', () => {
    const framed = (words: string) => page('Home', words, 'All that is sold at the harbour since it was built of oak')
    const paths = (words: string) =>
      review({ ...site, 'a.html': framed('Rope') }, { ...site, 'b.html': framed(words) }).pages.map(
        ({ status }) => status,
      )
    expect(paths('Nets')).toEqual(['removed', 'added'])
    expect(paths('Rope')).toEqual(['moved'])
  })

  it.each([
    ['leads elsewhere', '/old /about', '/old /prices', '/about', '/prices'],
    ['is new', '', '/old /prices', '', '/prices'],
    ['went', '/old /about', '', '/about', ''],
  ])('that never were have an address whose redirect %s', (_, was, is, before, after) => {
    expect(review({ ...site, _redirects: was }, { ...site, _redirects: is })).toMatchObject({
      exit: 1,
      pages: [{ path: '/old', status: 'changed', changes: [{ kind: 'redirect', before, after }] }],
    })
  })

  it('that are heavier by more than 10 kB and a twentieth say so, each file counted once', () => {
    const twice = '<img src="/a.png" alt=""><img src="/a.png" alt="">'
    const weighed = (was: number, is: number, loading = twice) => {
      const html = page('Home', loading)
      const files = (size: number) => ({ 'index.html': html, 'a.png': '.'.repeat(size) })
      return review(files(was), files(is))
        .pages.flatMap(({ changes }) => changes)
        .flatMap(({ kind, before, after }) => (kind === 'weight' ? Number(after) - Number(before) : []))
    }
    expect(weighed(1_000, 13_000)).toEqual([12_000])
    expect(weighed(13_000, 1_000)).toEqual([-12_000])
    expect(weighed(1_000, 13_000, '<link rel="icon" href="/a.png">')).toEqual([12_000])
    expect(weighed(1_000, 13_000, '<a href="/a.png">A</a><link rel="next" href="/a.png">')).toEqual([])
    expect(weighed(1_000, 10_500)).toEqual([])
    expect(weighed(900_000, 930_000)).toEqual([])
  })
})

describe('changes on many pages', () => {
  it('are listed once if they are in the navigation of all pages', () => {
    const head = Object.fromEntries(
      Object.entries(site).map(([file, html]) => [file, html.replace('>Prices</a>', '>What it costs</a>')]),
    )
    const { pages, shared, exit } = review(site, head)
    expect(exit).toBe(1)
    expect(shared).toMatchObject([
      { change: { kind: 'text', before: 'Prices', after: 'What it costs' }, pages: ['/', '/about', '/prices'] },
    ])
    expect(pages.map(({ status, changes }) => [status, changes])).toEqual([
      ['changed', []],
      ['changed', []],
      ['changed', []],
    ])
  })

  it.each([
    ['of three pages', ['index.html', 'prices.html', 'about/index.html'], 1],
    ['not of two', ['index.html', 'prices.html'], 0],
  ])('are listed once if they are in the header, the navigation or the footer %s', (_, files, count) => {
    const base = Object.fromEntries(
      Object.entries({ ...site, 'team.html': page('Team', 'Three people and a dog.') }).map(([file, html]) => [
        file,
        html.replace('<header>', '<header><b>Ropes</b>') + '<footer><p>By the harbour</p></footer>',
      ]),
    )
    for (const [from, to] of [
      ['<b>Ropes', '<b>Lamps'],
      ['>Prices</a>', '>Costs</a>'],
      ['By the', 'At the'],
    ] as const) {
      const head = { ...base }
      for (const file of files) head[file] = head[file]!.replace(from, to)
      const { pages, shared } = review(base, head)
      expect([shared.length, pages.flatMap(({ changes }) => changes).length]).toEqual([count, count ? 0 : 2])
    }
  })

  it('do not hide that a title is written otherwise', () => {
    const { pages } = review(site, { ...site, 'prices.html': prices!.replace('<title>Prices', '<title>prices') })
    expect(pages[0]!.changes).toMatchObject([{ kind: 'title', before: 'Prices', after: 'prices' }])
  })

  it('are listed page by page if they are in the content of some pages', () => {
    const head = {
      ...site,
      'index.html': site['index.html']!.replace('harbour', 'quay'),
      'about/index.html': site['about/index.html']!.replace('harbour', 'quay'),
    }
    const { pages, shared } = review(site, head)
    expect(shared).toEqual([])
    expect(pages.map(({ path, changes }) => [path, changes.map(({ before, after }) => [before, after])])).toEqual([
      ['/', [['harbour', 'quay']]],
      ['/about', [['harbour', 'quay']]],
    ])
  })

  it('are listed once if many titles have the changed words in common', () => {
    const named = (brand: string) =>
      Object.fromEntries(
        Object.entries(site).map(([file, html]) => [file, html.replace('</title>', ` | ${brand}</title>`)]),
      )
    expect(review(named('Quayside'), named('Harbourside')).shared).toMatchObject([
      { change: { kind: 'title', before: 'Quayside', after: 'Harbourside' } },
    ])
  })
})

it('names files that visitors download or programs read; the date of a PDF is no change', () => {
  const pdf = (price: string, date: string) => `%PDF /CreationDate (${date})\nstream\n${price}\nendstream`
  const files = (price: string, date: string) => ({
    'index.html': page('Home', '<a href="/prices.pdf">Prices</a>'),
    'prices.pdf': pdf(price, date),
    'llms.txt': `A shop\nIt costs ${price}`,
  })
  expect(review(files('1', 'May'), files('1', 'June')).files).toEqual([])
  expect(review(files('1', 'May'), files('2', 'June'))).toMatchObject({
    exit: 1,
    pages: [],
    files: [
      { file: 'llms.txt', status: 'changed' },
      { file: 'prices.pdf', status: 'changed' },
    ],
  })
  expect(compare(files('1', 'May'), files('2', 'June')).files.map(({ after }) => after)).toEqual([
    'A shop\nIt costs 2',
    undefined,
  ])
})

it('names the addresses that came to a sitemap or left it; a date in it is no change', () => {
  const entry = (path: string, date = '') =>
    `<url><loc>https://example.com${path}</loc><lastmod>${date}</lastmod></url>`
  const files = (sitemap: string) => ({ 'index.html': page('Home', ''), 'sitemap.xml': sitemap })
  const before = files(entry('/') + entry('/old'))
  expect(review(before, files(entry('/', '2026-01-02') + entry('/old'))).files).toEqual([])
  const [changed] = compare(before, files(entry('/new') + entry('/'))).files
  expect(changed).toMatchObject({ file: 'sitemap.xml', status: 'changed' })
  expect(entriesInWords(changed!)).toBe('“/old” removed. “/new” added.')
})

it('names the files that came and went with the pages that link to them, and no copy of a page for programs', () => {
  const linking = (name: string) => ({
    'index.html': page('Home', `<a href="/${name}">List</a> <a href="/${name}#b">`),
  })
  const files = compare(
    { ...linking('old.csv'), 'old.csv': '1', 'index.md': 'Old words' },
    { ...linking('new.csv'), 'new.csv': '2', 'index.md': 'New words', 'docs/terms.md': 'Terms' },
  ).files.map(({ file, status, pages }) => [file, status, pages])
  expect(files).toEqual([
    ['docs/terms.md', 'added', []],
    ['new.csv', 'added', ['/']],
    ['old.csv', 'removed', []],
  ])
})

it('reads the words of changed PDFs', async () => {
  const pdfWith = async (words: string): Promise<Buffer> => {
    const document = new PDFDocument()
    document.text('A shop').text(words).end()
    return Buffer.concat(await document.toArray())
  }
  const site = async (words: string) =>
    new BuiltSite(
      new Map([
        [
          'index.html',
          () => Buffer.from(page('Home', '<a href="/prices.pdf">Prices</a> <a href="/broken.pdf">No PDF</a>')),
        ],
        ...[await pdfWith(words)].map((bytes): [string, () => Buffer] => ['prices.pdf', () => bytes]),
        ['broken.pdf', () => Buffer.from(`stream\n${words}\nendstream`)],
      ]),
    )
  const [base, head] = [await site('It costs £99'), await site('It costs £109')]
  const { files } = compareSites(base, head)
  await readPdfs(files, base, head)
  expect(files.map(({ file, before, after }) => [file, before, after])).toEqual([
    ['broken.pdf', '', ''],
    ['prices.pdf', 'A shop\nIt costs £99', 'A shop\nIt costs £109'],
  ])
})

describe('links', () => {
  it('that were broken before are not reported', () => {
    const broken = { ...site, 'index.html': page('Home', 'See <a href="/nowhere">nowhere</a>.') }
    expect(review(broken, broken)).toMatchObject({ exit: 0 })
    expect(
      review(broken, { ...broken, 'index.html': broken['index.html'].replace('See', 'Look at') }).pages[0]!.changes,
    ).toMatchObject([{ kind: 'text' }])
  })

  it.each([
    ['to the top of a page', '<a href="/about#top">Up</a>', undefined],
    ['to words of a page', '<a href="/about#:~:text=rope">Rope</a>', undefined],
    ['to a file', '<a href="/llms.txt#a">Text</a>', undefined],
    ['out of the site', '<a href="https://example.com/none#a">Out</a>', undefined],
    ['to no page', '<a href="/none">Here</a>', ['broken-link', '', '/none', 'Here']],
    ['with a label', '<a href="/none" aria-label="There"><i></i></a>', ['broken-link', '', '/none', 'There']],
    ['with nothing', '<a href="/none"><i></i></a>', ['broken-link', '', '/none', 'link']],
    ['of a picture', '<img src="/none.png" alt="A dog">', ['broken-link', '', '/none.png', 'img']],
    ['to no place', '<a href="/about#none">Here</a>', ['broken-anchor', '', '/about#none', 'Here']],
  ])('that are new are checked: %s', (_, link, expected) => {
    const text = { 'llms.txt': 'A shop' }
    const { pages } = review({ ...site, ...text }, { ...site, ...text, 'index.html': page('Home', link) })
    const broken = pages
      .flatMap(({ changes }) => changes)
      .filter(({ kind }) => kind.startsWith('broken-'))
      .map(({ kind, before, after, in: place }) => [kind, before, after, place])
    expect(broken).toEqual(expected ? [expected] : [])
  })

  it.each([
    ['another site', '/old https://example.com/', 0],
    ['nothing', '/old /none', 1],
    ['itself', '/old /older\n/older /old', 1],
    ['a page of this site, in two steps', '/old /older\n/older /about', 0],
    ['a place of a page', '/old /about?a=1#b', 0],
  ])('to an address that redirects to %s', (_, redirects, count) => {
    const linked = { ...site, 'index.html': page('Home', '<a href="/old">Here</a>') }
    const { pages } = review({ ...site, _redirects: redirects }, { ...linked, _redirects: redirects })
    expect(pages.flatMap(({ changes }) => changes).filter(({ kind }) => kind === 'broken-link')).toHaveLength(count)
  })

  it('to a page that was missing are not reported once it lacks the place instead', () => {
    const linked = { ...site, 'index.html': page('Home', '<a href="/team#dog">The dog</a>') }
    expect(review(linked, { ...linked, 'team.html': page('Team', 'Three people.') }).exit).toBe(1)
  })

  it('to an anchor of another page break when its id goes', () => {
    const base = {
      ...site,
      'index.html': page('Home', 'See <a href="/about#team">the team</a>.'),
      'about/index.html': site['about/index.html']!.replace('<p>', '<h2 id="team">Team</h2><p>'),
    }
    const { pages, exit } = review(base, {
      ...base,
      'about/index.html': base['about/index.html'].replace('id="team"', 'id="people"'),
    })
    expect(exit).toBe(2)
    expect(pages).toMatchObject([
      { path: '/', changes: [{ kind: 'broken-anchor', before: '/about#team' }] },
      { path: '/about', changes: [{ kind: 'anchor', before: 'team', after: 'people' }] },
    ])
  })
})

describe('the output of another generator', () => {
  const one = (body: string, head = '') => ({ 'index.html': `<!doctype html><title>T</title>${head}${body}` })
  const changes = (base: Files, head: Files) =>
    review(base, head).pages.flatMap((found) =>
      found.changes.map(({ kind, before, after, in: place }) => [kind, before, after, place]),
    )

  it('gives each change its kind, once', () => {
    expect(
      changes(
        one('<form><input type="submit" value="Send"></form>'),
        one('<form><input type="submit" value="Go"></form>'),
      ),
    ).toEqual([['cta', 'Send', 'Go', 'form input']])
    expect(
      changes(
        one('<div role="img" aria-label="Map of London"></div>'),
        one('<div role="img" aria-label="Map of Leeds"></div>'),
      ),
    ).toEqual([['alt', 'Map of London', 'Map of Leeds', 'div']])
    expect(changes(one('x'), one('x', '<meta name="robots" content="noindex, nofollow">'))).toEqual([
      ['robots', '', 'noindex, nofollow', 'meta robots'],
    ])
  })

  it.each([
    ['a film that came', '<p>A', '<p>A<video src="/a.mp4"></video>', [['structure', '', 'video', 'video']]],
    ['a field that went', '<p>A<input name="b">', '<p>A', [['structure', 'input', '', 'input']]],
    ['a widget that went', '<p>A</p><x-tip><p>B</p><p>C</p></x-tip>', '<p>A', [['widget', 'x-tip', '', 'widget']]],
    ['words that became a link', '<p>A rope', '<p>A <a href="#">rope</a>', [['link', '', '#', 'p']]],
    [
      'words that became a button',
      '<p>A rope',
      '<p>A <a href="#"><b class="button">rope</b></a>',
      [
        ['link', '', '#', 'p'],
        ['structure', '', 'b', 'p'],
      ],
    ],
    [
      'a heading by its role',
      '<div role="heading" aria-level="2">A rope</div>',
      '<div role="heading" aria-level="3">A rope</div>',
      [
        ['heading-level', 'h2', 'h3', 'div'],
        ['attribute', '2', '3', 'aria-level'],
      ],
    ],
    [
      'a picture in a button',
      '<button><img src="a.png" alt="Old"></button>',
      '<button><img src="a.png" alt="New"></button>',
      [
        ['cta', 'Old', 'New', 'button'],
        ['alt', 'Old', 'New', 'img'],
      ],
    ],
    [
      'a column of a table',
      '<table><tr><th>A<th>B</tr><tr><td>1<td>2</tr></table>',
      '<table><tr><th>A<th>B<th>C</tr><tr><td>1<td>2<td>3</tr></table>',
      [['table-column', '', 'C', 'table']],
    ],
    [
      'a cell in a row that begins with a number',
      '<table><tr><th>Week<th>Calls</tr><tr><td>1<td>20</tr><tr><td>2<td>30</tr></table>',
      '<table><tr><th>Week<th>Calls</tr><tr><td>1<td>25</tr><tr><td>2<td>30</tr></table>',
      [['table-cell', '20', '25', 'table › Week 1, Calls']],
    ],
  ])('tells the kind of a change: %s', (_, before, after, expected) => {
    expect(changes(one(before), one(after))).toEqual(expected)
  })

  it.each([
    ['an important value', 'p { top: 1px }', 'p { top: 1px !important }', ['style', '1px', '1px !important', 'top']],
    ['what has another element', 'p:has(b) { top: 1px }', 'p:has(b) { top: 2px }', ['style', '1px', '2px', 'top']],
    ['what follows another element', 'p + i { top: 1px }', 'p + i { top: 2px }', ['style', '1px', '2px', 'top']],
    ['an attribute', '[lang] { top: 1px }', '[lang] { top: 2px }', ['style', '1px', '2px', 'top']],
    ['an attribute of no element', '[title] { top: 1px }', '[title] { top: 2px }', undefined],
    ['what no element is', 'p:has(u) { top: 1px }', 'p:has(u) { top: 2px }', undefined],
    [
      'values that name each other',
      ':root { --a: var(--b); --b: var(--a) }',
      ':root { --a: 1px; --b: var(--a) }',
      undefined,
    ],
    ['a sheet with an error', 'p { top: 1px } }', 'p { top: 2px } }', ['style', '1px', '2px', 'top']],
  ])('reads stylesheets: %s', (_, before, after, expected) => {
    const styled = (css: string) => one('<p lang="de">A <b>B</b></p><i>C</i>', `<style>${css}</style>`)
    expect(changes(styled(before), styled(after))).toEqual(expected ? [expected] : [])
  })

  it.each([
    [
      'two pictures for previews',
      ['og:image[1]'],
      '<meta property="og:image" content="/a.png"><meta property="og:image" content="NAME">',
    ],
    ['another language', ['link alternate de'], '<link rel="alternate" hreflang="de" href="/NAME">'],
    ['what a program wrote', [], '<meta name="generator" content="NAME"><meta name="build-time" content="NAME">'],
    ['data without a type', ['json-ld.name'], '<script type="application/ld+json">{"name":"NAME"}</script>'],
    ['data that is none', ['json-ld'], '<script type="application/ld+json">{NAME</script>'],
    [
      'data in a graph',
      ['Offer.price'],
      '<script type="application/ld+json">{"@graph":[{"@type":"Offer","price":"NAME"}]}</script>',
    ],
  ])('reads the head of a page: %s', (_, names, head) => {
    const found = changes(one('x', head.replaceAll('NAME', 'old')), one('x', head.replaceAll('NAME', 'new')))
    expect(found.map(([, , , name]) => name)).toEqual(names)
  })

  it('matches selectors with states in any state', () => {
    const styled = (selector: string, color: string) =>
      one('<main class="m"><a href="#a">A</a><p>P</p></main>', `<style>${selector} { color: ${color} }</style>`)
    for (const selector of ['a:hover', 'main > :hover', 'p:not(:hover)', 'a:is(:hover, :focus)', '.m a:hover::after'])
      expect(changes(styled(selector, 'red'), styled(selector, 'tan')), selector).toEqual([
        ['style', 'red', 'tan', 'color'],
      ])
  })
})
