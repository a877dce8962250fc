import { describe, expect, it } from 'vitest'
import { numbers, polygon, polyline, rectangle } from './path.ts'

describe('path data', () => {
  it('keeps one decimal, and no space before a minus sign', () => {
    expect(numbers(1.26, -3, 4, -0.04)).toBe('1.3-3 4 0')
  })
  it('goes in steps from point to point, so that equal shapes have equal paths', () => {
    expect(
      polyline([
        [10, 10],
        [14, 7],
        [14, 12],
      ]),
    ).toBe('M10 10l4-3 0 5')
    expect(
      polygon([
        [0, 0],
        [8, 0],
        [8, 8],
      ]),
    ).toBe('M0 0l8 0 0 8z')
  })
  it('does not drift: steps connect rounded points', () => {
    expect(
      polyline([
        [0, 0],
        [0.04, 0],
        [0.08, 0],
        [0.12, 0],
      ]),
    ).toBe('M0 0l0 0 0.1 0 0 0')
  })
  it('is empty without points', () => {
    expect(polyline([])).toBe('')
  })
  it('draws a rectangle', () => {
    expect(rectangle(3, 12, 26, 22)).toBe('M3 12h26v22h-26z')
  })
})
