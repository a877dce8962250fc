import { describe, expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { memoryFiles, readSites } from '../../tools/review/site/built-site.ts'
import { compareFiles } from './corpus/run-corpus.ts'

function changes(base: string, head: string, files: [Record<string, string>, Record<string, string>] = [{}, {}]) {
  const page = (body: string) => `<!doctype html><title>T</title><link rel="stylesheet" href="/site.css">${body}`
  const site = (html: string) => ({ 'index.html': page(html), 'site.css': '' })
  const report = compareFiles({ ...site(base), ...files[0] }, { ...site(head), ...files[1] })
  return report.pages.flatMap((one) =>
    one.changes.map(({ kind, before, after, in: place }) => [kind, before, after, place]),
  )
}

it('takes the size of another picture for a part of it, and of the same picture for a change', () => {
  const image = (name: string, height: string) => `<p>Our street</p><img src="/${name}" alt="Shops" height="${height}">`
  const files: [Record<string, string>, Record<string, string>] = [{ 'a.png': '' }, { 'a.png': '', 'b.png': '' }]
  expect(changes(image('a.png', '900'), image('b.png', '330'), files)).toEqual([['image', '/a.png', '/b.png', 'img']])
  expect(changes(image('a.png', '900'), image('a.png', '330'), files).map(([kind]) => kind)).toEqual(['attribute'])
})

describe('inline elements', () => {
  it.each([
    ['reach over fewer words', '<b>two seconds</b>', '<b>two</b> seconds', ['structure', 'b', '']],
    ['reach over more words', '<b>two</b> seconds', '<b>two seconds</b>', ['structure', '', 'b']],
    ['are split', '<b>two seconds</b>', '<b>two</b> <b>seconds</b>', ['structure', '', 'b']],
    ['are others', '<b>Mon</b> Tue', 'Mon <b>Tue</b>', ['structure', 'b', ''], ['structure', '', 'b']],
    ['are a later one', '<b>no</b>, no', 'no, <b>no</b>', ['structure', 'b', ''], ['structure', '', 'b']],
    ['are split inside a word', '<b>bookkeeping</b>', '<b>book</b><b>keeping</b>', ['structure', '', 'b']],
    ['let go of a part of a word', '<b>bookkeeping</b>', '<b>book</b>keeping', ['structure', 'b', '']],
    ['become two links', '<a href="/">one two</a>', '<a href="/">one</a> <a href="/">two</a>', ['link', '', '/']],
    ['go away with their class', '<span class="big">now</span>', 'now', ['style', 'big', '']],
    ['become two styled ones', '<i class="x">a b</i>', '<i class="x">a</i> <i class="x">b</i>', ['structure', '', 'i']],
  ])('that %s are told', (_, base, head, ...expected) => {
    const inText = (html: string) => `<p>It takes ${html} each day.</p>`
    expect(changes(inText(base), inText(head)).map((one) => one.slice(0, 3))).toEqual(expected)
  })

  it.each([
    ['new emphasis', '<b>much</b> ', []],
    ['a new link', '<a href="/">much</a> ', [['link', '', '/']]],
  ])('of new words are reported if they lead somewhere: %s', (_, words, more) => {
    const found = changes('<p>It takes time.</p>', `<p>It takes ${words}time.</p>`)
    expect(found.map((one) => one.slice(0, 3))).toEqual([['text', '', 'much'], ...more])
  })

  it('that keep their words while others change are not reported', () => {
    expect(changes('<p>See <b>two seconds</b> here</p>', '<p>Look: <b>two seconds</b> here</p>')).toEqual([
      ['text', 'See', 'Look:', 'p'],
    ])
  })
})

it('reports a removed decorative drawing, unless its paragraph was removed, too', () => {
  const drawing = '<svg><path d="M0 0"/></svg>'
  expect(changes(`<p>${drawing} Words that stay</p>`, '<p>Words that stay</p>')).toEqual([['image', 'svg', '', 'svg']])
  expect(changes(`<p>A</p><p>${drawing} Words that go away</p>`, '<p>A</p>').map(([kind]) => kind)).toEqual(['delete'])
})

describe('a style alone', () => {
  it.each([
    ['on an empty box', '<p>A</p><div style="height:1px"></div>', '<p>A</p><div style="height:9px"></div>', 'height'],
    ['on a line', '<p>A</p><hr class="thin"><p>B</p>', '<p>A</p><hr class="thick"><p>B</p>', 'class'],
    ['on an icon among words', '<p>Call <i class="red"></i> us</p>', '<p>Call <i class="blue"></i> us</p>', 'class'],
    ['on an empty inline box', '<p>A</p><p><i class="red"></i></p>', '<p>A</p><p><i class="blue"></i></p>', 'class'],
    ['on the whole page', '<html class="light"><p>A</p>', '<html class="dark"><p>A</p>', 'class'],
  ])('is told %s', (_, base, head, name) => {
    expect(changes(base, head).map(([kind, , , place]) => [kind, place])).toEqual([['style', name]])
  })

  it('is reported inside a drawing', () => {
    const drawing = (style: string) => `<svg role="img" aria-label="Map"><path d="M0 0" style="fill:${style}"/></svg>`
    expect(changes(drawing('red'), drawing('blue'))).toEqual([['image', 'Map', 'Map', 'svg']])
  })

  it.each([
    [
      'an animation',
      'p { animation: a 1s } @keyframes a { to { top: 1px } }',
      'p { animation: a 1s } @keyframes a { to { top: 9px } }',
      '@keyframes top',
    ],
    ['a selector of browsers', 'p:nth-child(1 of p) { top: 0 }', 'p:nth-child(1 of p) { top: 9px }', 'top'],
    [
      'the file of a font',
      'p { font-family: F } @font-face { font-family: F; src: url(a.woff2) }',
      'p { font-family: F } @font-face { font-family: F; src: url(b.woff2) }',
      '@font-face src',
    ],
  ])('is told for %s', (_, base, head, name) => {
    expect(changes('<p>A</p>', '<p>A</p>', [{ 'site.css': base }, { 'site.css': head }]).map((one) => one[3])).toEqual([
      name,
    ])
  })
})

describe('words', () => {
  const text = (words: string) => `<p>${words}</p>`

  it.each([
    ['as a whole sentence', 'We call back. We write.', 'We call back. We ring. We write.', [['', 'We ring.']]],
    ['as the first sentence', 'Call us today.', 'Call us. Call us today.', [['', 'Call us.']]],
    ['as the last sentence', 'Call us.', 'Call us. Write to us.', [['', 'Write to us.']]],
    ['as a sentence that goes', 'Call us. Write to us.', 'Call us.', [['Write to us.', '']]],
    ['with the comma before it', 'Tea, milk and sugar.', 'Tea, milk, cake and sugar.', [['', ', cake']]],
    [
      'each for itself',
      'A cat sat in front of our house today',
      'A dog sat in front of our house now',
      [
        ['cat', 'dog'],
        ['today', 'now'],
      ],
    ],
    [
      'as one where little stays',
      'Old dogs and slow cats and big birds',
      'New apes and fast bees and tiny fish',
      [['Old dogs and slow cats and big birds', 'New apes and fast bees and tiny fish']],
    ],
  ])('are told %s', (_, base, head, told) => {
    expect(changes(text(base), text(head)).map(([, before, after]) => [before, after])).toEqual(told)
  })

  it('are told as one in a heading', () => {
    const [base, head] = ['<h2>Calls answered by night</h2>', '<h2>Emails answered by day</h2>']
    expect(changes(base, head).map((one) => one.slice(0, 3))).toEqual([
      ['text', 'Calls answered by night', 'Emails answered by day'],
    ])
  })

  it('are told in a drawing', () => {
    const drawing = (town: string) => `<svg role="img" aria-label="Map"><text>${town}</text></svg>`
    expect(changes(drawing('Leeds'), drawing('York'))).toEqual([['text', 'Leeds', 'York', 'text']])
  })
})

describe('what moved', () => {
  const [night, price, end] = [
    'The receptionist answers the phone at night and at weekends.',
    'Each agent costs the same.',
    'Cancel at any time.',
  ]
  const page = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('')

  it('is told as moved, with the words that changed in it', () => {
    expect(changes(page(night, price, end), page(price, end, night))).toEqual([['move', night, night, 'p']])
    const edited = night.replace('night', 'noon')
    expect(changes(page(night, price, end), page(price, end, edited))).toEqual([
      ['text', 'night', 'noon', 'p'],
      ['move', night, edited, 'p'],
    ])
  })

  it.each([
    ['a short paragraph', '<p>Two words</p>', ['delete', 'insert']],
    ['a short heading', '<h2>Prices</h2>', ['move']],
    ['a short list item', '<li>Rope</li>', ['move']],
    ['a picture', '<img src="/a.png" alt="">', ['move']],
    ['a table', '<table><tr><td>May</table>', ['move']],
    ['several short paragraphs', '<p>Two words</p><p>Three more words</p>', ['move']],
    ['a section', `<section><h2>Prices</h2><p>${price}</p></section>`, ['move']],
  ])('is told as moved if it is more than a few words: %s', (_, block, kinds) => {
    const found = changes(block + page(night, end), page(night, end) + block)
    expect(found.map(([kind]) => kind)).toEqual(kinds)
  })

  it('is told as moved once for what stayed together', () => {
    const [head, body] = ['<h2>Prices</h2>', '<h3>Terms</h3>']
    expect(changes(page(night) + head + body + page(end), page(night, end) + head + body)).toHaveLength(1)
    expect(changes(head + page(night) + body + page(end), page(night, end) + head + body)).toHaveLength(2)
    expect(changes(head + body + page(night, end), head + page(night, end) + body)).toHaveLength(1)
    expect(changes(head + body + page(night, end), body + page(night, end) + head)).toHaveLength(1)
  })

  it('and was edited is told as moved if most of its words stay', () => {
    const kinds = (before: string, after: string) =>
      changes(page(before, night, end), page(night, end, after)).map(([kind]) => kind)
    const words = 'Rope and lamps are sold at the harbour every day.'
    expect(kinds(words, words.replace('Rope', 'Twine'))).toEqual(['text', 'move'])
    expect(kinds(words, words.replace('Rope and lamps', 'Old sails'))).toEqual(['delete', 'insert'])
    expect(kinds('We sell rope and old lamps.', 'We sell twine and old lamps.')).toEqual(['delete', 'insert'])
  })

  it('is told as such for a row of a table', () => {
    const table = (...plans: string[]) => {
      const rows = plans.map((plan) => `<tr><td>${plan}</td><td>£${plan.length}</td></tr>`)
      return `<table><tr><th>Plan</th><th>Price</th></tr>${rows.join('')}</table>`
    }
    expect(changes(table('Small', 'Medium', 'Very large'), table('Very large', 'Small', 'Medium'))).toEqual([
      ['move', 'Very large £10', 'Very large £10', 'table'],
    ])
  })
})

describe('what became what', () => {
  const far = 'We have sold rope and lamps at this harbour since the pier was built of oak by our own people.'
  const other = 'Every morning a bus full of visitors stops beside three bakeries whose owners are cousins of mine too.'

  it.each([
    [
      'short texts of the same sort',
      '<h2>Prices</h2><p>Rope</p>',
      '<h3>Costs</h3><p>Nets</p>',
      ['heading-level', 'text', 'text'],
    ],
    ['a heading with a text', '<h2>Prices</h2><b>A</b>', '<p>Costs</p><b>A</b>', ['structure', 'text']],
    ['no long texts', `<p>${far}</p><p>${far} Call.</p>`, `<p>${other}</p><p>${other} Ring.</p>`, 4],
    [
      'buttons',
      '<button>Buy</button><button>Sell</button>',
      '<button>Get</button><button>Give</button>',
      ['cta', 'cta'],
    ],
    ['no words and a button', '<p>Buy rope</p>', '<button>Buy rope</button>', ['cta', 'delete']],
    ['the text with the same classes', '<p class="a">Rope</p>', '<p class="b">Nets</p><p class="a">Oars</p>', 2],
    [
      'tables of which little stays',
      '<table><tr><th>Month<th>Cost<tr><td>May<td>£4<tr><td>June<td>£5</table>',
      '<table><tr><th>Month<th>Cost<tr><td>July<td>£6<tr><td>August<td>£7</table>',
      ['table-cell', 'table-cell', 'table-cell', 'table-cell'],
    ],
  ])('pairs %s', (_, before, after, expected) => {
    const kinds = changes(`<main>${before}</main>`, `<main>${after}</main>`).map(([kind]) => kind)
    expect(typeof expected === 'number' ? kinds.length : kinds.sort()).toEqual(expected)
  })

  it('lists a removed block after the one before it', () => {
    const found = changes(
      '<p>Rope is sold</p><h2>Nets</h2><p>Oars are made</p>',
      '<p>Rope is free</p><p>Oars are lent</p>',
    )
    expect(found.map(([, before]) => before)).toEqual(['sold', 'Nets', 'made'])
  })

  it('lists a removed block before all others if it was the first', () => {
    const found = changes('<h2>Nets</h2><p>Rope is sold</p>', '<p>Rope is free</p>')
    expect(found.map(([, before]) => before)).toEqual(['Nets', 'sold'])
  })

  it.each([
    ['a button', 'Rope <a class="button">Buy</a>', ['list-item Rope Buy', 'cta Buy']],
    ['a picture', 'Rope <img src="/a.png" alt="">', ['list-item Rope', 'image /a.png']],
    ['a picture alone', '<img src="/a.png" alt="">', ['image /a.png']],
    ['an icon', '<svg><path d="M0 0"/></svg> Rope', ['list-item Rope']],
    ['a list', 'Rope <ul><li>thin</li><li>thick</li></ul>', ['list-item Rope thin thick']],
    ['paragraphs', '<p>Rope</p><p>Nets</p>', ['list-item Rope Nets']],
  ])('reports what is in a removed list item: %s', (_, item, expected) => {
    const list = (more: string) => `<ul>${more}<li>Oars</li></ul>`
    const found = changes(list(`<li>${item}</li>`), list(''))
    expect(found.map(([kind, before]) => `${kind} ${before}`)).toEqual(expected)
  })

  it.each([
    ['a box for programs', '<div data-a="1" class=""><p>Rope</p></div>', '<p>Rope</p>', []],
    ['a style in another notation', '<p style="color:red">A', '<p style="color: #f00">A', []],
    ['a picture without a file', '<img src="/old.png" alt="">', '<img src="/new.png" alt="">', ['image']],
    [
      'another widget',
      `<x-a data-props='{"a":1}'>A</x-a>`,
      `<x-b data-props='{"b":2}'>A</x-b>`,
      ['structure', 'widget'],
    ],
    ['a named field', '<p>A<input aria-label="old">', '<p>A<input aria-label="new">', ['attribute']],
    ['a label of a drawing', '<svg aria-label="old"/>', '<svg aria-label="new"/>', ['alt']],
    ['a size that went', '<img src="/a.png" srcset="/b.png 2x" alt="">', '<img src="/a.png" alt="">', ['image']],
  ])('compares attributes: %s', (_, before, after, kinds) => {
    const files: [Record<string, string>, Record<string, string>] = [{}, { 'a.png': 'a', 'new.png': 'new' }]
    expect(changes(before, after, files).flatMap(([kind]) => (kind === 'broken-link' ? [] : kind!))).toEqual(kinds)
  })

  it('reports a new box with the new words in it alone', () => {
    expect(changes('<p>Rope is sold</p>', '<section><h2>New</h2><p>Rope is sold</p></section>')).toEqual([
      ['insert', '', 'New', 'h2'],
    ])
  })

  it.each([
    ['a class of a cell', '<td class="CHANGE">May', ['style', 'old', 'new', 'class']],
    ['a link in a cell', '<td><a href="#CHANGE" id="old">May</a>', ['link', '#old', '#new', 'table']],
    ['an attribute of a link', '<td><a href="#" title="CHANGE">May</a>', ['attribute', 'old', 'new', 'title']],
    ['a label of a link', '<td><a href="#" aria-label="CHANGE">May</a>', ['attribute', 'old', 'new', 'aria-label']],
    ['a label of a button', '<td><button aria-label="CHANGE">May</button>', ['attribute', 'old', 'new', 'aria-label']],
    ['a label instead of words', '<td><button aria-label="CHANGE"></button>', ['cta', 'old', 'new', 'table']],
  ])('reports %s', (_, cell, expected) => {
    const table = (value: string) => `<table><tr>${cell.replace('CHANGE', value)}</table>`
    expect(changes(table('old'), table('new')).filter(([kind]) => kind !== 'broken-anchor')).toEqual([expected])
  })

  it('compares every size of a picture, and no other one', () => {
    const pictures = (sizes: string) => `<p><img src="/a.png" alt=""><img src="/b.png" alt=""${sizes}></p>`
    const found = changes(pictures(''), pictures(' srcset="/c.png 2x"'))
    expect(found.filter(([kind]) => kind === 'image')).toEqual([['image', '', '/c.png', 'img']])
  })
})

it('reports a heading that is one no more', () => {
  expect(changes('<h2>Answers the phone</h2>', '<p>Answers the phone</p>')).toEqual([['structure', 'h2', 'p', 'p']])
})

it('reports an attribute without a value, however it is written', () => {
  const form = (attribute: string) => `<form><input name="town" aria-label="Town"${attribute}></form>`
  expect(changes(form(' required'), form(' required="required"'))).toEqual([])
  expect(changes(form(' required=""'), form('')).map((one) => one.slice(0, 3))).toEqual([['attribute', 'required', '']])
})

it('reports a new wrapper around blocks that stay', () => {
  const blocks = '<p>Answers the phone.</p><p>Books rooms.</p>'
  expect(changes(blocks, `<div class="note">${blocks}</div>`)).toEqual([['structure', '', 'div', 'p']])
  expect(changes(blocks, `<x-tip>${blocks}</x-tip>`)).toEqual([['widget', '', 'x-tip', 'widget']])
})

it('reports a rule of several selectors once', () => {
  const page = '<p class="one">A</p><p class="two">B</p>'
  const sheet = (top: string) => ({ 'site.css': `.one { top: ${top} } .two { top: ${top} }` })
  expect(changes(page, page, [sheet('0'), sheet('9px')])).toEqual([['style', '0', '9px', 'top']])
})

it('applies nested rules only to elements that the page has', () => {
  const sheets = (parent: string): [Record<string, string>, Record<string, string>] => [
    { 'site.css': `${parent} { & p { top: 0 } }` },
    { 'site.css': `${parent} { & p { top: 9px } }` },
  ]
  const page = '<main><p>A</p></main>'
  expect(changes(page, page, sheets('main'))).toEqual([['style', '0', '9px', 'top']])
  expect(changes(page, page, sheets('aside'))).toEqual([])
})

describe('a custom property', () => {
  const sheet = (color: string, rest = '') =>
    `:root { --warning: ${color}; --stamp: var(--warning) } .stamp { color: var(--stamp) } ${rest}`
  const sheets = (rest = ''): [Record<string, string>, Record<string, string>] => [
    { 'site.css': sheet('red', rest) },
    { 'site.css': sheet('blue', rest) },
  ]

  it('is a change of the pages that use it, at the element that does', () => {
    expect(changes('<p>A</p>', '<p>A</p>', sheets())).toEqual([])
    expect(changes('<p class="stamp">A</p>', '<p class="stamp">A</p>', sheets())).toEqual([
      ['style', 'red', 'blue', '--warning'],
    ])
    expect(
      changes('<p style="color: var(--stamp)">A</p>', '<p style="color: var(--stamp)">A</p>', sheets()),
    ).toHaveLength(1)
  })

  it('names all elements of the page that use it', () => {
    const site = (color: string) => ({
      'index.html': `<!doctype html><title>T</title><style>${sheet(color)}</style>
        <p class="stamp">A</p><p>B</p><b class="stamp">C</b>`,
    })
    const { base, head } = readSites(memoryFiles(site('red')), memoryFiles(site('blue')))
    const [finding] = compareSites(base, head).pages[0]!.findings
    expect([finding!.head!.element, ...finding!.alike!].map(({ tagName }) => tagName)).toEqual(['p', 'b'])
    expect(finding!.base!.element.tagName).toBe('p')
  })

  it('that goes with the only element that used it is no change of its own', () => {
    const kinds = changes('<p>A</p><p class="stamp">Goes</p>', '<p>A</p>', [
      { 'site.css': sheet('red') },
      { 'site.css': '' },
    ])
    expect(kinds.map(([kind]) => kind)).toEqual(['delete'])
  })
})

describe('each of several equal changes', () => {
  it.each([
    [
      'in the cells of a table',
      (price: string) =>
        `<table>${'<tr><td>Agent</td><td>PRICE</td></tr>'.repeat(10).replaceAll('PRICE', price)}</table>`,
      ['£99', '£95'],
      Array.from({ length: 10 }, () => ['table-cell', '£99', '£95']),
    ],
    [
      'in links',
      (href: string) => `<p>See <a href="${href}">the prices</a> or <a href="${href}">the table</a> today.</p>`,
      ['/?a=1', '/?a=2'],
      Array.from({ length: 2 }, () => ['link', '/?a=1', '/?a=2']),
    ],
  ])('is reported %s', (_, body, [before, after], expected) => {
    expect(changes(body(before!), body(after!)).map((one) => one.slice(0, 3))).toEqual(expected)
  })
})

it('reports the caption of a table', () => {
  const table = (caption: string) => `<table><caption>${caption}</caption><tr><td>May</td></tr></table>`
  expect(changes(table('Prices'), table('Costs')).map((one) => one.slice(0, 3))).toEqual([['text', 'Prices', 'Costs']])
})

it('names the row and the column of a cell', () => {
  const table = (price: string) =>
    `<h1>Prices</h1><table><tr><th>Month<th>A day</tr><tr><th>May<td>${price}</tr><tr><th>June<td>£90</tr></table>`
  expect(changes(table('£120'), table('£135'))).toEqual([['table-cell', '£120', '£135', 'Prices › May, A day']])
  const spanned = (price: string) =>
    `<table><tr><th>Part<th>Size<th>Price</tr><tr><td rowspan="2">Valve<td>small<td>£9</tr><tr><td>large<td>${price}</tr></table>`
  expect(changes(spanned('£12'), spanned('£13'))).toEqual([['table-cell', '£12', '£13', 'table › large, Price']])
})

describe('a long page', () => {
  const blocks = (count: number) =>
    Array.from({ length: count }, (_, at) => `<p>Paragraph ${at} is about rope ${at % 7}.</p>`)

  it.each([2_000, 10_000, 25_000])('with one edit has one change: %i blocks', (count) => {
    const [base, head] = [blocks(count), blocks(count)]
    head[count / 2] = head[count / 2]!.replace('rope', 'string')
    expect(changes(base.join(''), head.join('')).map((one) => one.slice(0, 3))).toEqual([['text', 'rope', 'string']])
  })

  it('with an added, a moved and many edited blocks has these changes', () => {
    const base = blocks(4_000)
    const head = base.map((block, at) => (at % 100 === 50 ? block.replace('rope', 'string') : block))
    head.splice(1_000, 0, '<p>Nobody wrote this before.</p>')
    head.push(...head.splice(200, 1))
    const found = changes(base.join(''), head.join('')).map(([kind]) => kind)
    const count = (kind: string) => found.filter((one) => one === kind).length
    expect([count('insert'), count('move'), count('text'), found.length]).toEqual([1, 1, 40, 42])
  })

  it('in which every block was edited has one change for each', () => {
    const base = blocks(1_200)
    const head = base.map((block) => block.replace('about rope', 'about string'))
    const found = changes(base.join(''), head.join(''))
    expect(found).toHaveLength(1_200)
    expect(new Set(found.map(([kind]) => kind))).toEqual(new Set(['text']))
  })
})

describe('what a stylesheet says', () => {
  const files = (
    base: Record<string, string>,
    head: Record<string, string>,
  ): [Record<string, string>, Record<string, string>] => [base, head]
  const body = '<p>A</p>'

  it('is compared with the pictures that it shows, on pages that show them', () => {
    const css = (dot: string) => ({
      'site.css': 'p { background: url(../dot.svg) } .none { background: url(b.svg) }',
      'dot.svg': dot,
      'b.svg': dot,
    })
    expect(changes(body, body, files(css('red'), css('blue')))).toEqual([['image', '/dot.svg', '/dot.svg', 'p']])
    expect(changes('<b>A</b>', '<b>A</b>', files(css('red'), css('blue')))).toEqual([])
    const font = (bytes: string, family = 'F') => ({
      'site.css': `@font-face { font-family: F; src: url(f.woff2) } p { font-family: ${family} }`,
      'f.woff2': bytes,
    })
    expect(changes(body, body, files(font('a'), font('b'))).map((one) => one[3])).toEqual(['@font-face src'])
    expect(changes(body, body, files(font('a', 'G'), font('b', 'G')))).toEqual([])
  })

  it('is compared with the media of its link', () => {
    const link = (media: string) => `<link rel="stylesheet" href="/print.css" media="${media}">${body}`
    const css = { 'print.css': 'p { color: red }' }
    expect(changes(link('print'), link('all'), files(css, css))).toMatchObject([
      ['style', 'red (@media print)', 'red', 'color'],
    ])
  })

  it('is compared with its cascade layer', () => {
    const css = (one: string, two: string) => ({
      'site.css': `@layer ${one} { p { color: red } b { top: 0 } } @layer ${two} { p { left: 0 } }`,
    })
    const moved = { 'site.css': '@layer a { b { top: 0 } } @layer b { p { color: red } p { left: 0 } }' }
    expect(changes(body, body, files(css('a', 'b'), moved))).toEqual([
      ['style', 'red (layer a)', 'red (layer b)', 'color'],
    ])
    const two = (layer: string, rules: string) => ({ 'site.css': `@layer ${layer} { p { ${rules} } }` })
    expect(changes(body, body, files(two('a', 'top: 0; left: 1px'), two('b', 'left: 1px; top: 0')))).toEqual([
      ['style', '0 (layer a)', '0 (layer b)', 'top'],
      ['style', '1px (layer a)', '1px (layer b)', 'left'],
    ])
  })

  it.each([
    ['a string', 'p { content: "1.50" }', 'p { content: "1.5" }', 1],
    ['spaces in a string', 'p { content: "a : b" }', 'p { content: "a:b" }', 1],
    ['quotes', `p { content: "a" }`, `p { content: 'a' }`, 0],
    ['a colour in another notation', 'p { color: oklch(43% .12 30deg) }', 'p { color: oklch(0.43 0.12 30) }', 0],
    ['a colour with commas', 'p { color: rgba(255, 0, 0, 1) }', 'p { color: #f00 }', 0],
    ['a hue', 'p { color: hsl(120 100% 25%) }', 'p { color: #008000 }', 0],
    ['another colour', 'p { color: oklch(43% .12 30) }', 'p { color: oklch(43% .12 31) }', 1],
    [
      'a font that is still named',
      'p { font-family: F } @font-face { font-family: F; src: url(f.woff2) }',
      'p { font-family: F }',
      1,
    ],
  ])('is compared exactly: %s', (_, base, head, count) => {
    expect(changes(body, body, files({ 'site.css': base }, { 'site.css': head }))).toHaveLength(count)
  })
})

describe('what is not seen at once', () => {
  it.each([
    [
      'a hidden field',
      '<form><input type="hidden" name="plan" value="a"></form>',
      '<form><input type="hidden" name="plan" value="b"></form>',
      'attribute',
    ],
    [
      'words without scripts',
      '<noscript><p>Call us today</p></noscript>',
      '<noscript><p>Write us today</p></noscript>',
      'text',
    ],
  ])('is reported: %s', (_, base, head, kind) => {
    expect(changes(base, head).map(([found]) => found)).toEqual([kind])
  })

  it('is one word if it may break inside', () => {
    expect(
      changes('<p>A store<wbr>room today</p>', '<p>A storeroom today</p>').filter(([kind]) => kind === 'text'),
    ).toEqual([])
    expect(changes('<p>A store<wbr>room today</p>', '<p>A store<wbr>keeper today</p>')).toContainEqual([
      'text',
      'storeroom',
      'storekeeper',
      'p',
    ])
  })
})

describe('links lead where a host leads them', () => {
  const broken = (link: string, file: string, head = '') => {
    const page = (body: string) => `<!doctype html><title>T</title>${head}<p>Words ${body}</p>`
    const base = { 'index.html': page(''), [file]: page('More') }
    const { pages } = compareFiles(base, { ...base, 'index.html': page(`<a href="${link}">A</a>`) })
    return pages.flatMap(({ changes }) => changes).some(({ kind }) => kind === 'broken-link')
  }

  it.each([
    ['/menu', 'menu/index.html', false],
    ['/menu/', 'menu/index.html', false],
    ['/menu/index.html', 'menu/index.html', false],
    ['/menu', 'menu.html', false],
    ['/menu.html', 'menu.html', false],
    ['/menu.html', 'menu/index.html', true],
    ['/menu.htm', 'menu/index.html', true],
    ['/menu/index', 'menu/index.html', true],
    ['/a%23b', 'a#b.html', false],
    ['/100%25%20off', '100% off.html', false],
  ])('%s to %s', (link, file, isBroken) => {
    expect(broken(link, file)).toBe(isBroken)
  })

  it('by the base address of the page', () => {
    expect(broken('menu', 'sub/menu.html', '<base href="/sub/">')).toBe(false)
    expect(broken('menu', 'menu.html', '<base href="/sub/">')).toBe(true)
  })
})

it('takes a file for the same one if only its hash differs, and for another if its name does', () => {
  const site = (name: string) => ({
    'index.html': `<!doctype html><title>T</title><link rel="stylesheet" href="/assets/${name}"><p>A <a href="/assets/${name}">sheet</a></p>`,
    [`assets/${name}`]: 'p { top: 0 }',
  })
  const count = (base: string, head: string) => compareFiles(site(base), site(head)).pages.length
  expect(count('main.rpmFRZgo.css', 'main.css')).toBe(0)
  expect(count('main.overview.css', 'main.branches.css')).toBe(0)
  expect(count('main.css', 'mobile.css')).toBe(1)
})

it('takes two files whose names end in eight letters for two files', () => {
  const site = (brochure: string, desk: string) => ({
    'index.html':
      `<!doctype html><title>T</title><p>Our <a href="/${brochure}">prices</a></p>` +
      `<img src="/${desk}" alt=""><p>The file is called ${desk}.</p>`,
    [brochure]: brochure,
    [desk]: 'desk',
    'assets/menu.a1B2c3D4.svg': 'A drawing in the folder of the bundler.',
  })
  const [page] = compareFiles(
    site('price-brochure.pdf', 'desk-daylight.jpg'),
    site('price-contract.pdf', 'desk-midnight.jpg'),
  ).pages
  expect(page!.changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['link', '/price-brochure.pdf', '/price-contract.pdf'],
    ['image', '/desk-daylight.jpg', '/desk-midnight.jpg'],
    ['text', 'desk-daylight.jpg', 'desk-midnight.jpg'],
  ])
})

