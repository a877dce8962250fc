import { expect, test } from 'vitest'
import { readMdx } from '../../tools/content/mdx/mdx-options.ts'
import { applyEdits, safeFixes } from '../../tools/check/fix.ts'
import { vocabulary as siteWidgets } from './vocabulary.tsx'
import { vocabulary as widgets } from '../content/test-vocabulary.ts'
import { errors as unreadable } from '../content/content-errors.ts'
import { HEAD } from './cases.ts'
import { fixAll } from './fix-all.ts'
import { errorsWith } from './small-site.ts'

/** Pages that cannot be read, with errors that are fixed for certain, and the lines that are written instead. */
const compiling: Record<string, string[]> = {
  'anchor-before-value': ['title: "&more agents"'],
  'backslash-and-colon': ["description: 'A path: C:\\new'"],
  'brackets-in-value': ['title: "[New] agents"'],
  'byte-order-mark': ['footer: false'],
  'colon-in-value': ['title: "Agents: our staff"'],
  'curly-closing-mark': ['<Figure value={5} label="calls" />'],
  'curly-marks-for-yaml': ['title: "Prices: what an agent costs"', 'description: "Costs: ours"'],
  'curly-quotation-marks': ['<Figure value={5} label="calls" />'],
  'hash-in-title': ['title: "Prices for AI agents #1 in London"', 'description: "The #1 prices in London."'],
  'html-comment': ['{/* a note to myself */}'],
  'marks-and-apostrophe-with-colon': [`title: 'The "night" desk''s day: one'`],
  'misspelt-key': ['title: A page'],
  'misspelt-template': ['template: agent'],
  'misspelt-prop': ['<Figure value={5} label="calls" />'],
  'misspelt-prop-behind-emoji': ['😀 <Figure value={5} label="calls" />'],
  'no-space-after-colon': ['description: No space.'],
  'number-for-text': ['<Figure value={5} label="5" />'],
  'number-for-title': ['title: "404"'],
  'prop-without-quotation-marks': ['<Figure value={5} label="calls" />'],
  'redirect-with-slash': ['redirectFrom: [/old, /older]'],
  'sign-before-value': ['title: "@staffroom"'],
  'stars-in-value': ['title: "*New* agents"'],
  'stray-angle': ['Carrots \\<18.5 kg'],
  tab: ['description: A tab.'],
  'text-for-boolean': ['<Figure value={5} label="calls" big={true} />'],
  'text-for-number': ['<Figure value={99} label="calls" />'],
  'two-quotations-with-colon': ['title: "“Costs: one” and “two”"'],
  'unclosed-break-in-widget': ['<br />'],
  'unclosed-line-in-widget': ['<hr />'],
  'unclosed-picture-in-widget': ['<img src="x.png" alt="A desk > a chair" />'],
  'unclosed-void': ['One line.<br />'],
  'unknown-agent-in-prop': ['<Card agent="sales" />'],
  'unknown-agent': ['agent: receptionist'],
  'unknown-choice': ['<Figure value={5} label="calls" tone="loud" />'],
  'unknown-template': ['template: article'],
  'unknown-widget': ['<AgentGrid />'],
  'unknown-widget-around-words': ['<Note>', '</Note>'],
  'widget-in-small-letters': ['<Figure value={5} label="calls" />'],
  'windows-line-ends': ['footer: false'],
  'wrong-closing-tag': ['</Note>'],
  'yes-for-true': ['toc: true'],
}

