import { expect, test } from 'vitest'
import { daysOf, weeksOf } from './journey.ts'

test('a span names its days, and a single day alone', () => {
  expect([daysOf([1, 1]), daysOf([2, 5]), weeksOf([1, 2])]).toEqual(['Day 1', 'Days 2–5', 'Week 1–2'])
})