it('reports a footer that goes as one change of the layout', () => {
  const footer = `<footer><p>Office in Leeds</p><h2>Talk to us</h2><ul><li>Call</li><li>Write</li></ul></footer>`
  const main = '<main><h1>Shop</h1><p>We sell rope.</p></main>'
  expect(changes(main + footer, main)).toEqual([['layout', 'footer', '', 'footer']])
  expect(changes(main, main + footer)).toEqual([['layout', '', 'footer', 'footer']])
  const header = (word: string) => `<header><p>${word}</p></header>`
  expect(changes(header('Old') + main + footer, header('New') + main).map(([kind]) => kind)).toEqual(['layout', 'text'])
  expect(changes(`${main}<footer><p>Office</p></footer>`, main).map(([kind]) => kind)).toEqual(['delete'])
})

it('reports a very long text in which no word stays as one change', () => {
  const text = (word: string) => Array.from({ length: 2_100 }, (_, at) => `${word}${at}`).join(' ')
  const [before, after] = [text('rope'), text('net')]
  expect(changes(`<p>${before}</p>`, `<p>${after}</p>`)).toEqual([['text', before, after, 'p']])
})

it('takes a row with few common words for another row', () => {
  const table = (...rows: string[]) => `<table><tr><th>Work</th><th>Cost</th></tr>${rows.join('')}</table>`
  const row = (work: string, cost: string) => `<tr><td>${work}</td><td>${cost}</td></tr>`
  const stays = row('Rope', '£4')
  const rows = changes(
    table(stays, row('Nets mended by hand', '£9')),
    table(stays, row('Hulls mended by us', '£7'), row('Sails', '£2')),
  )
  expect(rows.map((one) => one.slice(0, 3))).toEqual([
    ['table-row', 'Nets mended by hand £9', ''],
    ['table-row', '', 'Hulls mended by us £7'],
    ['table-row', '', 'Sails £2'],
  ])
})

