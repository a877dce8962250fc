import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { tableKeys } from './table-keys.ts'

const [enter, tab] = tableKeys

/** What a key does to a text, in which [ and ] stand around the selection. */
function press(run: (typeof tableKeys)[number]['run'], written: string): string | false {
  const anchor = written.indexOf('[')
  const doc = written.replace('[', '').replace(']', '')
  const head = written.indexOf(']') < 0 ? anchor : written.indexOf(']') - 1
  let after = EditorState.create({ doc, selection: { anchor, head } })
  const isDone = run({ state: after, dispatch: (transaction) => (after = transaction.state) })
  const { from, to } = after.selection.main
  const text = after.doc.toString()
  return isDone && `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`
}

const HEAD = '| One | Two |\n| --- | --- |\n'

test.each([
  ['the next cell', `${HEAD}| a[] | bee |`, `${HEAD}| a | [bee] |`],
  ['an empty cell', `${HEAD}| a[] |  |`, `${HEAD}| a | [] |`],
  ['the next row', `${HEAD}| a | b[] |\n| c | d |`, `${HEAD}| a | b |\n| [c] | d |`],
  ['the row below the rule', '| One | Two[] |\n| --- | --- |\n| a | b |', '| One | Two |\n| --- | --- |\n| [a] | b |'],
  ['a new row behind the last cell', `${HEAD}| a | b[] |`, `${HEAD}| a | b |\n| [] |  |`],
  ['a cell with a bar', `${HEAD}| a[] | b \\| c |`, `${HEAD}| a | [b \\| c] |`],
])('Tab leads to %s', (_, before, after) => {
  expect(press(tab!.run, before)).toBe(after)
})

test('Shift and Tab lead back', () => {
  expect(press(tab!.shift!, `${HEAD}| a | b |\n| c[] | d |`)).toBe(`${HEAD}| a | [b] |\n| c | d |`)
})

test.each([
  ['below a row', `${HEAD}| a[] | b |\n| c | d |`, `${HEAD}| a | b |\n| [] |  |\n| c | d |`],
  ['below the rule', '| One[] | Two |\n| --- | --- |', `${HEAD}| [] |  |`],
  ['below a row without its last bar', `${HEAD}| a | b[]`, `${HEAD}| a | b |\n| [] |  |`],
])('Enter begins a row %s', (_, before, after) => {
  expect(press(enter!.run, before)).toBe(after)
})

test('outside of tables the keys do what they do elsewhere', () => {
  expect([press(enter!.run, 'Words[].'), press(tab!.run, 'Words[].')]).toEqual([false, false])
})
