import { expect, it } from 'vitest'
import { compareJson } from '../../tools/review/compare/compare-element.ts'

it('quotes keys that contain dots or brackets', () => {
  const [difference] = compareJson({ 'shop.uk': [{ 'a[0]': 1 }] }, { 'shop.uk': [{ 'a[0]': 2 }] })
  expect(difference).toMatchObject({ path: '["shop.uk"][0]["a[0]"]', keys: ['shop.uk', 0, 'a[0]'] })
  expect(compareJson({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toMatchObject([
    { path: 'a.b[1]', keys: ['a', 'b', 1], before: '2', after: '3' },
  ])
})

it('reports neither the order of keys nor spaces', () => {
  const [rope, same] = [
    { name: 'rope', cost: 4 },
    { cost: 4, name: 'rope' },
  ]
  const inserted = [{ path: '[0]', before: '', after: '["twine"]' }]
  expect(compareJson([rope], [['twine'], same])).toMatchObject(inserted)
  expect(compareJson([[rope]], [['twine'], [same]])).toMatchObject(inserted)
  expect(compareJson({ a: null }, { a: { b: null } })).toMatchObject([{ path: 'a', before: '', after: '{"b":null}' }])
  expect(compareJson({ a: 'rope' }, { a: { b: 1 } })).toMatchObject([{ path: 'a', before: 'rope', after: '{"b":1}' }])
  expect(compareJson({ name: 'two  ropes ' }, { name: 'two ropes' })).toEqual([])
})

it('names an entry of a list by its place in the head, and one that went by its place in the base', () => {
  const paths = (base: unknown, head: unknown) => compareJson(base, head).map(({ path }) => path)
  expect(paths(['rope', 'oar'], ['twine', 'rope', 'lamp'])).toEqual(['[0]', '[2]'])
  expect(paths(['rope', 'oar', 'lamp'], ['rope'])).toEqual(['[1]', '[2]'])
})
