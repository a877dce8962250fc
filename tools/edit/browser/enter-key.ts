import { EditorSelection, type StateCommand } from '@codemirror/state'
import { isInCode } from './plain-signs.ts'

const MARKER = /^(\s*)(?:([-*] (?:\[x\] )?)|(\d+)\. |(> ))/

/** Begins a paragraph, or the next item of a list or line of a quotation; an empty item ends its list. */
export const startParagraph: StateCommand = ({ state, dispatch }) => {
  const text = state.doc.toString()
  const edits = state.changeByRange(({ from, to }) => {
    const line = state.doc.lineAt(from)
    const [marker = '', indent = '', bullet, number, quote] = MARKER.exec(line.text) ?? []
    const insert = (by: string, start = from, end = to) => ({
      changes: { from: start, to: end, insert: by },
      range: EditorSelection.cursor(start + by.length),
    })
    if (isInCode(text, from) || /^\s*([|<]|$)/.test(line.text)) return insert('\n')
    const end = to + /^[ \t]*/.exec(text.slice(to))![0].length
    if (!marker || from < line.from + marker.length) return insert(`\n\n${/^\s*/.exec(line.text)![0]}`, from, end)
    if (line.text.length === marker.length) return insert('\n', line.from, line.to)
    return insert(`\n${indent}${number ? `${Number(number) + 1}. ` : (bullet ?? quote!)}`, from, end)
  })
  dispatch(state.update(edits, { scrollIntoView: true, userEvent: 'input' }))
  return true
}

/** Begins a line in the same paragraph. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
  const { from } = state.selection.main
  const isSource = isInCode(state.doc.toString(), from) || /^\s*([|<]|$)/.test(state.doc.lineAt(from).text)
  dispatch(state.update(state.replaceSelection(isSource ? '\n' : '\\\n'), { scrollIntoView: true }))
  return true
}
