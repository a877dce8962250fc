import type { Element, Root } from 'hast'
import { expect, test } from 'vitest'
import { headingTypography, nonBreakingCompounds } from './typography.ts'

test.each([
  ['Oops! Page not found', 'Oops! Page·not·found'],
  ['The web learned to read. Now it acts', 'The web learned to·read. Now·it·acts'],
  ['Digital staff for businesses', 'Digital staff for businesses'],
  ['Good morning', 'Good morning'],
  [
    'Hello. A sentence that is too long for one line of a phone',
    'Hello. A sentence that is too long for one line of a phone',
  ],
])('%s', (words, set) => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'h1', properties: {}, children: [{ type: 'text', value: words }] }],
  }
  headingTypography()(tree)
  expect(JSON.stringify(tree)).toContain(`"${set.replaceAll('·', '\u00a0')}"`)
})

const run = (tagName: string, value: string) => {
  const element: Element = { type: 'element', tagName, properties: {}, children: [{ type: 'text', value }] }
  nonBreakingCompounds()({ type: 'root', children: [element] } satisfies Root)
  return element.children
}

test('a short compound in a sentence stays on one line', () => {
  const compound = { type: 'text', value: 'year-end' }
  expect(run('p', 'Book a year-end meeting')).toEqual([
    { type: 'text', value: 'Book a ' },
    { type: 'element', tagName: 'span', properties: { className: ['whitespace-nowrap'] }, children: [compound] },
    { type: 'text', value: ' meeting' },
  ])
})

test('code and text without compounds stay as they are', () => {
  expect(run('code', 'npm run dev-server')).toEqual([{ type: 'text', value: 'npm run dev-server' }])
  expect(run('p', 'No compound here')).toEqual([{ type: 'text', value: 'No compound here' }])
})
