import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { solutionIds } from '../../../data/solutions.ts'
import { SolutionCards } from './SolutionCards.tsx'

test('the drawings on the desks of the solutions differ', () => {
  const papers = renderToStaticMarkup(<SolutionCards />).match(/<svg class="solutions-paper".*?<\/svg>/g)
  expect(new Set(papers).size).toBe(solutionIds.length)
})
