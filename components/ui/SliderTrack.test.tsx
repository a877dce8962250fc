import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SliderTrack } from './SliderTrack.tsx'

/** How much of the rail is filled, in percent. */
function fillAt(value: number): number {
  const range = { min: 15, max: 100, step: 5 }
  const track = (
    <SliderTrack range={range} value={value} valueText="" labelledBy="" ends={['', '']} onMove={() => undefined} />
  )
  return Number(/<rect width="([\d.]+)%"/.exec(renderToStaticMarkup(track))![1])
}

test('the rail is filled up to the thumb: nothing at the first position, all of it at the last', () => {
  expect(fillAt(15)).toBe(0)
  expect(fillAt(32)).toBe(20)
  expect(fillAt(100)).toBe(100)
})

test.each([
  [{ min: 15, max: 100, step: 5 }, 17],
  [{ min: 10, max: 500, step: 10 }, 7],
  [{ min: 1, max: 41, step: 1 }, 20],
])('the marks of %j are at positions: %i spaces of the same number of steps', (range, spaces) => {
  const track = (
    <SliderTrack range={range} value={range.min} valueText="" labelledBy="" ends={['', '']} onMove={() => undefined} />
  )
  const html = renderToStaticMarkup(track)
  expect(html).toContain(`viewBox="0 0 ${spaces} 1"`)
  expect(html.match(/m1-1v1/g)).toHaveLength(spaces)
})

test('the first position is written at the left end, the last one at the right', () => {
  const html = renderToStaticMarkup(
    <SliderTrack
      range={{ min: 1, max: 16, step: 1 }}
      value={4}
      valueText="4 agents"
      labelledBy="agents"
      ends={['1', '16']}
      onMove={() => undefined}
    />,
  )
  expect(html).toContain('<span>1</span><span>16</span>')
  expect(html).toContain('aria-labelledby="agents" aria-valuetext="4 agents"')
})
