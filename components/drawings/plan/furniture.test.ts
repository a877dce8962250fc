import { expect, test } from 'vitest'
import { place, shelves, table, type FurnitureShape } from './furniture.ts'

const chair: FurnitureShape = {
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

test('a piece is centred on its position', () => {
  expect(place(chair, 100, 50)).toBe('M90 45h20v10h-20zM100 50l4 0-4 8zM90 55l20 0')
})

test('a piece turns clockwise in quarters, and its boxes stay boxes', () => {
  expect(place(chair, 100, 50, 90)).toBe('M95 40h10v20h-10zM100 50l0 4-8-4zM95 40l0 20')
  expect(place(chair, 100, 50, 180)).toMatch(/M110 45l-20 0$/)
  expect(place(chair, 100, 50, 270)).toMatch(/M105 60l0-20$/)
})

test('a circle is closed and turns with its piece', () => {
  expect(place({ rounds: [[10, 0, 5]] }, 0, 0, 90)).toBe('M-5 10a5 5 0 1 1 10 0a5 5 0 1 1-10 0z')
})

test('shelves are divided evenly, and a table has its chairs on both sides', () => {
  expect(place(shelves(90, 20, 3), 0, 0)).toMatch(/M-15-10l0 20M15-10l0 20$/)
  expect(table(100, 40, 2).rounds!.map(([x, y]) => [x, y])).toEqual([
    [-25, -31],
    [-25, 31],
    [25, -31],
    [25, 31],
  ])
})
