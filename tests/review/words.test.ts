import { describe, expect, it } from 'vitest'
import { changedWords, compareSites } from '../../tools/review/compare/compare-sites.ts'
import type { FoundChange } from '../../tools/review/compare/found-change.ts'
import { doubtInShort, questionInWords, whichOfEqual } from '../../tools/review/folder/doubt-words.ts'
import { anchorOf, editsOf, headline, numberedEdits, pathOfContent } from '../../tools/review/folder/edit-groups.ts'
import { entriesInWords } from '../../tools/review/folder/file-words.ts'
import {
  breakages,
  byWeight,
  countChanges,
  countOwnChanges,
  emptyReport,
  pageStatus,
  redirectOf,
  type ReportModel,
  type ReportPage,
} from '../../tools/review/folder/model.ts'
import {
  brokenInWords,
  nameInWords,
  placeInWords,
  reachInWords,
  shownValue,
  themeOf,
  titleOf,
} from '../../tools/review/folder/plain-words.ts'
import type { Cause, PageReport } from '../../tools/review/report.ts'
import { unpublishedReason } from '../../tools/review/repository/source-lines.ts'
import type { DomElement } from '../../tools/review/page/dom.ts'
import { memoryFiles, readSites } from '../../tools/review/site/built-site.ts'

const change = (kind: FoundChange['kind'], before: string, after: string, place = 'A'): FoundChange => {
  return { kind, before, after, in: place }
}
const own = { file: 'content/(shop)/a.mdx' }

function page(path: string, findings: FoundChange[], causes: Cause[] = [own]): ReportPage {
  const details = { slug: path.slice(1), causeUnknown: !causes.length, pictures: [] }
  return { path, status: 'changed', findings, causes, ...details }
}

const model = (...pages: ReportPage[]): ReportModel => ({ ...emptyReport, total: 9, pages })

/** A page of a comparison of two states, by the edit that made all its changes. */
function compared(path: string, before: string, after: string): ReportPage {
  const site = (html: string) => memoryFiles({ [`${path.slice(1)}.html`]: `<!doctype html><title>T</title>${html}` })
  const { base, head } = readSites(site(before), site(after))
  const found = compareSites(base, head).pages[0]!
  return { ...page(path, found.findings), ...found }
}

const text = change('text', 'One', 'Two')

describe('an edit is called', () => {
  it.each<[string, Cause | undefined, string]>([
    ['a stylesheet', { file: 'components/site-footer.css' }, 'Style of site footer'],
    ['a picture', { file: 'content/pictures/desk.jpg' }, 'Picture on /a'],
    ['a module of data', { file: 'data/openingHours.ts' }, 'Data opening hours'],
    ['a component', { file: 'components/PriceTable.tsx' }, 'Component price table'],
    ['content', own, 'Page /a'],
    ['no known file', undefined, 'Cause unknown'],
  ])('by its file: %s', (_, cause, title) => {
    const reviewed = model(page('/a', [text], cause ? [cause] : []))
    expect(titleOf(editsOf(reviewed)[0]!, reviewed)).toBe(title)
  })

  it('by the name of a picture of several pages, and not at all if no causes were looked for', () => {
    const cause = { file: 'content/pictures/front-desk.jpg' }
    const reviewed = model(...['/a', '/b'].map((path) => page(path, [text], [cause])))
    expect(titleOf(editsOf(reviewed)[0]!, reviewed)).toBe('Picture front desk')
    const unsearched = model({ ...page('/a', [text], []), causeUnknown: false })
    expect(titleOf(editsOf(unsearched)[0]!, unsearched)).toBe('')
  })

  it('by what became of its page', () => {
    const gone: ReportPage = { ...page('/a', []), status: 'removed', unpublishedReason: 'it became a draft' }
    const reviewed = model(gone)
    expect(titleOf(editsOf(reviewed)[0]!, reviewed)).toBe('Removed: it became a draft: /a')
  })

  it.each([
    ['New in FAQ', '', 'b'],
    ['Removed from FAQ', 'a', ''],
    ['Changed in FAQ', 'a', 'b'],
  ])('by its list: %s', (title, before, after) => {
    const cause = { file: 'data/faq.ts', key: 'faq[6]' }
    const reviewed = { ...model(page('/a', [text], [cause])), keys: [{ ...cause, before, after }] }
    expect(titleOf(editsOf(reviewed)[0]!, reviewed)).toBe(title)
  })

  it.each([
    ['a value, as visitors see it', '99', '95', '£99', '£95', ['text', '£99', '£95']],
    ['a value that others follow from', '99', '95', '£80', '£64', ['text', '99', '95']],
    ['a new record', '', '{"name":"Sales","price":9}', '', 'Sales: 9', ['insert', '', 'Sales']],
    ['a removed record', '{"name":"Sales","price":9}', '', 'Sales: 9', '', ['delete', 'Sales', '']],
    ['a changed record', '{"name":"A"}', '{"name":"B"}', 'Ada', 'Bo', ['text', 'Ada', 'Bo']],
  ])('by its value: %s', (_, before, after, was, is, value) => {
    const cause = { file: 'data/all.ts', key: 'agents.sales' }
    const reviewed = { ...model(page('/a', [change('text', was, is)], [cause])), keys: [{ ...cause, before, after }] }
    const shown = shownValue(editsOf(reviewed)[0]!)!
    expect([shown.kind, shown.before, shown.after]).toEqual(value)
  })
})

