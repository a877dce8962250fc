import { describe, expect, it } from 'vitest'
import { floorLines, hatch, snapToGrid } from './grid.ts'

describe('the grid of a plan', () => {
  it('moves a length to its nearest line', () => {
    expect([snapToGrid(29), snapToGrid(31), snapToGrid(-9)]).toEqual([20, 40, 0])
  })
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
