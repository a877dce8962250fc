import { expect, test } from 'vitest'
import { actionOfKey } from './keys.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false }
const answer = { type: 'radio', localName: 'input' } as unknown as EventTarget
const elsewhere = { localName: 'h2' } as unknown as EventTarget

test.each([
  ['1', 'a'],
  ['2', 'b'],
  ['3', 'c'],
  ['4', 'd'],
])('%s chooses an answer, wherever the focus is', (key, option) => {
  for (const target of [answer, elsewhere])
    expect(actionOfKey({ key, target, ...none }, { index: 14 })).toEqual({ type: 'select', option })
})

test('Enter continues, except on a button or a link', () => {
  for (const target of [answer, elsewhere])
    expect(actionOfKey({ key: 'Enter', target, ...none }, { index: 0 })).toEqual({ type: 'next' })
  for (const localName of ['button', 'a'])
    expect(
      actionOfKey({ key: 'Enter', target: { localName } as unknown as EventTarget, ...none }, { index: 0 }),
    ).toBeUndefined()
})

test('arrows step, but on an answer they move between the answers', () => {
  expect(actionOfKey({ key: 'ArrowRight', target: elsewhere, ...none }, { index: 0 })).toEqual({ type: 'next' })
  expect(actionOfKey({ key: 'ArrowLeft', target: elsewhere, ...none }, { index: 0 })).toEqual({ type: 'previous' })
  expect(actionOfKey({ key: 'ArrowRight', target: answer, ...none }, { index: 0 })).toBeUndefined()
})

test.each(['0', '5', 'a', 'Tab', '12'])('%s does nothing', (key) => {
  expect(actionOfKey({ key, target: elsewhere, ...none }, { index: 0 })).toBeUndefined()
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s a key belongs to the browser', (held) => {
  expect(actionOfKey({ key: '1', target: elsewhere, ...none, [held]: true }, { index: 0 })).toBeUndefined()
})
