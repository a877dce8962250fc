import { expect, it } from 'vitest'
import { changedKeys } from '../../tools/review/repository/data-keys.ts'

const keys = (before: string, after: string) =>
  changedKeys({ file: 'data/shops.ts', before, after }).map(({ file: _, ...key }) => key)

it('names the key that was written, not values that are computed from it', () => {
  const module = (price: number) =>
    `const base = ${price}\nexport const shops = [{ name: 'Quay', price: 4 }] as const\n` +
    'export const first = shops[0].price + base\n'
  expect(keys(module(3), module(5))).toEqual([
    { key: 'base', before: '3', after: '5', position: '1:14', reverted: module(3) },
  ])
})

it('reverts one of several changed keys, and leaves the others', () => {
  const module = (quay: number, pier: string) =>
    `export const shops = { quay: { price: ${quay} }, 'old.pier': '${pier}' }\n`
  expect(keys(module(3, 'shut'), module(4, 'open'))).toEqual([
    { key: 'shops.quay.price', before: '3', after: '4', position: '1:39', reverted: module(3, 'open') },
    { key: 'shops["old.pier"]', before: 'shut', after: 'open', position: '1:56', reverted: module(4, 'shut') },
  ])
})

const list = (...names: string[]) => `export const names = [${names.map((name) => `'${name}'`).join(', ')}]\n`

it.each([
  ['added', list('a', 'c'), list('a', 'b', 'c')],
  ['added last', list('a'), list('a', 'b')],
  ['removed', list('a', 'b', 'c'), list('a', 'c')],
  ['removed last', list('a', 'b'), list('a')],
  ['the only one, removed', list('a'), list()],
  ['a key, added', 'export const shop = { a: 1 }\n', 'export const shop = { a: 1, b: 2 }\n'],
  ['a key, removed', 'export const shop = { a: 1, b: 2 }\n', 'export const shop = { a: 1 }\n'],
])('reverts an entry: %s', async (_, before, after) => {
  const [key, ...others] = keys(before, after)
  expect(others).toEqual([])
  const load = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`) as Promise<object>
  expect({ ...(await load(key!.reverted!)) }).toEqual({ ...(await load(before)) })
})

it('reads no keys from a module with a syntax error', () => {
  expect(keys('export const a = 1', 'export const a = {')).toHaveLength(1)
})
