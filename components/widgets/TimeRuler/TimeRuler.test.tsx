import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ninetyDays, roadmap, weeksOf } from '../../../data/journey.ts'
import declaration, { TimeRuler } from './TimeRuler.tsx'

/** Where each bar of a ruler begins and ends, in percent of the whole. */
function barsOf(ruler: 'roadmap' | 'ninety-days'): { start: number; end: number }[] {
  const bars = renderToStaticMarkup(<TimeRuler of={ruler} />).matchAll(/<rect x="([\d.]+)%"[^>]* width="([\d.]+)%"/g)
  return [...bars].map(([, x, width]) => ({ start: Number(x), end: Number(x) + Number(width) }))
}

test.each([
  ['roadmap', roadmap],
  ['ninety-days', ninetyDays],
] as const)('the bars of %s are as long as their periods, and where those are', (ruler, steps) => {
  const [first, last] = [steps[0]!.span[0], steps.at(-1)!.span[1]]
  const days = last - first + 1
  for (const [at, { start, end }] of barsOf(ruler).entries()) {
    const { span } = steps[at]!
    // Days and weeks count from 1, and the last one is part of the period.
    expect(start, `the start of ${span.join('–')}`).toBeCloseTo(((span[0] - first) / days) * 100, 0)
    expect(end, `the end of ${span.join('–')}`).toBeCloseTo(((span[1] - first + 1) / days) * 100, 0)
  }
  expect(barsOf(ruler)).toHaveLength(steps.length)
})

test('in print each period has its bar, and its name with when it is', () => {
  const [ruler, texts] = declaration.print!({ of: 'ninety-days' }, '2026-01-31')!
  expect(ruler).toMatchObject({
    kind: 'ruler',
    periods: ninetyDays.map(({ number, span }) => ({ mark: String(number), from: span[0] - 1, to: span[1] })),
  })
  expect(texts).toEqual({
    kind: 'points',
    points: ninetyDays.map(({ number, title, span, description }) => ({
      mark: String(number),
      title: `${title}, ${weeksOf(span).toLowerCase()}`,
      text: description,
    })),
  })
})