/** Texts with errors that are fixed for certain, and the lines that are written instead. */
const fixedTexts: readonly [text: string, ...lines: string[]][] = [
  ['## A space by&nbsp; hand\n\nA line<br />and the next.', '## A space by  hand', 'A line and the next.'],
  ['See [the prices](/Prices).', 'See [the prices](/prices).'],
  ['See [the prices](./prices.mdx#what-it-costs).', 'See [the prices](/prices#what-it-costs).'],
  [
    'See [the prices](https://www.small-site.test/Prices/), [the first page](http://small-site.test) and [a ' +
      'page that is gone](https://small-site.test/prizes).',
    'See [the prices](/prices), [the first page](/) and [a page that is ' + 'gone](https://small-site.test/prizes).',
  ],
  [
    'See [the prices](http://localhost:3000/prices#what-it-costs), [a page that is ' +
      'gone](http://127.0.0.1:3000/prizes), [a search](http://localhost:3000/quiet?a=1&amp;b=2), or ' +
      'http://localhost:3000/quiet itself.',
    'See [the prices](/prices#what-it-costs), [a page that is gone](http://127.0.0.1:3000/prizes), [a ' +
      'search](http://localhost:3000/quiet?a=1&amp;b=2), or http://localhost:3000/quiet itself.',
  ],
  ['See [the prices](/old-prices).', 'See [the prices](/prices).'],
  ['<Go href="/older?a=1#what-it-costs">The prices</Go>', '<Go href="/prices?a=1#what-it-costs">The prices</Go>'],
  [
    'See [one](https:/www.example.org/a), [two](https://example), [three](http://www.example.org), ' +
      '[four](//www.example.org), [five](www.example.org), [six](us@example.org).',
    'See [one](https://www.example.org/a), [two](https://example), [three](https://www.example.org), ' +
      '[four](https://www.example.org), [five](https://www.example.org), [six](mailto:us@example.org).',
  ],
  ['See [the prices](/prices/).', 'See [the prices](/prices).'],
  ['See [the prices](prices).', 'See [the prices](/prices).'],
  [
    '##Power-ups\n\nSome words\n###Below them\n\n#Hello there\n\n- ##In a list\n\n> ##In a quotation\n\n##\n\nThe end.',
    '## Power-ups',
    '### Below them',
    '- ## In a list',
    '> ## In a quotation',
  ],
  [
    'See [the guide][guide], [the prices][], [the prices] (/prices), [the **next** page](/con tact), [a page ' +
      '(with a "title")](/prices “Prices”), [another](/prices "Prices) and [the last\none] (/prices).\n\nA link ' +
      '[to elsewhere] (https://www.example.org/a) and <b>[one](/con tact)</b>.',
    'See [the guide][guide], [the prices][], [the prices](/prices), [the **next** page](/con tact), [a page ' +
      '(with a "title")](/prices "Prices"), [another](/prices "Prices) and [the last',
    'A link [to elsewhere](https://www.example.org/a) and <b>[one](/con tact)</b>.',
  ],
  [
    '![A desk](pictures/my desk.png)\n\n![A desk](pictures/my own desk.png "The desk")\n\n![A desk](/desk.svg ' +
      '“The desk”)\n\n![A desk][desk]',
    '![A desk](pictures/my%20desk.png)',
    '![A desk](pictures/my%20own%20desk.png "The desk")',
    '![A desk](/desk.svg "The desk")',
  ],
  [
    '| a | b |\n| --- |\n| one | two |\n\nWords above it\n| a | b |\n|:--|---|--:|\n\n| a | b |\n| one | two |',
    '| --- | --- |',
    '| --- | --- |',
  ],
]

/** The lines of a text that the other does not have. */
function newLines(before: string, after: string): string[] {
  const known = new Set(before.split(/\r?\n/))
  return after.split(/\r?\n/).filter((line) => !known.has(line))
}

test.each(Object.entries(unreadable))('%s', async (name, { source }) => {
  const check = async (text: string) => readMdx(`content/${name}.mdx`, text, widgets).errors
  const text = await fixAll(`content/${name}.mdx`, source, check, widgets)
  const lines = newLines(source, text)
  expect(lines).toEqual(compiling[name] ?? [])
})

test('a line of front matter that is written twice is deleted', async () => {
  const { source } = unreadable['line-twice']!
  const check = async (text: string) => readMdx('content/a.mdx', text, widgets).errors
  const text = await fixAll('content/a.mdx', source, check, widgets)
  expect(text).toBe('---\ntitle: A page\ndescription: One line twice.\n---\n')
  expect(await check(text)).toEqual([])
})

