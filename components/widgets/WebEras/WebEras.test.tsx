import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { eras } from '../../../data/eras.ts'
import { WebEras } from './WebEras.tsx'

test('the eras follow each other on their line and fill it, each as long as it lasted', () => {
  const [line = ''] = /<svg class="eras-line".*?<\/svg>/.exec(renderToStaticMarkup(<WebEras />)) ?? []
  const bars = [...line.matchAll(/<rect x="([\d.]+)%"[^>]* width="([\d.]+)%"/g)].map(([, x, width]) => ({
    start: Number(x),
    end: Number(x) + Number(width),
  }))
  const starts = bars.map(({ start }) => start)
  for (const [index, start] of [...starts.slice(1), 100].entries()) expect(bars[index]!.end).toBeCloseTo(start, 0)
  const years = eras.map(({ from }) => from - eras[0]!.from)
  const scale = starts.at(-1)! / years.at(-1)!
  for (const [index, start] of starts.entries()) expect(start).toBeCloseTo(years[index]! * scale, 0)
})

test('each era starts at its year on the line, and the drawings differ', () => {
  const html = renderToStaticMarkup(<WebEras />)
  expect([...html.matchAll(/<text [^>]*>(\d+)</g)].map(([, year]) => Number(year))).toEqual(
    eras.map(({ from }) => from),
  )
  expect(new Set(html.match(/<svg viewBox="0 0 84 72".*?<\/svg>/g)).size).toBe(eras.length)
})
