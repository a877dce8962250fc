import { expect, test } from 'vitest'
import { figuresOf, marksOf, rowOf } from './marks.ts'

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

test('a page is listed with its scores and the audits that lost points', () => {
  const audits = { lcp: { score: 0.9, displayValue: '2.1 s' }, cls: { score: 1 } }
  expect(rowOf('/a', marksOf({ categories, audits }))).toBe('  98 100   0 100  /a  (lcp 2.1 s)')
})

test('a category that Lighthouse could not measure has the reason instead of 0', () => {
  const failed = { lcp: { score: null, errorMessage: 'NO_LCP' }, cls: { score: 1 } }
  expect(
    rowOf('/a', marksOf({ categories: { ...categories, performance: category(null, 'lcp', 'cls') }, audits: failed })),
  ).toBe(' not measured 100   0 100  /a  (lcp NO_LCP)')
  const none = Object.fromEntries(Object.keys(categories).map((name) => [name, category(null, 'lcp')]))
  expect(
    rowOf('/a', marksOf({ categories: none, audits: failed, runtimeError: { message: 'The page did not paint.' } })),
  ).toBe('    not measured  /a  (The page did not paint.)')
})

test('the figures of a page are listed in words', () => {
  const audits = { 'largest-contentful-paint': { score: 1, displayValue: '1.4 s' } }
  expect(figuresOf({ categories, audits })).toMatch(
    /^largest contentful paint 1\.4 s, total blocking time not measured/,
  )
})
