import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { solutionIds } from '../../../data/solutions.ts'
import { SolutionCards } from './SolutionCards.tsx'

test('each solution has a drawing of its own on its desk', () => {
  const papers = renderToStaticMarkup(<SolutionCards />).match(/<svg class="solutions-paper".*?<\/svg>/g)
  expect(new Set(papers).size).toBe(solutionIds.length)
})
