import { expect, test } from 'vitest'
import { directivesOf, widthsOf } from './pictures.ts'

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

test('a photograph is resized as it is turned, a screenshot keeps its small text, and an animated picture is unchanged', () => {
  const turned = { width: 860, height: 1290 }
  const photograph = { as: 'picture', format: 'avif;webp', w: '480;860', allowUpscale: 'true' }
  expect(directivesOf({ autoOrient: turned, format: 'jpeg' })).toEqual(photograph)
  expect(directivesOf({ autoOrient: turned, format: 'png' })).toEqual({ ...photograph, quality: '75' })
  expect(directivesOf({ autoOrient: turned, format: 'webp', pages: 12 })).toEqual({})
})
