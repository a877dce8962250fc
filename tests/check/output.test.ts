import { expect, test } from 'vitest'
import { formatAnnotations, formatForPeople, formatJson } from '../../tools/check/output.ts'
import { ContentError } from '../../tools/content/content-error.ts'

test('what was left out is said', () => {
  expect(formatForPeople([], 1000, { hidden: 2, unread: ['content/pricing.mdx'] }).split('\n')).toEqual([
    '2 further errors hidden: probably caused by the errors in data/.',
    'Not checked until it can be read: all else in content/pricing.mdx, and links to its sections.',
    'No errors (1.0 s)',
  ])
  expect(formatForPeople([], 1000, { unread: ['content/a.mdx', 'content/b.mdx'] }).split('\n')[0]).toBe(
    'Not checked until they can be read: all else in content/a.mdx, content/b.mdx, and links to their sections.',
  )
  expect(formatForPeople([], 1049, { hidden: 1 }).split('\n')).toEqual([
    '1 further error hidden: probably caused by the errors in data/.',
    'No errors (1.0 s)',
  ])
})

/** An error in a name with signs that GitHub reads, with a fix that is made for certain. */
const found = new ContentError({
  file: 'content/(a, b)/c.mdx',
  source: 'One\nTwo words\n',
  place: { line: 2, column: 5, length: 5 },
  reason: 'It is 100% wrong:\r\nodd.',
  fix: 'Write one.',
  rule: 'oddities',
  edits: [{ place: { line: 2, column: 5, length: 5 }, text: 'one' }],
})

test('in short form an error still has its lines', () => {
  expect(formatForPeople([found], 1000, { short: true })).toContain('> 2 | Two words\n    |     ^^^^^')
})

test('GitHub is given the place and the whole message in one line', () => {
  expect(formatAnnotations([found])).toBe(
    '::error file=content/(a%2C b)/c.mdx,line=2,col=5,endColumn=10,title=oddities::' +
      'It is 100%25 wrong:%0D%0Aodd. Write one.',
  )
})

test('GitHub is given one sign where nobody knows the length, and no fix where there is none', () => {
  const place = { line: 3, column: 4 }
  const odd = new ContentError({ file: 'a.ts', source: '', place, reason: 'Odd.', rule: 'odd', severity: 'warning' })
  expect(formatAnnotations([odd])).toBe('::warning file=a.ts,line=3,col=4,endColumn=5,title=odd::Odd.')
})

test('people are told how many errors and warnings there are', () => {
  const warning = new ContentError({
    file: 'a.ts',
    source: '',
    place: { line: 1, column: 1 },
    reason: 'Odd.',
    severity: 'warning',
  })
  const lastLine = (...all: ContentError[]) => formatForPeople(all, 12_340).split('\n').at(-1)
  expect([lastLine(found), lastLine(found, found, warning), lastLine(warning)]).toEqual([
    '1 error (12.3 s)',
    '2 errors, 1 warning (12.3 s)',
    'No errors, 1 warning (12.3 s)',
  ])
})

test('JSON has the place, and says whether --fix fixes it', () => {
  const place = { line: 1, column: 1 }
  const other = new ContentError({ file: 'a.ts', source: '', place, reason: 'Odd.', severity: 'warning' })
  expect(JSON.parse(formatJson([found, other]))).toMatchObject([
    { file: 'content/(a, b)/c.mdx', line: 2, column: 5, length: 5, rule: 'oddities', severity: 'error', fixable: true },
    { file: 'a.ts', line: 1, column: 1, length: 1, severity: 'warning', reason: 'Odd.', fixable: false },
  ])
})

test('in short form the warnings of one rule are one line for each file', () => {
  const warningIn = (file: string, line: number) => {
    const place = { line, column: 1 }
    return new ContentError({ file, source: '', place, reason: 'It is odd.', rule: 'oddities', severity: 'warning' })
  }
  const warnings = [warningIn('data/a.ts', 2), warningIn('data/a.ts', 5), warningIn('data/b.ts', 7)]
  expect(formatForPeople(warnings, 1000, { short: true }).split('\n')).toEqual([
    expect.stringMatching(/ data\/a\.ts:2:1 .* Also line 5\.$/),
    expect.stringMatching(/ data\/b\.ts:7:1 .*\]$/),
    'No errors, 3 warnings (1.0 s)',
  ])
})