it.each([
  ['style', '--color-old-stamp', 'colour “old stamp”'],
  ['style', 'row-gap', 'gap'],
  ['style', 'padding-top', 'spacing'],
  ['style', 'line-height', 'lettering'],
  ['style', 'max-width', 'size'],
  ['style', 'scroll-snap', 'scroll snap'],
  ['json-ld', 'FAQPage.mainEntity[0].acceptedAnswer.text', 'answer 1'],
  ['json-ld', 'FAQPage.mainEntity[1].name', 'question 2'],
  ['json-ld', 'BreadcrumbList.itemListElement[2].name', 'step 3 of the path to the page'],
  ['open-graph', 'og:image[1]', 'image 2'],
  ['open-graph', 'twitter:card', 'size of the picture'],
  ['attribute', 'height', 'height of a picture'],
  ['attribute', 'link alternate', 'link to the page as plain text'],
  ['attribute', 'lang', 'lang'],
] as const)('says what a value is of: %s %s', (kind, name, words) => {
  expect(nameInWords(change(kind, 'a', 'b', name))).toBe(words)
})

it('names the element of a style by its words, its selector, or as a row of buttons', () => {
  const styled = (html: string, css: (value: string) => string) => {
    const state = (value: string) => `<style>${css(value)}</style>${html}`
    return compared('/a', state('1px'), state('2px')).findings.map((finding) => nameInWords(finding))
  }
  const card = '<div class="card">One <i>Two</i></div>'
  expect(styled(card, (value) => `.card { gap: ${value} }`)).toEqual(['gap in “One Two”'])
  const long = `<div class="big-card"><p>${'Words and more. '.repeat(9)}</p></div>`
  expect(styled(long, (value) => `.big-card:hover { top: ${value} }`)).toEqual(['top of big card'])
  const button = (name: string) => `<a class="button" href="#">${name}</a>`
  const row = (...names: string[]) => `<div class="row">${names.map(button).join(' ')}</div>`
  expect(styled(row('Hire', 'Ask'), (value) => `.row { gap: ${value} }`)).toEqual(['gap between buttons'])
  expect(styled(row('Hire', 'Ask'), (value) => `.row { top: ${value} }`)).toEqual(['top of rows of buttons'])
  expect(styled(row('Hire'), (value) => `.row { top: ${value} }`)).toEqual(['top of “Hire”'])
})

it.each([
  ['Prices › Small offices › One, A month', 'Small offices › One, A month'],
  ['Prices', 'Prices'],
  ['header nav a', 'Header'],
  ['nav a', 'Navigation'],
  ['main p', 'Top of the page'],
  ['footer p', 'Footer'],
])('says where a change is: %s', (place, words) => {
  expect(placeInWords(place)).toBe(words)
})

it.each([
  ['light-dark(red, blue)', 'light-dark(green, blue)', 'light'],
  ['light-dark(red, rgb(1, 2, 3))', 'light-dark(red, rgb(1, 2, 4))', 'dark'],
  ['light-dark(red, blue)', 'light-dark(green, black)', undefined],
  ['red', 'blue', undefined],
])('says in which theme a style differs: %s, %s', (before, after, theme) => {
  expect(themeOf(change('style', before, after, 'color'))).toBe(theme)
})

