import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NonBreakingCompounds } from './text-format.tsx'

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
