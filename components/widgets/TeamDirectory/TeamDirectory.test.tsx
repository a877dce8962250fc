import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TeamDirectory } from './TeamDirectory.tsx'

test('the lowest floor is on the ground; each one above it is higher, and has stairs', () => {
  const [, ...floors] = renderToStaticMarkup(<TeamDirectory />).split('<section class="team-floor')
  const heights = floors.map((floor) => Number(/team-height">\+?([\d.]+) m/.exec(floor.replaceAll('<!-- -->', ''))![1]))
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => b - a))
  expect(heights.at(-1)).toBe(0)
  expect(floors.map((floor) => floor.includes('class="team-stair"'))).toEqual(heights.map((height) => height > 0))
})
