import { autocompletion, completionKeymap, type CompletionContext } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { setDiagnostics } from '@codemirror/lint'
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state'
import { Decoration, EditorView, keymap, MatchDecorator, ViewPlugin, type DecorationSet } from '@codemirror/view'
import { request } from './request.ts'

/** The names that an author may type. */
export type Words = {
  widgets: { name: string; description: string; example: string }[]
  phrases: { name: string; text: string }[]
  pages: { route: string; title: string }[]
}

let words: Promise<Words> | undefined

/** The names that an author may type, loaded once. */
export const knownWords = (): Promise<Words> => (words ??= request<Words>('words'))

const signs = new MatchDecorator({
  regexp: /\*{1,3}|`|\]\([^)]*\)|!?\[(?!x\])|<\/?\w[^>]*>|(?<=^\s*)(?:#{1,6} |[-*] (?:\[x\] )?|\d+\. |> )|\|/g,
  decoration: Decoration.mark({ class: 'quiet' }),
})

/** Makes the signs of Markdown quieter than the words. */
const quietSigns = ViewPlugin.define(
  (view) => {
    let decorations = signs.createDeco(view)
    return {
      get decorations(): DecorationSet {
        return decorations
      },
      update(update) {
        decorations = signs.updateDeco(update, decorations)
      },
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

/** Puts signs around the selection, or removes them. */
function around(sign: string): StateCommand {
  return ({ state, dispatch }) => {
    dispatch(
      state.update(
        state.changeByRange(({ from, to }) => {
          const isMarked =
            state.sliceDoc(from - sign.length, from) === sign && state.sliceDoc(to, to + sign.length) === sign
          const shift = isMarked ? -sign.length : sign.length
          const changes = isMarked
            ? [
                { from: from - sign.length, to: from },
                { from: to, to: to + sign.length },
              ]
            : [
                { from, insert: sign },
                { from: to, insert: sign },
              ]
          return { changes, range: EditorSelection.range(from + shift, to + shift) }
        }),
      ),
    )
    return true
  }
}

const link: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main
  const text = state.sliceDoc(from, to) || 'text'
  dispatch(
    state.update({
      changes: { from, to, insert: `[${text}](/)` },
      selection: EditorSelection.cursor(from + text.length + 4),
    }),
  )
  return true
}

const list: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number]
  const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index))
  const isList = lines.every(({ text }) => text.startsWith('- '))
  dispatch(
    state.update({
      changes: lines.map((line) =>
        isList ? { from: line.from, to: line.from + 2 } : { from: line.from, insert: '- ' },
      ),
    }),
  )
  return true
}

/** What the buttons and keys do to the selected words. */
export const commands: { name: string; key: string; run: StateCommand }[] = [
  { name: 'Bold', key: 'Mod-b', run: around('**') },
  { name: 'Italic', key: 'Mod-i', run: around('*') },
  { name: 'Link', key: 'Mod-k', run: link },
  { name: 'List', key: 'Mod-Shift-8', run: list },
]

async function complete(context: CompletionContext) {
  const before = context.matchBefore(/<Phrase of="[\w-]*|<\w*|\]\([^)\s]*/)
  if (!before) return null
  const { widgets, phrases, pages } = await knownWords()
  const from = before.from + /^(<Phrase of="|<|\]\()/.exec(before.text)![0].length
  if (before.text.startsWith('<Phrase of="'))
    return { from, options: phrases.map(({ name, text }) => ({ label: name, detail: text })) }
  return before.text.startsWith('<')
    ? {
        from,
        options: widgets.map(({ name, description, example }) => ({
          label: name,
          info: description,
          apply: name === 'Phrase' ? 'Phrase of="' : example.replace(/^</, ''),
        })),
      }
    : { from, options: pages.map(({ route, title }) => ({ label: route, detail: title })) }
}

/** Opens CodeMirror on a text. */
export function openTextEditor(
  parent: HTMLElement,
  root: ShadowRoot,
  { text, label, onChange, onClose }: { text: string; label: string; onChange(text: string): void; onClose(): void },
): EditorView {
  return new EditorView({
    parent,
    root,
    state: EditorState.create({
      doc: text,
      selection: EditorSelection.cursor(text.length),
      extensions: [
        history(),
        keymap.of([
          ...commands.map(({ key, run }) => ({ key, run, preventDefault: true })),
          ...completionKeymap,
          { key: 'Escape', run: () => (onClose(), true) },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        quietSigns,
        autocompletion({ override: [complete] }),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', lang: 'en-GB' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString())
        }),
      ],
    }),
  })
}

/** Underlines the whole text with why it cannot be saved; an empty message removes that. */
export function showInvalid(view: EditorView, message: string): void {
  const { state } = view
  view.dispatch(setDiagnostics(state, message ? [{ from: 0, to: state.doc.length, severity: 'error', message }] : []))
}
