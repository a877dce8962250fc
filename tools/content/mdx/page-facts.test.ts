import type { Root } from 'hast'
import { expect, test } from 'vitest'
import { addHeadingIds } from './page-facts.ts'

test('the id of a heading that ends in a widget has no hyphen at its end', () => {
  // A widget has no words before it is rendered.
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: 'Why choose ' }] }],
  }
  expect(addHeadingIds(tree)).toEqual([{ id: 'why-choose', text: 'Why choose' }])
})

test('a heading of a widget alone has no id', () => {
  const tree: Root = { type: 'root', children: [{ type: 'element', tagName: 'h2', properties: {}, children: [] }] }
  expect(addHeadingIds(tree)).toEqual([])
  expect(tree.children[0]).toHaveProperty('properties', {})
})
