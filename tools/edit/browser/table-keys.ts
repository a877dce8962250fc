import { EditorSelection, type EditorState, type StateCommand, type TransactionSpec } from '@codemirror/state'

const ROW = /^\s*\|/
/** The line below the head of a table. */
const RULE = /^\s*\|[\s:|-]+$/

/** Where each cell of a row begins and ends, without the spaces around its words. */
function cellsOf(row: string): { from: number; to: number }[] {
  const closed = /\|\s*$/.test(row) ? row : `${row} |`
  return [...closed.matchAll(/(?<=(?<!\\)\|)(?:\\.|[^|\\])*(?=\|)/g)].map(({ 0: cell, index }) => {
    const words = cell.trim()
    const from = index + (words ? cell.indexOf(words) : 1)
    return { from, to: from + words.length }
  })
}

/** A row with empty cells below a line, or below the rule if the line is the head; the caret is in its first cell. */
function rowBelow(state: EditorState, number: number): TransactionSpec {
  const { text } = state.doc.line(number)
  const isHead = number < state.doc.lines && RULE.test(state.doc.line(number + 1).text)
  const { to } = state.doc.line(isHead ? number + 1 : number)
  const indent = /^\s*/.exec(text)![0]
  const end = !isHead && !/\|\s*$/.test(text) ? ' |' : ''
  const insert = `${end}\n${indent}|${'  |'.repeat(cellsOf(text).length)}`
  const caret = to + end.length + 1 + indent.length + 2
  return { changes: { from: to, insert }, selection: EditorSelection.cursor(caret), userEvent: 'input' }
}

/** Begins a row of the table that the caret is in. */
const startRow: StateCommand = ({ state, dispatch }) => {
  const { number, text } = state.doc.lineAt(state.selection.main.head)
  if (!ROW.test(text)) return false
  dispatch(state.update(rowBelow(state, number), { scrollIntoView: true }))
  return true
}

/** Selects the next cell of the table that the caret is in, or the one before; behind the last, a row begins. */
const goToCell =
  (by: 1 | -1): StateCommand =>
  ({ state, dispatch }) => {
    const { head } = state.selection.main
    const { number, text, from } = state.doc.lineAt(head)
    if (!ROW.test(text)) return false
    const cells = cellsOf(text)
    const current = cells.findLastIndex((cell) => cell.from <= head - from)
    let target = number
    let cell = cells[Math.max(current, 0) + by]
    while (!cell) {
      target += by
      const line = target >= 1 && target <= state.doc.lines ? state.doc.line(target).text : ''
      if (!ROW.test(line)) break
      if (!RULE.test(line)) cell = cellsOf(line).at(by > 0 ? 0 : -1)
    }
    const start = cell ? state.doc.line(target).from : 0
    if (cell) dispatch(state.update({ selection: { anchor: start + cell.from, head: start + cell.to } }))
    else if (by > 0) dispatch(state.update(rowBelow(state, number)))
    return true
  }

/** The keys of tables, which leave other text alone. */
export const tableKeys = [
  { key: 'Enter', run: startRow },
  { key: 'Tab', run: goToCell(1), shift: goToCell(-1) },
]
