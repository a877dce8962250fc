import { expect, test } from 'vitest'
import { formatForPeople } from '../../tools/check/output.ts'
import { ContentError } from '../../tools/content/content-error.ts'

test('what was left out is said', () => {
  expect(formatForPeople([], 1000, { hidden: 2, unread: ['content/pricing.mdx'] }).split('\n')).toEqual([
    '2 further errors hidden: probably caused by the errors in data/.',
    'Not checked until it can be read: all else in content/pricing.mdx, and links to its sections.',
    'No errors (1.0 s)',
  ])
})

test('in short form the warnings of one rule are one line for each file', () => {
  const warningIn = (file: string, line: number) => {
    const place = { line, column: 1 }
    return new ContentError({ file, source: '', place, reason: 'It is odd.', rule: 'oddities', severity: 'warning' })
  }
  const found = [warningIn('data/a.ts', 2), warningIn('data/a.ts', 5), warningIn('data/b.ts', 7)]
  expect(formatForPeople(found, 1000, { short: true }).split('\n')).toEqual([
    expect.stringMatching(/ data\/a\.ts:2:1 .* Also line 5\.$/),
    expect.stringMatching(/ data\/b\.ts:7:1 .*\]$/),
    'No errors, 3 warnings (1.0 s)',
  ])
})
