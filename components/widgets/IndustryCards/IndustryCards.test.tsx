import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { industryIds, industryPath } from '../../../data/industries.ts'
import { IndustryCards } from './IndustryCards.tsx'

test('every industry has a link, on a card of its own or among the others', () => {
  const links = [...renderToStaticMarkup(<IndustryCards />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links.sort()).toEqual([...industryIds.map(industryPath), '/contact'].sort())
})
