import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readPdfs } from '../../tools/review/compare/compare-downloads.ts'
import { compareSites, toReport } from '../../tools/review/compare/compare-sites.ts'
import type { Report } from '../../tools/review/report.ts'
import { entriesInWords } from '../../tools/review/folder/file-words.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'

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
    expect(
      changes(
        one('x', '<meta name="robots" content="NOINDEX,follow">'),
        one('x', '<meta name="robots" content="follow, noindex">'),
      ),
    ).toEqual([])
  })

  it('matches selectors with states in any state', () => {
    const styled = (selector: string, color: string) =>
      one('<main class="m"><a href="#a">A</a><p>P</p></main>', `<style>${selector} { color: ${color} }</style>`)
    for (const selector of ['a:hover', 'main > :hover', 'p:not(:hover)', 'a:is(:hover, :focus)', '.m a:hover::after'])
      expect(changes(styled(selector, 'red'), styled(selector, 'blue')), selector).toEqual([
        ['style', 'red', 'blue', 'color'],
      ])
  })
})
