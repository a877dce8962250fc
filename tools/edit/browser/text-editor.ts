import {
  autocompletion,
  closeCompletion,
  completionKeymap,
  completionStatus,
  startCompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { forEachDiagnostic, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state'
import { Decoration, EditorView, keymap, type KeyBinding, MatchDecorator, type Command } from '@codemirror/view'
import type { Place } from '../../content/content-error.ts'
import type { ActionAnswer } from '../edit-server.ts'
import type { PageError } from '../protocol.ts'
import { editorRoot } from './editor-parts.ts'
import { breakLine, startParagraph } from './enter-key.ts'
import { pasteAsMarkdown } from './pasted-text.ts'
import { escapePlainSigns } from './plain-signs.ts'
import { request } from './request.ts'

let words: Promise<ActionAnswer<'words'>> | undefined

/** The names that an author may type, loaded once. */
export const knownWords = () => (words ??= request('words', {}))

/** Makes the signs of Markdown quieter than the words. */
const quietSigns = new MatchDecorator({
  regexp: /\*{1,3}|`|\]\([^)]*\)|!?\[(?!x\])|<\/?\w[^>]*>|(?<=^\s*)(?:#{1,6} |[-*] (?:\[x\] )?|\d+\. |> )|\|/g,
  decoration: Decoration.mark({ class: 'quiet' }),
})

/** Puts signs around the selection, or removes them. */
function around(sign: string): StateCommand {
  return ({ state, dispatch }) => {
    const { length } = sign
    const edits = state.changeByRange(({ from, to }) => {
      const isMarked = state.sliceDoc(from - length, from) === sign && state.sliceDoc(to, to + length) === sign
      const shift = isMarked ? -length : length
      const changes = isMarked
        ? [from - length, to].map((at) => ({ from: at, to: at + length }))
        : [from, to].map((at) => ({ from: at, insert: sign }))
      return { changes, range: EditorSelection.range(from + shift, to + shift) }
    })
    dispatch(state.update(edits))
    return true
  }
}

/** Makes a link of the selected words, and offers the pages. */
const link: Command = (view) => {
  const { from, to } = view.state.selection.main
  const text = view.state.sliceDoc(from, to) || 'text'
  view.dispatch({
    changes: { from, to, insert: `[${text}]()` },
    selection: EditorSelection.cursor(from + text.length + 3),
  })
  view.focus()
  return startCompletion(view)
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
export const commands: { name: string; sign: string; key: string; run: Command }[] = [
  { name: 'Bold', sign: 'B', key: 'Mod-b', run: around('**') },
  { name: 'Italic', sign: 'I', key: 'Mod-i', run: around('*') },
  { name: 'Link', sign: 'Link', key: 'Mod-k', run: link },
  { name: 'List', sign: 'List', key: 'Mod-Shift-8', run: list },
]

async function complete(context: CompletionContext): Promise<CompletionResult | null> {
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
    : {
        from,
        // Without it, Enter does not choose while the list is asked for again.
        validFor: /^[^)\s]*$/,
        options: pages.map(({ route, title }) => ({
          label: `${title} ${route}`,
          displayLabel: title,
          detail: route,
          apply: (view, _completion, start, end) => {
            // In place of an address that leads nowhere; a title may follow it.
            const [, rest, close] = /^([^)\s]*)(\)?)/.exec(view.state.sliceDoc(end))!
            const isTitled = !close && view.state.sliceDoc(end + rest!.length).startsWith(' "')
            const insert = isTitled ? route : `${route})`
            const changes = { from: start, to: end + rest!.length + close!.length, insert }
            view.dispatch({ changes, selection: { anchor: start + insert.length } })
          },
        })),
      }
}

/** A text to edit: what it is called, and what its changes and keys do. */
type EditedText = { text: string; label: string; onChange(): void; onClose(): void; keys: readonly KeyBinding[] }

/** Opens CodeMirror on a text. */
export function openTextEditor(parent: HTMLElement, { text, label, onChange, onClose, keys }: EditedText): EditorView {
  return new EditorView({
    parent,
    root: editorRoot,
    scrollTo: EditorView.scrollIntoView(text.length),
    state: EditorState.create({
      doc: text,
      selection: EditorSelection.cursor(text.length),
      extensions: [
        history(),
        keymap.of([
          ...commands.map(({ key, run }) => ({ key, run, preventDefault: true })),
          { key: 'Mod-.', run: fixFirst },
          // A list that is shown is closed first; one that may still come does not take the key.
          {
            key: 'Escape',
            run: (view) => (completionStatus(view.state) === 'active' && closeCompletion(view)) || (onClose(), true),
          },
          ...completionKeymap,
          ...keys,
          { key: 'Enter', run: startParagraph, shift: breakLine },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.decorations.of((view) => quietSigns.createDeco(view)),
        escapePlainSigns,
        EditorView.domEventHandlers({ paste: pasteAsMarkdown }),
        autocompletion({ override: [complete], maxRenderedOptions: 10, defaultKeymap: false }),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', lang: 'en-GB' }),
        EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
      ],
    }),
  })
}

/**
 * Underlines what is wrong in the text.
 * @param invalid why the text cannot be saved
 * @param errors the errors of the page or of the invalid text, whose places count from the page's beginning
 * @param start where in the page the text begins
 * @returns the first error in words, with the key that fixes it
 */
export function showErrors(view: EditorView, invalid: string, errors: PageError[], start: Place): string {
  const { doc } = view.state
  const offsetOf = ({ line, column }: Place): number => {
    const number = line - start.line + 1
    if (number < 1 || number > doc.lines) return -1
    const { from, to } = doc.line(number)
    const at = from + column - (number === 1 ? start.column : 1)
    return at >= from && at <= to ? at : -1
  }
  const found = errors.flatMap(({ severity, place, reason, fix, edits, meant, written }): Diagnostic[] => {
    const from = offsetOf(place)
    // Of a text that has been typed over since, the place is another.
    if (from < 0 || doc.sliceString(from, from + written.length) !== written) return []
    const certain = edits.length || meant === undefined ? edits : [{ place, text: meant }]
    const changes = certain.map((edit) => ({
      at: offsetOf(edit.place),
      length: edit.place.length ?? 0,
      text: edit.text,
    }))
    if (invalid && !edits.length && /[<{]/.test(doc.sliceString(from, from + 1)))
      changes.splice(0, Infinity, { at: from, length: 0, text: '\\' })
    const actions = changes.length > 0 &&
      changes.every(({ at }) => at >= 0) && [
        {
          name: `Fix: ${certain.map(({ text }) => text || 'remove it').join(', ')}`,
          // What was typed since has moved it.
          apply: (target: EditorView, now: number) =>
            target.dispatch({
              changes: changes.map(({ at, length, text }) => {
                const moved = at + now - from
                return { from: moved, to: Math.min(moved + length, target.state.doc.length), insert: text }
              }),
            }),
        },
      ]
    const to = Math.min(from + (place.length ?? 1), doc.length)
    return [{ from, to, severity, message: [reason, fix].filter(Boolean).join(' '), ...(actions && { actions }) }]
  })
  const isWhole = invalid && !found.length
  const diagnostics: Diagnostic[] = isWhole ? [{ from: 0, to: doc.length, severity: 'error', message: invalid }] : found
  view.dispatch(setDiagnostics(view.state, diagnostics))
  // The one that the key fixes.
  const first = diagnostics.find(({ actions, from }) => actions || isAddress(view, from)) ?? diagnostics[0]
  if (!first) return ''
  const more = diagnostics.length > 1 ? ` ${diagnostics.length - 1} more underlined.` : ''
  const key = first.actions ? ' Ctrl+. fixes it.' : isAddress(view, first.from) ? ' Ctrl+. lists the pages.' : ''
  return `${invalid && 'Not saved yet. '}${first.message}${key}${more}`
}

function isAddress({ state }: EditorView, at: number): boolean {
  return state.sliceDoc(at - 2, at) === ']('
}

/** Applies the first fix; of a link that leads nowhere, it lists the pages. */
function fixFirst(view: EditorView): boolean {
  let fix: (() => void) | undefined
  forEachDiagnostic(view.state, ({ actions }, from, to) => {
    const [action] = actions ?? []
    if (action) fix ??= () => action.apply(view, from, to)
    else if (isAddress(view, from))
      fix ??= () => {
        view.dispatch({ selection: { anchor: from } })
        startCompletion(view)
      }
  })
  fix?.()
  return !!fix
}
