import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { advantages } from '../../../data/eras.ts'
import { hireFeatures } from '../../../data/hire.ts'
import declaration, { List } from './List.tsx'

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

test('print shows all records of a list, or what is between its tags', () => {
  expect(declaration.print!({ as: 'ticks', of: 'hire-features' }, '2026-01-31')).toEqual([
    { kind: 'list', items: hireFeatures.map((text) => [{ text, strong: false }]) },
  ])
  expect(declaration.print!({ as: 'ticks', of: 'advantages' }, '2026-01-31')).toEqual([
    { kind: 'points', points: advantages },
  ])
  expect(declaration.print!({ as: 'facts' }, '2026-01-31')).toBeUndefined()
})
