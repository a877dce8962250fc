import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { longDay, NonBreakingCompounds } from './text-format.tsx'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['A 30-day money-back guarantee', 'A [30-day] [money-back] guarantee'],
  ['Right-to-work checks', '[Right-to-work] checks'],
  ['The rollout takes 3–6 months.', 'The rollout takes [3–6] months.'],
  ['no compound – only a dash', 'no compound – only a dash'],
  ['a state-of-the-art system may break', 'a [state-of-the-art] system may break'],
  ['an over-the-counter-medicine may break', 'an over-the-counter-medicine may break'],
])('%s', (text, kept) => {
  const markup = renderToStaticMarkup(<NonBreakingCompounds>{text}</NonBreakingCompounds>)
  expect(markup).toBe(kept.replaceAll('[', '<span class="whitespace-nowrap">').replaceAll(']', '</span>'))
})

test.each(['America/Los_Angeles', 'Europe/London', 'Pacific/Auckland'])('a day is the same one in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(['2026-01-31', '2026-07-01'].map(longDay)).toEqual(['31 January 2026', '1 July 2026'])
})
