import { expect, test } from 'vitest'
import { capitalised, counted, escapeRegExp } from './text.ts'

test('a count has its noun in the plural, unless it is one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages'])
  expect(counted(2, 'delivery', 'deliveries')).toBe('2 deliveries')
})

test('a text has a capital at its start, and stays empty', () => {
  expect(['the office', 'élan', ''].map(capitalised)).toEqual(['The office', 'Élan', ''])
})

test('each sign of a text stands for itself in a regular expression', () => {
  const text = String.raw`^a.b*c+d?$ {1} (e) [f] | \ /`
  expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true)
})
