import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pounds } from '../../../data/pricing.ts'
import { defaultRates, ROI_EXAMPLE, sliderIds, sliders, startingRoi } from '../../../data/roi.ts'
import { auditPath } from '../../forms/audit-request.ts'
import declaration from './declaration.ts'
import { position, roi } from './roi-state.ts'
import { RoiSlider } from './RoiSlider.tsx'

const markup = renderToStaticMarkup(<RoiSlider {...defaultRates} />)

/** The parts of the bar in percent, and the shares that are written below it. */
function barOf(html: string) {
  const [bar = ''] = /<svg class="roi-shares".*?<\/svg>/.exec(html) ?? []
  const parts = [...bar.matchAll(/<rect x="([\d.]+)%"[^>]* width="([\d.]+)%"/g)].map(([, x, width]) => ({
    start: Number(x),
    end: Number(x) + Number(width),
  }))
  return { parts, written: [...bar.matchAll(/>([\d.]+)%</g)].map(([, share]) => Number(share)) }
}

test('the parts of the bar follow each other, and fill it', () => {
  const { parts } = barOf(markup)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.map(({ start }) => start)).toEqual([0, ...parts.map(({ end }) => end).slice(0, -1)])
  expect(parts.at(-1)!.end).toBe(100)
})

test('each part of the bar has its share below it, unless it is too narrow', () => {
  const barAt = (rate: number) => barOf(renderToStaticMarkup(<RoiSlider errorReduction={rate} revenueUplift={rate} />))
  const [wide, narrow] = [barAt(20), barAt(0.2)]
  expect(wide.written).toEqual(wide.parts.map(({ start, end }) => end - start))
  expect(narrow.written).toEqual([narrow.parts[0]!.end])
})

test('the first figures are an example, and the audit is not asked for with them', () => {
  expect(markup).toContain(ROI_EXAMPLE)
  expect(markup).toContain(`href="${auditPath()}"`)
})

test('in print the lines of a year add up to its total', () => {
  const sum = declaration.print!(defaultRates, '2026-01-31')!.find((block) => block.kind === 'table' && block.sum)
  const amounts = (sum as { rows: string[][] }).rows.map(([, amount]) => Number(amount!.replace(/[£,]/g, '')))
  const total = amounts.pop()
  expect(amounts).toHaveLength(3)
  expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(total)
})

test('in print the rates are those of the page', () => {
  const rates = { errorReduction: 5, revenueUplift: 0 }
  const { errorSavings, revenueUplift } = roi(startingRoi, rates)
  const sum = declaration.print!(rates, '2026-01-31')!.find((block) => block.kind === 'table' && block.sum)
  expect((sum as { rows: string[][] }).rows.slice(1, 3)).toEqual([
    ['Error savings (5%)', pounds(errorSavings)],
    ['Revenue uplift (0%)', pounds(revenueUplift)],
  ])
})

test('in print stands what the example puts in, with its unit', () => {
  const rows = declaration.print!(defaultRates, '2026-01-31')!.flatMap((block) =>
    block.kind === 'table' && !block.sum ? block.rows : [],
  )
  expect(rows).toEqual(sliderIds.map((id) => [sliders[id].label, position(startingRoi[id], sliders[id])]))
})

test('each slider has its first and its last position at its ends', () => {
  const ends = [...markup.matchAll(/rail-ends"[^>]*><span>([^<]*)<\/span><span>([^<]*)/g)].map(([, ...both]) => both)
  expect(ends).toEqual(
    sliderIds.map((id) => [sliders[id].min, sliders[id].max].map((end) => position(end, sliders[id]))),
  )
})