it('reports a group of fields that is new as one change', () => {
  const theme = '<fieldset><legend>Theme</legend><label><input type="radio">Light</label><label>Dark</label></fieldset>'
  expect(changes('<main><p>Shop</p></main>', `<main>${theme}<p>Shop</p></main>`)).toEqual([
    ['insert', '', 'Theme Light Dark', 'main legend'],
  ])
})

it('names the selectors of a style once, though it has two conditions', () => {
  const sheet = (gap: string) => `.a { gap: ${gap} } @media print { .a { gap: ${gap} } } .b { gap: ${gap} }`
  const selectors = (text: string) => {
    const site = (gap: string) => ({
      'index.html': `<!doctype html><title>T</title><style>${sheet(gap)}</style><p class="a b">${text}</p>`,
    })
    const { base, head } = readSites(memoryFiles(site('1px')), memoryFiles(site('2px')))
    return compareSites(base, head).pages.flatMap(({ findings }) => findings.map(({ selector }) => selector))
  }
  expect(selectors('A <b>B</b>')).toEqual(['.a, .b'])
  // There is no gap beside a single part.
  expect(selectors('A')).toEqual([])
  expect(selectors(' <b>B</b> ')).toEqual([])
})

it('reports a paragraph that was replaced as one change', () => {
  const [before, after] = ['Tell the agents who sees nervous patients.', 'Start with people: which dentist takes whom?']
  expect(changes(`<p>A</p><p>${before}</p><p>B</p>`, `<p>A</p><p>${after}</p><p>B</p>`)).toMatchObject([
    ['text', before, after, 'p'],
  ])
})

it('reports a rewritten paragraph as one change', () => {
  const before = 'A business with five people should be as easy to reach as one with five hundred, and often it is not.'
  const after = 'A firm of five people should be as quick to reach as a firm of five hundred, and rarely is it so.'
  expect(changes(`<p>${before}</p>`, `<p>${after}</p>`)).toHaveLength(1)
})

it('reports a control that moves between footer and header with the footer as a move', () => {
  const control = (name: string) =>
    `<fieldset><legend>${name}</legend><label>Light</label><label>Dark</label></fieldset>`
  const header = (more = '') => `<header><a href="/">Home</a>${more}</header>`
  const main = '<main><h1>Words</h1><p>One is here.</p><p>Two is there.</p><p>Three is gone.</p></main>'
  const footer = `<footer><p>Office</p><h2>Talk to us</h2><p>Call</p>${control('Theme (footer)')}</footer>`
  const [long, short] = [header() + main + footer, header(control('Theme')) + main]
  const kinds = (base: string, head: string) => changes(base, head).map(([kind]) => kind)
  expect(kinds(long, short)).toEqual(['layout', 'move'])
  expect(kinds(short, long)).toEqual(['layout', 'move'])
})
