import { expect, test } from 'vitest'
import { widthsOf } from './pictures.ts'

test("widths are never above the picture's own", () => {
  expect([300, 500, 860, 1250, 1700, 4000].map(widthsOf)).toEqual([
    [300],
    [500],
    [480, 860],
    [480, 800, 1250],
    [480, 800, 1200, 1600],
    [480, 800, 1200, 1600],
  ])
})