it('counts the changes of a page, and says how many visitors do not see', () => {
  const data = change('json-ld', 'a', 'b', 'Offer.price')
  expect(countChanges([])).toBe('0 changes')
  expect(countChanges([text])).toBe('1 change')
  expect(countChanges([text, data, data])).toBe('3 changes, 2 of which visitors do not see')
  expect(countChanges([data], 'edit')).toBe('1 edit that visitors do not see')
  // A shared link without its picture is seen by whoever gets it.
  expect(countOwnChanges(2, [{}])).toBe('2 changes')
  expect(countOwnChanges(0, [])).toBe('no changes of its own')
  expect(countOwnChanges(0, [{ redirects: true }, {}])).toBe('no changes of its own, but an old value')
  expect(countOwnChanges(0, [{ redirects: true }])).toBe('no changes of its own, but an old address')
})

it('says what became of a page and of its address', () => {
  const gone = (status: PageReport['status'], ...findings: FoundChange[]): ReportPage => ({
    ...page('/a', findings),
    status,
  })
  const dead = change('redirect', '/a', '', '/a')
  expect(pageStatus({ status: 'removed', unpublishedReason: 'it became a draft' })).toBe('Removed: it became a draft')
  expect(pageStatus({ status: 'moved' })).toBe('Moved')
  expect(redirectOf(gone('moved'))).toBe('the old address redirects')
  expect(redirectOf(gone('removed', dead))).toBe('no redirect')
  expect(redirectOf(gone('changed', dead))).toBe('')
})

it('lists pages by what broke, came, went or moved, then by how much changed', () => {
  const of = (path: string, status: PageReport['status'], ...findings: FoundChange[]) => ({
    ...page(path, findings),
    status,
  })
  const broken = change('broken-link', '', '/x')
  const pages = [
    of('/little', 'changed', text),
    of('/much', 'changed', change('text', 'One', 'Two words more')),
    of('/moved', 'moved'),
    of('/new', 'added'),
    of('/gone', 'removed'),
    of('/broken', 'changed', broken),
  ]
  expect(byWeight(pages).map(({ path }) => path)).toEqual(['/broken', '/gone', '/new', '/moved', '/much', '/little'])
})

describe('what is broken', () => {
  const link = (words: string, target = '/b', extra: Partial<FoundChange> = {}): FoundChange => {
    return { ...change('broken-link', `${target}#c`, `${target}#c`, words), target, ...extra }
  }
  const words = (...pages: ReportPage[]) => breakages(model(...pages)).map((breakage) => brokenInWords(breakage))

  it('is listed by its cause, with the most frequent words of its links', () => {
    expect(
      words(
        page('/one', [link('Rare', '/other')]),
        page('/two', [link('Go'), link('Here')]),
        page('/three', [link('Here')]),
      ),
    ).toEqual(['“Here” and “Go” on 2 pages lead nowhere', '“Rare” on /one leads nowhere'])
    expect(
      words(
        page(
          '/one',
          ['A', 'B', 'C', 'D'].map((name) => link(name)),
        ),
      ),
    ).toEqual(['“A”, “B” and 2 other links on /one lead nowhere'])
  })

  it('is in the text of a page only if all of its links are', () => {
    const [inText] = compared('/a', '<p>One', '<p><a href="/none">One</a>').findings.filter(({ head }) => head)
    const head = inText!.head!
    expect(words(page('/a', [link('Go', '/b', { head })]))).toEqual(['“Go” in the text of /a leads nowhere'])
    expect(words(page('/a', [link('Go', '/b', { head }), link('Go', '/b', { head, region: 'nav' })]))).toEqual([
      '“Go” on /a leads nowhere',
    ])
  })

  it('says why a page is gone, and who links to it', () => {
    const dead = { ...page('/b', [change('redirect', '/b', '', '/b')]), status: 'removed' as const }
    expect(words(dead)).toEqual(['/b is gone and its address does not redirect'])
    expect(words({ ...dead, unpublishedReason: 'it became a draft' }, page('/a', [link('Go')]))).toEqual([
      '/b is gone (it became a draft), its address does not redirect, and /a still links to it',
    ])
  })

  it('tells the same place of two pages apart', () => {
    const anchor = (target: string) => ({ ...change('broken-anchor', `${target}#c`, `${target}#c`, 'Go'), target })
    expect(words(page('/a', [anchor('/b'), anchor('/d')]))).toHaveLength(2)
  })
})

