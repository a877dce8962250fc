import { describe, expect, it } from 'vitest'
import { wallPaths } from './Walls.tsx'

describe('a wall', () => {
  it('is one piece without openings, with filled corners', () => {
    expect(wallPaths({ from: [60, 60], to: [600, 60] })).toEqual({
      solid: 'M54 54h552v12h-552z',
      glass: '',
      leaves: '',
      arcs: '',
    })
  })
  it('is cut at windows and doors, whichever is named first', () => {
    const { solid, glass } = wallPaths({
      from: [60, 480],
      to: [600, 480],
      doors: [{ at: 60, width: 90, swing: -1 }],
      windows: [[320, 470]],
    })
    expect(solid).toBe('M54 474h66v12h-66zM210 474h170v12h-170zM530 474h76v12h-76z')
    expect(glass).toBe('M380 474h150m-150 6h150m-150 6h150')
  })
  it('hangs a door at the start of its opening and sweeps to the end', () => {
    const { leaves, arcs } = wallPaths({ from: [60, 480], to: [600, 480], doors: [{ at: 60, width: 90, swing: -1 }] })
    expect(leaves).toBe('M120 480L120 390')
    expect(arcs).toBe('M120 390A90 90 0 0 1 210 480')
  })
  it('hangs a door of an upright wall at the end and opens it to the left', () => {
    const { leaves, arcs } = wallPaths({ from: [600, 60], to: [600, 480], doors: [{ at: 320, width: 70, swing: -1 }] })
    expect(leaves).toBe('M600 380L530 380')
    expect(arcs).toBe('M530 380A70 70 0 0 0 600 450')
  })
  it('leaves no sliver at an opening that begins at the end of the wall', () => {
    expect(wallPaths({ from: [0, 0], to: [0, 100], thickness: 8, windows: [[-4, 104]] }).solid).toBe('')
  })
})