test.each(fixedTexts)('%j is fixed', async (text, ...lines) => {
  const file = 'content/mistake.mdx'
  const source = HEAD + text
  const after = await fixAll(file, source, (each) => errorsWith({ page: { file, source: each } }), siteWidgets)
  expect(newLines(source, after)).toEqual(lines)
})

test('edits of one file do not shift each other, and of two that overlap one waits', () => {
  const edit = (column: number, length: number, text: string) => ({
    edits: [{ place: { line: 1, column, length }, text }],
  })
  expect(applyEdits('one two three\n', [edit(1, 3, 'eleven'), edit(5, 3, '12'), edit(14, 0, '!')])).toBe(
    'eleven 12 three!\n',
  )
  expect(applyEdits('one two\n', [edit(1, 7, 'all'), edit(5, 3, 'last')])).toBe('one last\n')
  expect(applyEdits('one\n', [edit(1, 0, 'a'), edit(1, 0, 'b')])).toBe('aone\n')
  expect(applyEdits('onetwo\n', [edit(1, 3, '1'), edit(4, 3, '2')])).toBe('12\n')
})

test('the edits of one error are all made, or none', () => {
  const edit = (column: number, length: number, text: string) => ({ place: { line: 1, column, length }, text })
  const wrapper = { edits: [edit(1, 3, ''), edit(9, 3, '')] }
  expect(applyEdits('one two three\n', [wrapper, { edits: [edit(9, 5, '3')] }])).toBe(' two ee\n')
  expect(applyEdits('one two three\n', [wrapper, { edits: [edit(10, 2, '3')] }])).toBe('one two t3ee\n')
})

test.each([
  ['shows a comment', '{/* note */} A line.', { line: 6, column: 1, length: 0 }, '\\'],
  ['hides words', 'A line.', { line: 6, column: 1, length: 0 }, '{/* */}{/*'],
  ['runs words together', 'One <br />two.', { line: 6, column: 4, length: 7 }, ''],
  ['breaks the page', 'One two.', { line: 6, column: 4, length: 1 }, '<'],
  ['brings an error', '<Figure\n  value={5}\n  label="calls"\n/>', { line: 6, column: 2, length: 6 }, 'Note'],
  ['empties a line of front matter', 'A line.', { line: 3, column: 14, length: 7 }, ''],
  ['shows the note of a page that could not be read', '<!-- A note -->', { line: 6, column: 1, length: 0 }, '\\'],
])('an edit that %s is refused', (_, line, place, text) => {
  const error = { place, edits: [{ place, text }] }
  expect(
    safeFixes('content/a.mdx', `---\ntitle: A page\ndescription: A page.\n---\n\n${line}\n`, [error], widgets),
  ).toEqual([])
})

test('of several edits those that are safe are made, and of two that hide words together the first', () => {
  const source = '---\ntitle: A page\ndescription: A page.\n---\n\nOne two three.\n'
  const edit = (column: number, text: string) => {
    const place = { line: 6, column, length: 0 }
    return { place, edits: [{ place, text }] }
  }
  const [before, after, breaking] = [edit(5, '`'), edit(14, '`'), edit(1, '<')]
  expect(safeFixes('content/a.mdx', source, [breaking, before, after], widgets)).toEqual([before])
})

test.each([
  ["export const a = 'Don't'\n", { line: 1, column: 22, length: 1 }, '’', true],
  ["export const a = 'Do'\n", { line: 1, column: 20, length: 0 }, "'", false],
  ["export const a = 'Do it' // A note\n", { line: 1, column: 25, length: 3 }, '+ `', false],
])('the record %s with %j for %s is safe: %s', (source, place, text, isSafe) => {
  const error = { place, edits: [{ place, text }] }
  expect(safeFixes('data/a.ts', source, [error], widgets)).toEqual(isSafe ? [error] : [])
})
