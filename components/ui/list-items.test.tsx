import { expect, test } from 'vitest'
import { listItems } from './list-items.ts'

test('an item of a Markdown list is what is in it, also where empty lines make it a paragraph', () => {
  expect(
    listItems(
      <ul>
        <li>close</li>
        <li>
          <p>loose</p>
        </li>
      </ul>,
    ),
  ).toEqual([['close'], ['loose']])
})

test('an item of two paragraphs keeps both', () => {
  const [item] = listItems(
    <ol>
      <li>
        <p>first</p>
        <p>second</p>
      </li>
    </ol>,
  )
  expect(item!.map((node) => (node as React.ReactElement<{ children: string }>).props.children)).toEqual([
    'first',
    'second',
  ])
})
