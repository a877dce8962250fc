import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SetupRuler } from './Steps.tsx'

test('a step begins at its minute, and is as long as it takes until the next', () => {
  const steps = [0, 3, 10].map((minute) => ({ title: `Step ${minute}`, text: `Do ${minute}.`, minute }))
  const items = renderToStaticMarkup(<SetupRuler steps={steps} />).matchAll(
    /<li(?: class="grow-(\d+)")?><span class="mono">(\d+) min<\/span><h3>([^<]*)<\/h3><p>([^<]*)/g,
  )
  expect([...items].map(([, ...item]) => item)).toEqual([
    ['3', '0', 'Step 0', 'Do 0.'],
    ['7', '3', 'Step 3', 'Do 3.'],
    [undefined, '10', 'Step 10', 'Do 10.'],
  ])
})
