import { expect, test } from 'vitest'
import { furnish, place, type Furniture } from './furniture.ts'
import { shelves, table } from './furnishings.ts'

const chair: Furniture = {
  boxes: [[-10, -5, 20, 10]],
  outlines: [
    [
      [0, 0],
      [4, 0],
      [0, 8],
    ],
  ],
  lines: [
    [
      [-10, 5],
      [10, 5],
    ],
  ],
}

test('a piece stands around its middle', () => {
  expect(place(chair, 100, 50)).toEqual({ filled: 'M90 45h20v10h-20zM100 50l4 0-4 8z', lines: 'M90 55l20 0' })
})

test('a piece turns clockwise in quarters, and its boxes stay boxes', () => {
  expect(place(chair, 100, 50, 90)).toEqual({ filled: 'M95 40h10v20h-10zM100 50l0 4-8-4z', lines: 'M95 40l0 20' })
  expect(place(chair, 100, 50, 180).lines).toBe('M110 45l-20 0')
  expect(place(chair, 100, 50, 270).lines).toBe('M105 60l0-20')
})

test('a circle is closed and turns with its piece', () => {
  expect(place({ rounds: [[10, 0, 5]] }, 0, 0, 90).filled).toBe('M-5 10a5 5 0 1 1 10 0a5 5 0 1 1-10 0z')
})

test('a plan takes all pieces as two paths', () => {
  const bare: Furniture = { boxes: [[0, 0, 2, 2]] }
  expect(furnish(place(bare, 0, 0), place(bare, 5, 5))).toEqual({
    fixtures: 'M0 0h2v2h-2zM5 5h2v2h-2z',
    fixtureLines: '',
  })
})

test('shelves are divided evenly, and a table has its chairs on both sides', () => {
  expect(place(shelves(90, 20, 3), 0, 0).lines).toBe('M-15-10l0 20M15-10l0 20')
  expect(table(100, 40, 2).rounds!.map(([x, y]) => [x, y])).toEqual([
    [-25, -31],
    [-25, 31],
    [25, -31],
    [25, 31],
  ])
})
