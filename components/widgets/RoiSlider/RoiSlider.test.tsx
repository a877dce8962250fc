import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultRates } from '../../../data/roi.ts'
import { RoiSlider } from './RoiSlider.tsx'

test('the parts of the bar follow each other, and fill it', () => {
  const markup = renderToStaticMarkup(<RoiSlider {...defaultRates} />)
  const [bar = ''] = /<svg class="roi-shares".*?<\/svg>/.exec(markup) ?? []
  const parts = [...bar.matchAll(/<rect x="([\d.]+)%"[^>]* width="([\d.]+)%"/g)].map(([, x, width]) => ({
    start: Number(x),
    end: Number(x) + Number(width),
  }))
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.map(({ start }) => start)).toEqual([0, ...parts.map(({ end }) => end).slice(0, -1)])
  expect(parts.at(-1)!.end).toBe(100)
})
