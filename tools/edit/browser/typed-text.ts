import type { EditorView, KeyBinding } from '@codemirror/view'
import { createElement } from '../../../pages/client/search/create-element.ts'
import { partText, type Block, type PagePart } from '../block.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { forgetDraft, keepDraft } from './drafts.ts'
import { card, px, say } from './editor-parts.ts'
import { inTurn } from '../in-turn.ts'
import type { PageError } from '../protocol.ts'
import { pageSource } from './page-source.ts'
import { withoutOpenLinks } from './plain-signs.ts'
import { request, type Refused } from './request.ts'
import { openTextEditor, showErrors } from './text-editor.ts'

/** How long a pause in typing is before the text is written. */
const PAUSE_MS = 300

/** How long it takes until a text is sent again that got no answer. */
const RETRY_MS = 1000

/** A part of a page that is edited. */
export type EditedPart = {
  /** What requests name: the part of the file, and the session of edits that are undone together. */
  slice: PagePart & { file: string; session: string }
  /** What the page shows of it. */
  block: Block
}

/** A text in the card: the page shows it as it is typed, and a pause writes it. */
export class TypedText {
  readonly view: EditorView
  #part: EditedPart
  /** What was sent to be written, while there is no answer. */
  #sent: string | undefined
  #writeInTurn = inTurn()
  #note = createElement('p', { class: 'note', role: 'status' })
  #pause: ReturnType<typeof setTimeout> | undefined
  #isPreviewing = false
  #isClosed = false
  /** The text that the server has refused last, and why. */
  #refused: { text: string; message: string; errors: PageError[] | undefined } | undefined

  /** @param keys what keys do here besides */
  constructor(part: EditedPart, close: () => void, keys: readonly KeyBinding[] = []) {
    this.#part = part
    const place = createElement('div', { class: 'text' })
    const [element] = pageSource.blocks.elementsOf(part.block)
    if (element) Object.assign(place.style, fontOf(element))
    card.append(place, this.#note)
    this.view = openTextEditor(place, {
      text: partText(part.slice),
      label: `${part.block.name}, source`,
      onChange: () => this.#type(),
      onClose: close,
      keys,
    })
    this.note()
  }

  /** What is written: without empty lines around it, and without links that have no address yet. */
  get text(): string {
    const typed = this.view.state.doc.toString()
    const text = withoutOpenLinks(typed).replaceAll(/^\s*\n|\n\s*$/g, '')
    // A cell is one line, and ends at a bar.
    return this.#isCell
      ? text
          .replaceAll(/\s*\n\s*/g, ' ')
          .replaceAll(/(?<!\\)\|/g, '\\|')
          .trim()
      : text
  }

  /** What the file has. */
  get #old(): string {
    return partText(this.#part.slice)
  }

  get #isCell(): boolean {
    return this.#part.block.name === 'Cell'
  }

  /** Whether the server has refused what is typed. */
  get isRefused(): boolean {
    return !!this.#refused
  }

  /** Types words in the place of what is selected. */
  type(words: string): void {
    if (words) this.view.dispatch(this.view.state.replaceSelection(words))
  }

  /** Selects the first words, without the signs before them. */
  selectWords(): void {
    const [, signs = '', words = ''] = /^([#>|\-\d.\s]*)([^|\n]*[^|\s])/.exec(this.view.state.doc.toString()) ?? []
    this.view.dispatch({ selection: { anchor: signs.length, head: signs.length + words.length } })
  }

  /** Whether all words were deleted: then the part is kept until the editor is closed, unless it is a cell. */
  get isEmpty(): boolean {
    return !this.#isCell && !this.text.trim()
  }

  /** What the part may have in the file, whatever becomes of the requests under way. */
  get texts(): string[] {
    return [this.#old, this.#sent ?? this.text, this.text]
  }

  /** Whether what was typed waits for the pause that writes it. */
  get isWaiting(): boolean {
    return !!this.#pause
  }

  /** Puts another text in place of the present one. */
  replace(text: string): void {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } })
  }

  /** Puts the caret at an offset. */
  moveCaret(at: number): void {
    this.view.dispatch({ selection: { anchor: Math.min(at, this.view.state.doc.length) }, scrollIntoView: true })
  }

