import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { List } from './List.tsx'

const listOf = (as: 'facts' | 'stamps' | 'ticks', count: number) =>
  renderToStaticMarkup(
    <List as={as} route="/here">
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>Item {index}</li>
        ))}
      </ul>
    </List>,
  )

test.each([
  ['facts', 4],
  ['stamps', 3],
] as const)('%s have room for %i items in their line, and no more', (as, most) => {
  expect(listOf(as, most).match(/<li>/g)).toHaveLength(most)
  expect(() => listOf(as, most + 1)).toThrow(`at most ${most} items, and the list has ${most + 1}`)
})

test('a list with ticks may be of any length', () => {
  expect(listOf('ticks', 12).match(/<li>/g)).toHaveLength(12)
})
