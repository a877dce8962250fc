import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pathwayIds, pathways, stages } from '../../../data/journey.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { JourneyPlan } from './JourneyPlan.tsx'

const html = renderToStaticMarkup(<JourneyPlan />)

test('the rooms have the numbers and the names of the stages, the entrances those of the pathways', () => {
  expect([...html.matchAll(/<g class="callout">.*?<text[^>]*>(\d+)</g)].map(([, number]) => Number(number))).toEqual(
    stages.map((_, index) => index + 1),
  )
  const names = [...pathwayIds.map((id) => pathways[id].name), ...stages.map(({ name }) => name)]
  expect([...html.matchAll(/class="label name"[^>]*>([^<]*)/g)].map(([, name]) => decoded(name!))).toEqual(names)
  for (const name of names) expect(decoded(/aria-label="([^"]*)"/.exec(html)![1]!)).toContain(name)
})

test('in the first stage the desk is only planned', () => {
  expect([...html.matchAll(/<g class="symbol [^"]*"/g)].map(([mark]) => mark.includes('ghost'))).toEqual(
    stages.map((_, index) => index === 0),
  )
})
