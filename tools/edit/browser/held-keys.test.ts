import { expect, test } from 'vitest'
import { holdKeys, isHoldingKeys, keepKey, releaseKeys } from './held-keys.ts'

/** Presses keys; returns those that the page does not get. */
function press(keys: readonly string[], modifiers: object = {}): string[] {
  const kept: string[] = []
  for (const key of keys) {
    const none = { ctrlKey: false, metaKey: false, altKey: false, stopImmediatePropagation: () => undefined }
    keepKey({ key, ...none, ...modifiers, preventDefault: () => kept.push(key) } as unknown as KeyboardEvent)
  }
  return kept
}

test('what is typed until a part is open is kept for it, with its lines and tabs', () => {
  holdKeys()
  expect(isHoldingKeys()).toBe(true)
  const keys = ['O', 'n', 'x', 'Backspace', 'e', 'Enter', 'Tab', 'Delete']
  expect(press([...keys, 'Escape', 'ArrowLeft', 'Shift'])).toEqual(keys)
  expect(releaseKeys()).toBe('One\n\t')
  expect(isHoldingKeys()).toBe(false)
})

test('what was typed after an earlier click is kept for the later one', () => {
  holdKeys()
  press(['a'])
  holdKeys()
  press(['b'])
  expect(releaseKeys()).toBe('ab')
  holdKeys('rest')
  press(['!'])
  expect(releaseKeys()).toBe('rest!')
})

test('the page has all keys while nothing is opened, and its shortcuts always', () => {
  expect(press(['a', 'Enter'])).toEqual([])
  holdKeys()
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(press(['a'], { [modifier]: true })).toEqual([])
  expect(releaseKeys()).toBe('')
})