describe('one of several equal links', () => {
  it.each([
    ['/b', ['/c', '/b'], 0, 'number 1 of 2; another still leads to /b'],
    ['/b', ['/b', '/c', '/d'], 1, 'number 2 of 3; another still leads to /b'],
    ['/b', ['/b', '/b', '/c'], 2, 'number 3 of 3; 2 others still lead to /b'],
    ['/b', ['/b', '/d', '/d', '/d', '/d', '/c'], 5, 'number 6 of 6; another still leads to /b'],
    ['/b', ['/c', '/c'], 0, ''],
  ])('is told from the others: it led to %s, now %j', (before, hrefs, at, which) => {
    const html = `${hrefs.map((href) => `<a href="${href}">Go</a>`).join(' ')} <a href="/b">Other</a>`
    const links = compared('/a', '<p>One', html).head!.elements.filter(({ tagName }) => tagName === 'a')
    expect(whichOfEqual({ ...change('link', before, hrefs[at]!), head: { element: links[at]! } })).toBe(which)
  })
})

describe('a doubt in short', () => {
  const inShort = (reviewed: ReportModel) =>
    editsOf(reviewed).flatMap((edit) => edit.doubts.map((doubt) => doubtInShort(doubt)))
  const picture = (name: string, alt: string) => `<p>Our street<p><img src="/${name}.png" alt="${alt}">`
  const people = (words: string) => `<table><tr><th>Asked<th>A person</tr><tr><td>Rope<td>${words}</tr></table>`

  it.each([
    ['a figure that stayed', '<p>It costs £99. That saves £20.', '<p>It costs £95. That saves £20.'],
    ['picture and its description', picture('a', 'A'), picture('b', 'A')],
    ['a new picture', picture('a', 'A'), picture('b', 'B')],
    ['30-day is now 14-day', '<p>A 30-day guarantee', '<p>A 14-day guarantee'],
    ['where a link leads', '<p>Go <a href="/c">there</a>', '<p>Go <a href="/d">there</a>'],
    ['where a button leads', '<a class="button" href="/c">Go</a>', '<a class="button" href="/d">Go</a>'],
    ['“Decides, always” → “Decides if asked”', people('Decides, always'), people('Decides if asked')],
    [
      'says “We note it at once.” instead of “a person confirms it before noon”',
      '<p>We note it, and a person confirms it before noon.',
      '<p>We note it at once.',
    ],
    [
      'says “We tell you what it is about and who called, and …” instead of “a person decides about it”',
      '<p>A call, a person decides about it.',
      '<p>We tell you what it is about and who called, and that is all that there is to it.',
    ],
    ['“We never sell any of it” is gone', '<p>Yes.<p>We never sell any of it', '<p>Yes.'],
    ['claims “It never misses a call.”', '<p>It answers.', '<p>It never misses a call.'],
  ])('says: %s', (words, before, after) => {
    expect(inShort(model(compared('/a', before, after)))).toEqual([words])
  })

  it('says the new price, new words of a policy, and what is hidden or lost', () => {
    const cause = { file: 'data/prices.ts', key: 'agent.price' }
    const priced = model(page('/a', [change('text', '£99', '£95')], [cause]))
    expect(inShort({ ...priced, keys: [{ ...cause, before: '99', after: '95' }] })).toEqual(['£99 → £95'])
    expect(inShort(model(page('/terms', [text])))).toEqual(['new words of a policy'])
    expect(inShort(model(page('/a', [change('robots', '', 'noindex')])))).toEqual(['hidden from search engines'])
    expect(inShort(model(page('/a', [change('layout', 'footer', '', 'footer')])))).toEqual(['the footer is gone'])
  })
})

