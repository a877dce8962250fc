import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dataStepIds, dataSteps } from '../../../data/privacy.ts'
import { DataPlan } from './DataPlan.tsx'

test('the numbers of the plan are those of the list below it; without the list there are none', () => {
  const drawn = (html: string) =>
    [...html.matchAll(/<g class="callout">.*?<text[^>]*>(\d+)</g)].map(([, number]) => number)
  const steps = renderToStaticMarkup(<DataPlan show="steps" />)
  const listed = [...steps.matchAll(/<span class="num"[^>]*>(\d+)<\/span><b>([^<]*)/g)]
  expect(listed.map(([, , name]) => name)).toEqual(dataStepIds.map((id) => dataSteps[id].name))
  expect(drawn(steps)).toEqual(listed.map(([, number]) => number))
  expect(drawn(renderToStaticMarkup(<DataPlan show="drawing" />))).toEqual([])
})
