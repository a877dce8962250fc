import { describe, expect, it } from 'vitest'
import { compareFiles } from './corpus/run.ts'

function changes(base: string, head: string, files: [Record<string, string>, Record<string, string>] = [{}, {}]) {
  const page = (body: string) => `<!doctype html><title>T</title><link rel="stylesheet" href="/site.css">${body}`
  const site = (html: string) => ({ 'index.html': page(html), 'site.css': '' })
  const report = compareFiles({ ...site(base), ...files[0] }, { ...site(head), ...files[1] })
  return report.pages.flatMap((one) =>
    one.changes.map(({ kind, before, after, in: place }) => [kind, before, after, place]),
  )
}

describe('inline elements', () => {
  it.each([
    ['reach over fewer words', '<b>two seconds</b>', '<b>two</b> seconds', ['structure', 'b', '']],
    ['reach over more words', '<b>two</b> seconds', '<b>two seconds</b>', ['structure', '', 'b']],
    ['are split', '<b>two seconds</b>', '<b>two</b> <b>seconds</b>', ['structure', '', 'b']],
    ['are split inside a word', '<b>bookkeeping</b>', '<b>book</b><b>keeping</b>', ['structure', '', 'b']],
    ['let go of a part of a word', '<b>bookkeeping</b>', '<b>book</b>keeping', ['structure', 'b', '']],
    ['become two links', '<a href="/">one two</a>', '<a href="/">one</a> <a href="/">two</a>', ['link', '', '/']],
    ['become two styled ones', '<i class="x">a b</i>', '<i class="x">a</i> <i class="x">b</i>', ['structure', '', 'i']],
  ])('that %s are told', (_, base, head, change) => {
    const inText = (html: string) => `<p>It takes ${html} each day.</p>`
    expect(changes(inText(base), inText(head)).map((one) => one.slice(0, 3))).toEqual([change])
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
    ['an animation', '@keyframes a { to { top: 1px } }', '@keyframes a { to { top: 9px } }', '@keyframes top'],
    ['a selector of browsers', 'p::part(x):dir(ltr) { top: 0 }', 'p::part(x):dir(ltr) { top: 9px }', 'top'],
    [
      'the file of a font',
      '@font-face { font-family: F; src: url(a.woff2) }',
      '@font-face { font-family: F; src: url(b.woff2) }',
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

it('reports a new wrapper around blocks that stay', () => {
  const blocks = '<p>Answers the phone.</p><p>Books rooms.</p>'
  expect(changes(blocks, `<div class="note">${blocks}</div>`)).toEqual([['structure', '', 'div', 'p']])
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
