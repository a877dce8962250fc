import type { Root } from 'hast'
import { expect, test } from 'vitest'
import { headingTypography } from './heading-typography.ts'

test.each([
  ['Oops! Page not found', 'Oops! Page·not·found'],
  ['The web learned to read. Now it acts', 'The web learned to·read. Now·it·acts'],
  ['Digital staff for businesses', 'Digital staff for businesses'],
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
