import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  agentCountText,
  agentPrice,
  priceBands,
  FULL_OFFICE,
  levelFor,
  monthlyTotal,
  pounds,
  priceFor,
  priceTerms,
  volumeSaving,
} from '../../../data/pricing.ts'
import { officePrice, PriceSlider } from './PriceSlider.tsx'

test('each price and total is that of the records, and only a change of band changes the price of all', () => {
  for (let count = 1; count <= FULL_OFFICE; count += 1) {
    const { each, total, saving, next } = officePrice(count)
    expect([each, total]).toEqual([pounds(priceFor(count)), pounds(monthlyTotal(count))])
    const saved = volumeSaving(count)
    expect(saving).toBe(saved ? `${pounds(saved)} less than at ${pounds(agentPrice)} each.` : undefined)
    const change = monthlyTotal(count + 1) - monthlyTotal(count)
    const isNewBand = priceBands.some(({ from }) => from === count + 1)
    expect(next.includes('all of them')).toBe(isNewBand)
    expect(next).toContain(pounds(Math.abs(change)))
    if (isNewBand) expect(next).toContain(change < 0 ? 'less in all' : 'more in all')
  }
})

test('the slider says its value in words, and beside it stand the level and the saving of that value', () => {
  const [, said = '', value] = /aria-valuetext="([^"]*)"[^>]* value="(\d+)"/.exec(
    renderToStaticMarkup(<PriceSlider show="terms" />),
  )!
  expect(said).toBe(agentCountText(Number(value)))
  const count = Number(value)
  expect(renderToStaticMarkup(<PriceSlider show="terms" />)).toContain(
    `<span>${levelFor(count)}. ${officePrice(count).saving}</span>`,
  )
})

test('it shows the terms, or the building of that size in front of the largest one', () => {
  const terms = renderToStaticMarkup(<PriceSlider show="terms" />)
  const building = renderToStaticMarkup(<PriceSlider show="building" />)
  const drawn = (html: string) => [...html.matchAll(/class="(elevation[^"]*)"/g)].map(([, look]) => look)
  expect([drawn(terms), drawn(building)]).toEqual([[], ['elevation ghost', 'elevation']])
  for (const { text } of priceTerms) {
    expect(terms).toContain(text)
    expect(building).not.toContain(text)
  }
})
