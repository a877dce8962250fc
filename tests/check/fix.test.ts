import { expect, test } from 'vitest'
import { readMdx } from '../../tools/content/mdx/mdx-options.ts'
import { fixed, safeFixes } from '../../tools/check/fix.ts'
import { vocabulary as siteWidgets } from './vocabulary.tsx'
import { vocabulary as widgets } from '../content/test-vocabulary.ts'
import { errors as unreadable } from '../content/content-errors.ts'
import { errors } from './errors.ts'
import { fixAll } from './fix-all.ts'
import { errorsWith } from './small-site.ts'

/** Errors that are fixed for certain, and the lines that are written instead. */
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

const site: Record<string, string[]> = {
  'no-break-space': ['# A space by hand', 'A line and the next.'],
  'link-in-capitals': ['See [the prices](/prices).'],
  'link-to-file': ['See [the prices](/prices#what-it-costs).'],
  'link-to-own-address': [
    'See [the prices](/prices), [the first page](/) and [a page that is gone](https://small-site.test/prizes).',
  ],
  'link-to-own-computer': [
    'See [the prices](/prices#what-it-costs), [a page that is gone](http://127.0.0.1:3000/prizes), [a ' +
      'search](http://localhost:3000/quiet?a=1&amp;b=2), or http://localhost:3000/quiet itself.',
  ],
  'link-to-redirect': ['See [the prices](/prices).'],
  'link-to-redirect-in-prop': ['<Go href="/prices?a=1#what-it-costs">The prices</Go>'],
  'link-with-half-an-address': [
    'See [one](https://www.example.org/a), [two](https://example), [three](https://www.example.org), ' +
      '[four](https://www.example.org), [five](https://www.example.org), [six](mailto:us@example.org).',
  ],
  'link-with-slash-at-end': ['See [the prices](/prices).'],
  'link-without-slash': ['See [the prices](/prices).'],
  'printed-heading': ['## Power-ups', '### Below them', '- ## In a list', '> ## In a quotation'],
  'printed-link': [
    'See [the guide][guide], [the prices][], [the prices](/prices), [the **next** page](/con tact), [a page ' +
      '(with a "title")](/prices "Prices"), [another](/prices "Prices) and [the last',
    'A link [to elsewhere](https://www.example.org/a) and <b>[one](/con tact)</b>.',
  ],
  'printed-picture': [
    '![A desk](pictures/my%20desk.png)',
    '![A desk](pictures/my%20own%20desk.png "The desk")',
    '![A desk](/desk.svg "The desk")',
  ],
  'printed-table': ['| --- | --- |', '| --- | --- |'],
}

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
  expect(text.split('\n').filter((line) => line.startsWith('title:'))).toHaveLength(1)
  expect(await check(text)).toEqual([])
})

test.each(Object.entries(site))('%s', async (name, expected) => {
  const { source } = errors[name]!
  const file = `content/${name}.mdx`
  const text = await fixAll(file, source, (each) => errorsWith({ page: { file, source: each } }), siteWidgets)
  expect(newLines(source, text)).toEqual(expected)
})

test('edits of one file do not shift each other, and of two that overlap one waits', () => {
  const edit = (column: number, length: number, text: string) => ({
    edits: [{ place: { line: 1, column, length }, text }],
  })
  expect(fixed('one two three\n', [edit(1, 3, 'eleven'), edit(5, 3, '12'), edit(14, 0, '!')])).toBe(
    'eleven 12 three!\n',
  )
  expect(fixed('one two\n', [edit(1, 7, 'all'), edit(5, 3, 'last')])).toBe('one last\n')
  expect(fixed('one\n', [edit(1, 0, 'a'), edit(1, 0, 'b')])).toBe('aone\n')
})

test('the edits of one error are all made, or none', () => {
  const edit = (column: number, length: number, text: string) => ({ place: { line: 1, column, length }, text })
  const wrapper = { edits: [edit(1, 3, ''), edit(9, 3, '')] }
  expect(fixed('one two three\n', [wrapper, { edits: [edit(9, 5, '3')] }])).toBe(' two ee\n')
  expect(fixed('one two three\n', [wrapper, { edits: [edit(10, 2, '3')] }])).toBe('one two t3ee\n')
})

const HEAD = '---\ntitle: A page\ndescription: A page.\n---\n\n'

test.each([
  ['shows a comment', '{/* note */} A line.', { line: 6, column: 1, length: 0 }, '\\'],
  ['hides words', 'A line.', { line: 6, column: 1, length: 0 }, '{/* */}{/*'],
  ['runs words together', 'One <br />two.', { line: 6, column: 4, length: 7 }, ''],
  ['breaks the page', 'One two.', { line: 6, column: 4, length: 1 }, '<'],
  ['brings an error', '<Figure\n  value={5}\n  label="calls"\n/>', { line: 6, column: 2, length: 6 }, 'Note'],
])('an edit that %s is refused', (_, line, place, text) => {
  const error = { place, edits: [{ place, text }] }
  expect(safeFixes('content/a.mdx', `${HEAD}${line}\n`, [error], widgets)).toEqual([])
})