  /**
   * Says why the text cannot be saved, or else what is wrong in it.
   * @param message by default that of the last refusal, which stays to be read until the text changes
   */
  note(message = this.#refused?.message ?? ''): void {
    if (this.#isClosed) return
    const errors = message ? (this.#refused?.errors ?? []) : pageSource.errors
    const found = showErrors(this.view, message, errors, this.#part.block.place)
    const typed = this.view.state.doc.toString()
    const isOpen = !message && withoutOpenLinks(typed) !== typed
    this.#note.textContent = this.isEmpty
      ? 'Without words, this part is deleted when you close it.'
      : isOpen
        ? 'The link is not saved yet: choose a page, or type an address with https:// at its beginning.'
        : found
  }

  /**
   * Writes what is typed, after what is being written: that is the text which the file has then. On a hidden page it is
   * written at once.
   */
  save(): Promise<void> {
    return this.#writeInTurn(() => this.#save(), document.hidden)
  }

  /** Writes what waits for the pause, and waits for what is being written. */
  write(): Promise<void> {
    return this.#writeInTurn(() => (this.isWaiting ? this.#save() : Promise.resolve()), document.hidden)
  }

  async #save(): Promise<void> {
    clearTimeout(this.#pause)
    this.#pause = undefined
    if (this.isEmpty) return
    const { slice } = this.#part
    const { text } = this
    try {
      if (text === this.#old && this.#sent === undefined) {
        forgetDraft(slice.session)
        // The page may show what was typed and taken back.
        await request('leave', slice)
        return
      }
      const input = { ...slice, text }
      this.#sent ??= text
      this.#keepDraft(text)
      this.#goOnFrom(await request('save', input))
      this.#sent = undefined
      this.#refused = undefined
      // What was typed meanwhile is a draft of the text that is now in the file.
      if (this.text !== text) this.#keepDraft()
      this.note()
      say(`Saved in ${pageSource.name}.`)
    } catch (error) {
      const { message, details } = error as Refused
      say(details?.isUnanswered ? message : '')
      if (details?.isUnanswered) return this.#saveAfter(RETRY_MS)
      const { theirs, errors } = details ?? {}
      this.#refused = { text, message, errors }
      // An earlier request wrote it, though its answer came late or never.
      const isOwn = theirs !== undefined && this.#sent === partText(theirs)
      this.#sent = undefined
      if (isOwn) {
        this.#goOnFrom(theirs)
        return this.#save()
      }
      this.note()
      if (theirs && !this.#isClosed) this.#showConflict(theirs)
    }
  }

  /** Writes what is typed after a pause. What is closed without an answer is kept as a draft. */
  #saveAfter(pause: number): void {
    clearTimeout(this.#pause)
    if (!this.#isClosed) this.#pause = setTimeout(() => void this.save(), pause)
  }

  /** Writes what is not written yet, and removes the editor. */
  async close(): Promise<void> {
    this.#isClosed = true
    // Its answer comes before what is said of the closed text.
    await this.write()
    if (this.isEmpty && this.#old) await this.#delete()
    this.view.destroy()
  }

  async #delete(): Promise<void> {
    try {
      await request('block', { ...this.#part.slice, command: { do: 'delete' } })
      forgetDraft(this.#part.slice.session)
      say('Deleted. Ctrl+Z undoes it.')
    } catch (error) {
      say((error as Error).message)
    }
  }

  #keepDraft(text = this.text): void {
    const { slice, block } = this.#part
    keepDraft({ session: slice.session, start: block.start, old: this.#old, sent: this.#sent, text })
  }

  #type(): void {
    this.#keepDraft()
    clearTimeout(this.#pause)
    this.#pause = undefined
    if (this.isEmpty) this.note()
    else this.#saveAfter(PAUSE_MS)
    void this.#preview()
  }

  /** Shows what is typed, one state at a time: those typed meanwhile are skipped. */
  async #preview(): Promise<void> {
    if (this.#isPreviewing || this.#isClosed) return
    this.#isPreviewing = true
    const { text } = this
    // An empty part keeps its place.
    const marker = /^(#+ |[-*] |\d+\. |> )?/.exec(this.#old)![0]
    try {
      await request('type', { ...this.#part.slice, text: this.isEmpty ? `${marker}&nbsp;` : text })
      if (this.#refused?.text !== text) this.#refused = undefined
      this.note()
    } catch {
      // The pause says what is wrong: while typing, much is half written.
    } finally {
      this.#isPreviewing = false
    }
    if (this.text !== text && this.text !== this.#old) void this.#preview()
  }

  /** Takes over where the part is in the file now. */
  #goOnFrom({ page, start, end }: PagePart): void {
    const { slice, block } = this.#part
    forgetDraft(slice.session)
    Object.assign(slice, { page, start, end })
    Object.assign(this.#part, { block: { ...block, start, end } })
  }

  /** Shows what stands in the file now, and lets the author choose. */
  #showConflict(theirs: PagePart): void {
    card.querySelector('.conflict')?.remove()
    const conflict = createElement('div', { class: 'conflict' })
    const choice = (label: string, action: () => void) =>
      buttonOf(label, () => {
        conflict.remove()
        this.#goOnFrom(theirs)
        action()
        this.view.focus()
      })
    conflict.append(
      createElement('p', {}, 'The file now has:'),
      createElement('pre', { tabindex: '0' }, partText(theirs)),
      createElement(
        'div',
        { class: 'actions' },
        choice('Keep mine', () => void this.save()),
        choice('Take that', () => this.replace(partText(theirs))),
      ),
    )
    card.append(conflict)
  }
}

/** The font of a part of the page, not larger than one can write in. */
function fontOf(element: Element): Partial<CSSStyleDeclaration> {
  const { fontFamily, fontSize, lineHeight } = getComputedStyle(element)
  const ratio = parseFloat(lineHeight) / parseFloat(fontSize) || 1.5
  return {
    fontFamily,
    fontSize: px(Math.min(parseFloat(fontSize), 20)),
    lineHeight: String(Math.max(1.4, ratio)),
  }
}
