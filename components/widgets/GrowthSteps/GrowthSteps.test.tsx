import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GrowthSteps } from './GrowthSteps.tsx'

test('each step is beside a plan with one more room built', () => {
  const html = renderToStaticMarkup(
    <GrowthSteps route="/here">
      <h3>One</h3>
      <p>First words.</p>
      <h3>Two</h3>
      <h3>Three</h3>
    </GrowthSteps>,
  )
  const steps = html.split('<li>').slice(1)
  expect(steps.map((step) => step.match(/class="hatch /g)?.length)).toEqual([1, 2, 3])
  expect(steps[0]).toContain('First words.')
})

test('the plan of a single step has room to grow, too', () => {
  const html = renderToStaticMarkup(
    <GrowthSteps route="/here">
      <h3>One</h3>
    </GrowthSteps>,
  )
  expect(/class="proposed" d="([^"]*)"/.exec(html)![1]!.match(/M/g)).toHaveLength(2)
})
