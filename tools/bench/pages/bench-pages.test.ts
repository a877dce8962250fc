import { expect, test } from 'vitest'
import { marksOf, rowOf } from './marks.ts'
import { optionsOf } from './options.ts'

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
})
const categories = {
  performance: category(0.98, 'lcp', 'cls'),
  accessibility: category(1),
  'best-practices': category(0),
  seo: category(1),
}

test('a page is shown with its marks and what cost points', () => {
  const audits = { lcp: { score: 0.9, displayValue: '2.1 s' }, cls: { score: 1 } }
  expect(rowOf('/a', marksOf({ categories, audits }))).toBe('  98 100   0 100  /a  (lcp 2.1 s)')
})

test('what Lighthouse could not measure is said with the reason, and is no 0', () => {
  const failed = { lcp: { score: null, errorMessage: 'NO_LCP' }, cls: { score: 1 } }
  expect(
    rowOf('/a', marksOf({ categories: { ...categories, performance: category(null, 'lcp', 'cls') }, audits: failed })),
  ).toBe(' not measured 100   0 100  /a  (lcp NO_LCP)')
  const none = Object.fromEntries(Object.keys(categories).map((name) => [name, category(null, 'lcp')]))
  expect(
    rowOf('/a', marksOf({ categories: none, audits: failed, runtimeError: { message: 'The page did not paint.' } })),
  ).toBe('    not measured  /a  (The page did not paint.)')
})

test('Lighthouse looks at ten pages unless told otherwise', () => {
  expect([optionsOf([]), optionsOf(['--lighthouse', '0', '--only', 'pri'])]).toEqual([
    { lighthouse: 10 },
    { lighthouse: 0, only: 'pri' },
  ])
})
