import { describe, expect, it } from 'vitest'
import { numbers, polygon, polyline, rectangle, floorLines, hatch } from './path.ts'

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

describe('the grid of a plan', () => {
  it('rules a floor at every second line, never outside it', () => {
    expect(floorLines({ x: 60, y: 60, width: 60, height: 40 })).toBe('M80 60v40M60 80h60')
  })
  it('hatches an area from corner to corner without leaving it', () => {
    const ends = [...hatch({ x: 100, y: 50, width: 64, height: 32 }).matchAll(/M(\d+) (\d+)l(-?\d+) ?(-?\d+)/g)]
    expect(ends).toHaveLength(5)
    for (const [, x, y, dx, dy] of ends.map((end) => end.map(Number))) {
      expect(dx).toBe(-dy!)
      for (const [cornerX, cornerY] of [
        [x!, y!],
        [x! + dx!, y! + dy!],
      ] as const) {
        expect(cornerX).toBeGreaterThanOrEqual(100)
        expect(cornerX).toBeLessThanOrEqual(164)
        expect(cornerY).toBeGreaterThanOrEqual(50)
        expect(cornerY).toBeLessThanOrEqual(82)
      }
    }
  })
  it('continues the lines of a hatch in the area beside it', () => {
    const starts = [...hatch({ x: 103, y: 57, width: 60, height: 40 }).matchAll(/M(\d+) (\d+)/g)]
    expect(starts.map(([, x, y]) => (Number(x) + Number(y)) % 20)).toEqual(starts.map(() => 0))
  })
})
