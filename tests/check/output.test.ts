import { expect, test } from 'vitest'
import { formatForPeople } from '../../tools/check/output.ts'

test('what was left out is said', () => {
  expect(formatForPeople([], 1000, { hidden: 2, unread: ['content/pricing.mdx'] }).split('\n')).toEqual([
    '2 further errors hidden: probably caused by the errors in data/.',
    'Not checked until it can be read: all else in content/pricing.mdx, and links to its sections.',
    'No errors (1.0 s)',
  ])
})