describe('a question', () => {
  const questions = (reviewed: ReportModel) =>
    editsOf(reviewed).flatMap((edit) => edit.doubts.map((doubt) => questionInWords(doubt, edit, reviewed, null)))
  const hidden = change('robots', '', 'noindex', 'meta robots')

  it.each([
    ['a page that is hidden', [hidden], 'Hidden from search engines. Was that meant?'],
    [
      'a new picture',
      [change('image', '', '/a.png')],
      'A new picture. Words inside pictures are not read: look for old prices and names.',
    ],
    [
      'a link that leads elsewhere',
      compared('/a', '<p>Go <a href="/c">there</a>', '<p>Go <a href="/d">there</a>').findings.filter(
        ({ kind }) => kind === 'link',
      ),
      '“there” leads to /d instead of /c. Do its words fit where it leads?',
    ],
  ])('is about what changed: %s', (_, findings, question) => {
    expect(questions(model(page('/a', findings)))).toEqual([question])
  })

  it('names up to four pages', () => {
    const promise = change('text', '9 days', '8 days')
    const of = (...names: string[]) => questions(model(...names.map((name) => page(`/${name}`, [promise], []))))
    expect(of('a', 'b', 'c', 'd')).toEqual([
      '/a, /b, /c and /d: 9 days is now 8 days, which is shorter. Is that meant?',
    ])
    expect(of('a', 'b', 'c', 'd', 'e')).toEqual(['5 pages: 9 days is now 8 days, which is shorter. Is that meant?'])
  })

  it.each([
    ['30 minutes', '1 hour', 'longer'],
    ['60 days', '1 month', 'shorter'],
    ['20 days', '1 month', 'longer'],
    ['11 months', '1 year', 'longer'],
    ['2 weeks', '15 days', 'longer'],
  ])('compares periods: %s, %s', (before, after, how) => {
    expect(questions(model(page('/a', [change('text', before, after)])))).toEqual([
      `${before} is now ${after}, which is ${how}. Is that meant?`,
    ])
  })

  it('does not guess which of two periods another one replaced', () => {
    expect(questions(model(page('/a', [change('text', '5 days or 30 days', '14 days')])))).toEqual([])
  })

  const sentence =
    'We answer each call that you cannot take yourself, in the tone of your own desk, and write down who called.'
  const told = (before: string, after: string) => questions(model(compared('/a', before, after)))

  it('is to read a paragraph that was rewritten', () => {
    const other =
      'Your callers are asked what it is about, and a note of it is with you before they put down their phone.'
    expect(told(`<p>${sentence} It is so, we think, for most.`, `<p>${other} Then somebody rings them back.`)).toEqual([
      expect.stringMatching(/A paragraph is rewritten: read all of it\.$/),
    ])
  })

  it.each([
    ['as long as before', '<p>We answer in 24 hours', '<p>We answer in 1 day'],
    [
      'another column than that of people',
      '<table><tr><th>Asked<th>Time</tr><tr><td>Rope<td>Some days, often</tr></table>',
      '<table><tr><th>Asked<th>Time</tr><tr><td>Rope<td>Some hours, often</tr></table>',
    ],
  ])('is not asked: %s', (_, before, after) => {
    expect(told(before, after)).toEqual([])
  })

  it.each([
    [
      'a sum below it',
      '<table><tr><th>Item<th>Price</tr><tr><td>Rope<td>£5</tr><tr><td>Total<td>£9</tr></table>',
      '<table><tr><th>Item<th>Price</tr><tr><td>Rope<td>£6</tr><tr><td>Total<td>£9</tr></table>',
      '£5 is now £6, but “£9” beside it did not change. Should it?',
    ],
    [
      'more sentences than are quoted',
      '<p>Words.',
      `<p>Words. ${['always', 'instantly', 'for free', 'immediately', 'automatically'].map((word) => `It works ${word}.`).join(' ')}`,
      'A new claim to prove: “It works always.” “It works instantly.” “It works for free.” and 2 more',
    ],
  ])('is about %s', (_, before, after, question) => {
    expect(told(before, after)).toEqual([question])
  })

  it.each([
    [undefined, 'Its old value is still in use.'],
    [true as const, 'Its old address is still in use.'],
  ])('is about what the edit left', (redirects, question) => {
    const moved: ReportPage = {
      ...page('/a', [change('text', '£99', '£95')]),
      ...(redirects && { status: 'moved', movedTo: '/b' }),
    }
    const [value, after] = redirects ? ['/a', '/b'] : ['£99', '£95']
    const old = [{ value, after, places: [], ...(redirects && { redirects }) }]
    expect(questions({ ...model(moved), old })).toContain(question)
  })
})

it('says first how urgent the edits are, and how many there are of each kind', () => {
  const told = (...findings: FoundChange[]) => {
    const reviewed = model(...findings.map((finding, at) => page(`/${at}`, [finding], [{ file: `content/${at}.mdx` }])))
    return headline(reviewed, editsOf(reviewed))
  }
  const broken = (href: string) => change('broken-link', '', href)
  const period = (after: string) => change('text', '9 days', after)
  expect(told()).toBe('Nothing changed')
  expect(told(text)).toBe('1 edit looks safe')
  expect(told(period('8 days'), period('7 days'), text)).toBe('Before you merge: 2 edits need a decision')
  expect(told(broken('/x'), broken('/y'), period('8 days'))).toBe(
    'Do not merge yet: 2 edits break something and 1 needs a decision',
  )
})

