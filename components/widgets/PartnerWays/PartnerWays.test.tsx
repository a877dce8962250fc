import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PartnerWays } from './PartnerWays.tsx'

const withWays = (count: number) =>
  renderToStaticMarkup(
    <PartnerWays route="/here">
      {Array.from({ length: count }, (_, way) => (
        <h3 key={way}>Way {way}</h3>
      ))}
    </PartnerWays>,
  )

test('each way has its own plan: the agent is proposed in the first, and hired in the others', () => {
  const plans = withWays(3).split('<li>').slice(1)
  expect(new Set(plans.map((plan) => plan.slice(plan.indexOf('<svg')))).size).toBe(3)
  expect(plans.map((plan) => plan.includes('ghost'))).toEqual([true, false, false])
})

test('a way without a plan is refused, with what to remove', () => {
  expect(() => withWays(4)).toThrow('drawings for 3 ways. Remove the ### that begins another.')
})
