import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state'
import { expect, test } from 'vitest'
import { breakLine, startParagraph } from './enter-key.ts'
import { escapePlainSigns, withoutOpenLinks } from './plain-signs.ts'

const insert = (state: EditorState, words: string, userEvent: string) =>
  state.update(state.replaceSelection(words), { userEvent }).state

/** A text with the caret at a bar. */
function stateOf(text: string): EditorState {
  const at = text.indexOf('|')
  const doc = text.slice(0, at) + text.slice(at + 1)
  return EditorState.create({ doc, selection: EditorSelection.cursor(at), extensions: escapePlainSigns })
}

function shown({ doc, selection }: EditorState): string {
  return `${doc.sliceString(0, selection.main.head)}|${doc.sliceString(selection.main.head)}`
}

function after(text: string, command: StateCommand): string {
  let state = stateOf(text)
  command({ state, dispatch: (transaction) => (state = transaction.state) })
  return shown(state)
}

test.each([
  ['One.| Two.', 'One.\n\n|Two.'],
  ['## Heading|', '## Heading\n\n|'],
  ['- one|', '- one\n- |'],
  ['- one\n- |', '- one\n\n|'],
  ['- [x] one|', '- [x] one\n- [x] |'],
  ['9. nine|', '9. nine\n10. |'],
  ['> said|', '> said\n> |'],
  ['  - one| and two', '  - one\n  - |and two'],
  ['```\ncode|', '```\ncode\n|'],
  ['<List>|\n\n- one', '<List>\n|\n\n- one'],
  ['One.\n\n|', 'One.\n\n\n|'],
])('Enter in %j', (text, expected) => {
  expect(after(text, startParagraph)).toBe(expected)
})

test('Shift+Enter breaks a line, in code without a sign', () => {
  expect(after('One,| two', breakLine)).toBe('One,\\\n| two')
  expect(after('```\ncode|', breakLine)).toBe('```\ncode\n|')
})

test.each([
  ['Under 3 < 4 minutes', 'Under 3 \\< 4 minutes'],
  ['5*6*7', '5\\*6\\*7'],
  ['a {name}', 'a \\{name}'],
  ['<Price of="one" /> and <b>x</b>', '<Price of="one" /> and <b>x</b>'],
  ['<Widget items={["a"]} />', '<Widget items={["a"]} />'],
  ['`a {b} 1*2` and **bold**', '`a {b} 1*2` and **bold**'],
  ['\\{ \\< 1\\*2', '\\{ \\< 1\\*2'],
])('%j pasted, or typed letter by letter', (text, expected) => {
  expect(shown(insert(stateOf('It: |'), text, 'input.paste'))).toBe(`It: ${expected}|`)
  const typed = [...text].reduce((state, letter) => insert(state, letter, 'input.type'), stateOf('It: |'))
  expect(shown(typed)).toBe(`It: ${expected}|`)
})

test('a comment that is pasted stays one', () => {
  expect(shown(insert(stateOf('|'), '{/* a note */}', 'input.paste'))).toBe('{/* a note */}|')
})

test('a backslash that is deleted does not come again, and signs elsewhere stay', () => {
  const state = stateOf('{a} \\|{b}')
  const deleted = state.update({ changes: { from: 4, to: 5 }, userEvent: 'delete.backward' }).state
  expect(deleted.doc.toString()).toBe('{a} {b}')
  expect(deleted.update({ changes: { from: 7, insert: ' c' }, userEvent: 'input.type' }).state.doc.toString()).toBe(
    '{a} {b} c',
  )
})

test.each([
  ['[A](/a), [B](#b), [C](https://c.example), [D](mailto:d@e.example)', undefined],
  ['[Call us](tel:hotline) or [the office](tel:+442079460155)', undefined],
  ['![A desk](desk.jpg)', undefined],
  ['[A](), [B](pri) and [C](tel:)', 'A, B and C'],
])('the links of %j that have no address yet are words', (text, expected = text) => {
  expect(withoutOpenLinks(text)).toBe(expected)
})
