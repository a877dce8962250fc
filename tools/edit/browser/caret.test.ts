import { expect, test } from 'vitest'
import { caretIn } from './caret.ts'

// The caret is at the bar.
test.each([
  ['One word.', 'One w|ord.', 'One w|ord.'],
  ['## A heading', '|A heading', '## |A heading'],
  ['## A heading', 'A heading|', '## A heading|'],
  ['A **bold** word and a [link](/and/a).', 'A bold word and a| link.', 'A **bold** word and a| [link](/and/a).'],
  ['A **bold** word.', 'A bold| word.', 'A **bold**| word.'],
  ['- One item\n- Two items', 'One item\nTwo| items', '- One item\n- Two| items'],
  ['It’s the same, the same, the same.', "It's the same, the sa|me, the same.", 'It’s the same, the sa|me, the same.'],
  [
    'From <Price of="one" /> a month, or less.',
    'From £99 a mon|th, or less.',
    'From <Price of="one" /> a mon|th, or less.',
  ],
  ['Two\nlines here', 'Two li|nes here', 'Two\nli|nes here'],
  ['Words', '不|同', 'Words|'],
])('a click in %s at %s', (source, shown, expected) => {
  const [before = '', after = ''] = shown.split('|')
  const at = caretIn(source, { before, after })
  expect(`${source.slice(0, at)}|${source.slice(at)}`).toBe(expected)
})

test('of many equal places the one is meant that is as far from the beginning', () => {
  const source = 'na '.repeat(40)
  expect(caretIn(source, { before: source.slice(0, 60), after: source.slice(60) })).toBe(60)
})
