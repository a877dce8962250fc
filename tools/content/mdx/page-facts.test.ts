import { compile, run } from '@mdx-js/mdx'
import type { Root } from 'hast'
import * as runtime from 'react/jsx-runtime'
import { expect, test } from 'vitest'
import { addHeadingIds, rehypePageFacts } from './page-facts.ts'

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

test('a page names its sections, with equal ones apart, and its widgets with the props that are texts', async () => {
  const text =
    '# Costs\n\n## Prices\n\n### One\n\n## Prices\n\n<h2 id="own">Hours</h2>\n\n' +
    '<Outer of="all">\n\nWords <Inner size={3} tone={"quiet"} big /> and <em title="no widget">more</em>\n\n</Outer>'
  const code = await compile(text, { outputFormat: 'function-body', rehypePlugins: [rehypePageFacts] })
  const { headings, widgets } = await run(code, { ...runtime, baseUrl: import.meta.url })
  expect(headings).toEqual([
    { id: 'prices', text: 'Prices' },
    { id: 'prices-1', text: 'Prices' },
  ])
  expect(widgets).toEqual([
    { name: 'Outer', props: { of: 'all' } },
    { name: 'Inner', props: { tone: 'quiet' } },
  ])
})