it('leads to a change by its number on a page, and nowhere if the page shares it with many', () => {
  const shared: FoundChange = { ...change('text', 'a', 'b'), isCommon: true }
  const two = change('text', 'c', 'd')
  const entry = page('/a', [text, two, shared])
  expect([text, two, shared].map((finding) => anchorOf(entry, finding))).toEqual(['#c1', '#c2', ''])
})

it.each([
  ['content/index.mdx', '/'],
  ['content/a.mdx', '/a'],
  ['content/(legal)/terms.mdx', '/terms'],
  ['content/blog/index.mdx', '/blog'],
  ['content/blog/first.mdx', '/blog/first'],
])('knows the page of %s', (file, path) => {
  expect(pathOfContent(file)).toBe(path)
})

it.each([
  ['it became a draft', '', 'draft: true'],
  ['it is published on 2030-01-01', '', "publish: '2030-01-01'"],
  ['it expired after 2020-01-01', 'expires: 2040-01-01', 'expires: 2020-01-01'],
  [undefined, 'draft: true', 'draft: true'],
  [undefined, 'draft: true', 'draft: false'],
])('knows why a page is not published: %s', (reason, before, after) => {
  const source = (line: string) => `---\ntitle: A\n${line}\n---\n`
  const sources = [{ file: own.file, before: source(before), after: source(after) }]
  expect(unpublishedReason('/a', sources)).toBe(reason)
  expect(unpublishedReason('/b', sources)).toBeUndefined()
})

it.each([
  ['only the new state is known', undefined, '- [a](/a): A', ''],
  ['only the old state is known', '- [a](/a): A', undefined, ''],
  ['a line is repeated elsewhere', '- [a](/a): A\n\nWords', 'Words\n- [a](/a): A\n\n', ''],
  ['an entry leads elsewhere', '- [a](/a): A', '- [a](/b): A', '“a” moved from /a to /b.'],
  ['another entry has its words', '- [a](/a): A', '- [b](/b): A', '“a” removed. “b” added.'],
  ['another entry has its name', '- [a](/a): A', '- [a](/b): B', '“a” removed. “a” added.'],
  ['entries have no words', '- [a](/a)', '- [a](/b)', '“a” removed. “a” added.'],
  ['an entry has another name', '- [a](/a): A', '- [b](/a): A', '“a” is now “b” in “b”.'],
])('says of a text file, if %s, what became of it', (_, before, after, words) => {
  expect(entriesInWords({ before, after })).toBe(words)
})

it('names the edits by their numbers', () => {
  expect([['1'], ['1', '4'], ['1', '4', '5']].map(numberedEdits)).toEqual([
    'edit 1',
    'edits 1 and 4',
    'edits 1, 4 and 5',
  ])
})

it('names the first entries and changes of a file, and counts the others', () => {
  const lines = (...names: string[]) => names.map((name) => `- [${name}](/${name}): ${name}`).join('\n')
  expect(entriesInWords({ before: '', after: lines(...'abcde') })).toBe('“a”, “b”, “c”, “d” and “e” added.')
  expect(entriesInWords({ before: '', after: lines(...'abcdef') })).toBe('“a”, “b”, “c”, “d” and 2 more added.')
  const words = (...all: string[]) => all.join(' and so on, ')
  expect(
    entriesInWords({ before: words(...'abcdefghijkl'.repeat(2)), after: words(...'mnopqrstuvwx'.repeat(2)) }).replace(
      /(“\w” is now “\w”\. )+/g,
      '#',
    ),
  ).toBe('#4 more changes.')
})

it.each([
  ['One costs £99', 'One costs £95', '£99', '£95'],
  ['One costs', 'One still costs', '', 'still'],
  ['One costs £99', 'Two cost £95', 'One costs £99', 'Two cost £95'],
  ['One costs £99 now', 'Two costs £95 now', 'One costs £99 now', 'Two costs £95 now'],
])('quotes the words that differ if they are together: %s, %s', (before, after, was, is) => {
  expect(changedWords({ before, after })).toEqual({ before: was, after: is })
})

it('says on how many pages an edit breaks a link', () => {
  const broken = change('broken-anchor', '/a#b', '/a#b')
  const described = change('description', 'One', 'Two')
  const pages = [
    page('/a', [{ ...text, head: { element: {} as DomElement } }]),
    page('/b', [broken]),
    page('/c', [broken]),
    page('/d', [described]),
  ]
  const reviewed = model(...pages)
  expect(reachInWords(editsOf(reviewed)[0]!, reviewed)).toBe('a link breaks on 2')
})
