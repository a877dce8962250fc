import { createElement } from '../../../pages/client/search/create-element.ts'
import type { Block } from '../blocks.ts'
import type { Field } from '../fields.ts'
import { choose } from './block-outline.ts'
import { toolsOf } from './block-tools.ts'
import { buttonOf } from './button.ts'
import { caretIn, wordsAt } from './caret.ts'
import { cardSide, cardTop, type CardSide } from './card-place.ts'
import { forgetDraft, isDraftOf, readDrafts } from './drafts.ts'
import { card, editorHost, editorRoot, foot, px, say } from './editor-parts.ts'
import { formOf, savePending, withCode } from './form.ts'
import type { NextPart } from './next-part.ts'
import { blockFrom, nextPatch, pageSource, readPageSource } from './page-source.ts'
import { pictureForm } from './picture-form.ts'
import { request, requestAtOnce, type Refused } from './request.ts'
import { closePanel } from './side-panel.ts'
import { sliceOf, TypedText, type EditedPart } from './typed-text.ts'

type Opened = {
  block: Block
  text: string
  form?: { name: string; description: string; fields: Field[] }
  /** The routes of the pages with links to this heading. */
  links: string[]
  /** What its text quotes from records. */
  phrases: { name: string; text: string }[]
}

/** How a block is opened. */
type Opening = {
  /** Where in the window it was clicked; by default it is opened by a key, or by a button. */
  at?: { x: number; y: number }
  /** Whether a widget is opened as text, too. */
  asText?: boolean
  /** How often it is tried while the page does not show the last edit yet. */
  tries?: number
}

/** The block that is open. */
let open: (EditedPart & { text?: TypedText; side?: CardSide; y: number | undefined }) | undefined

/** Whether the author was told that closing throws a value away. */
let isWarned = false

/** The block that is open for editing. */
export function openedBlock(): Block | undefined {
  return open?.block
}

/** The text that is open for editing. */
export function openedText(): TypedText | undefined {
  return open?.text
}

/** Opens a block for editing, without moving what the window shows. */
export async function openBlock(block: Block, { at, asText, tries = 5 }: Opening = {}): Promise<void> {
  if (!(await closeAll())) return
  const { file, version, blocks } = pageSource
  const [element] = blocks.elementsOf(block)
  const clicked = at && element && wordsAt(element, at)
  try {
    const anchor = block.name === 'Heading' ? element?.id || undefined : undefined
    const opened = await request<Opened>('open', { file, start: block.start, end: block.end, version, anchor })
    open = { file, block: opened.block, old: opened.text, session: crypto.randomUUID(), y: at?.y }
    choose(opened.block)
    drawTools(opened)
    card.setAttribute('aria-label', `Edit: ${opened.block.name}`)
    if (opened.links.length) card.append(aboutLinks(opened.links))
    if (opened.phrases.length) card.append(phraseButtons(opened.phrases))
    const draft = readDrafts().find((candidate) => isDraftOf(candidate, opened.text))
    if (opened.form && !draft && !asText) drawForm(opened.form)
    else drawText()
    card.hidden = false
    scrollToHidden(element)
    placeCard()
    focusFirst()
    if (clicked) open.text?.moveCaret(caretIn(opened.text, clicked))
    if (!draft) return
    forgetDraft(draft.old)
    open.text?.replace(draft.text)
  } catch (error) {
    const { message, details } = error as Refused
    if (!details?.isStale || !tries || !element) return say(message)
    // The page does not yet show the last edit, so its offsets are old.
    await nextPatch()
    await readPageSource()
    await openBlock(pageSource.blocks.at(element) ?? block, {
      ...(at && { at }),
      ...(asText && { asText }),
      tries: tries - 1,
    })
  }
}

/** Puts the card where its block is now. */
export function placeCard(): void {
  if (!open || card.hidden) return
  const { clientWidth } = document.documentElement
  const box = pageSource.blocks.boxOf(open.block) ?? new DOMRect(scrollX, scrollY, clientWidth, 0)
  const width = Math.min(Math.max(box.width + 12, 600), clientWidth - 24)
  const left = Math.min(Math.max(12, box.x - 6), clientWidth - width - 12)
  Object.assign(card.style, { left: px(left), width: px(width) })
  const block = { top: box.top - scrollY, bottom: box.bottom - scrollY }
  const free = freeWindow()
  open.side ??= cardSide(block, card.offsetHeight, open.y ?? Math.max(block.top, free.top), free)
  card.style.top = px(scrollY + cardTop(open.side, block, card.offsetHeight, free))
}

new ResizeObserver(placeCard).observe(card)

/** The part of the window that the editor's own bar does not cover. */
function freeWindow() {
  return { top: 8, bottom: innerHeight - foot.offsetHeight - 8 }
}

/** Scrolls to a block of which nothing can be seen. */
function scrollToHidden(element: Element | undefined): void {
  const { top, bottom } = element?.getBoundingClientRect() ?? freeWindow()
  const free = freeWindow()
  if (bottom < free.top || top > free.bottom) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function focusFirst(): void {
  if (open?.text) return open.text.view.focus()
  const field = card.querySelector<HTMLElement>('form :is(input, select, textarea)')
  ;(field ?? card.querySelector('button'))?.focus({ preventScroll: true })
}

function drawTools({ form, block }: Pick<Opened, 'form' | 'block'>): void {
  const widget = form ? undefined : pageSource.blocks.widgetAround(block)
  card.replaceChildren(
    toolsOf({
      format: (run) => {
        const view = open?.text?.view
        if (view) run({ state: view.state, dispatch: (transaction) => view.dispatch(transaction) })
        view?.focus()
      },
      widget: widget && {
        name: widget.name,
        open: () => void openBlock(pageSource.blocks.widgetAround(open?.block ?? block) ?? widget),
      },
      showText: form && switchToText,
      insert: (text) => void changeBlock(block, { do: 'insert', text }),
      insertPicture: () => void drawPicture(),
      change: (what) => void changeBlock(block, { do: what }),
      close: () => void closeAll(),
    }),
  )
}

function aboutLinks(links: readonly string[]): HTMLElement {
  const text = `Links on ${links.join(', ')} lead to this heading: change them too.`
  return createElement('p', { class: 'about' }, text)
}

/** Buttons that open the records of what a text quotes: the editor's host has an event with the phrase's name. */
function phraseButtons(phrases: Opened['phrases']): HTMLElement {
  const buttons = phrases.map(({ name, text }) =>
    buttonOf(text, () => editorHost.dispatchEvent(new CustomEvent('phrase', { detail: name })), {
      class: 'source',
      title: `<Phrase of="${name}" />: opens the record that it comes from`,
    }),
  )
  return createElement('p', { class: 'about' }, 'From a record: ', ...buttons)
}

function drawText(): void {
  if (open) open.text = new TypedText(open, () => void closeAll())
}

function switchToText(): void {
  if (!open) return
  drawTools({ block: open.block })
  drawText()
  focusFirst()
}

/** Asks for a picture in place of the text. */
export async function drawPicture(dropped?: File): Promise<void> {
  await open?.text?.close()
  if (!open) return
  delete open.text
  for (const part of [...card.children].slice(1)) part.remove()
  // The picture's form has no words to be bold.
  for (const part of card.querySelectorAll('.format, .around, details')) part.remove()
  card.append(
    pictureForm(sliceOf(open), dropped, async (start) => {
      await closeAll()
      await showEdited(start)
    }),
  )
}

function drawForm({ description, fields }: NonNullable<Opened['form']>): void {
  const form = formOf(fields, {
    async save(field, value) {
      if (!open) return
      type Answer = { start: number; end: number; text: string }
      const { text, ...span } = await request<Answer>('prop', { ...sliceOf(open), name: field.name, value })
      Object.assign(open, { old: text, block: { ...open.block, ...span } })
      say(`Saved in ${pageSource.name}.`)
    },
  })
  card.append(createElement('p', { class: 'about' }, ...withCode(description)), form)
  if (!fields.length)
    form.append(createElement('p', { class: 'help' }, 'This widget has no settings. Click its words to edit them.'))
}

/** Closes what is open; returns false if a value would be lost of which the author has not been told. */
export async function closeAll(): Promise<boolean> {
  await savePending()
  if (editorRoot.querySelector('[data-unsaved]') && !isWarned) {
    isWarned = true
    say('A value is not saved yet. Save it, or close once more to throw it away.')
    return false
  }
  if (isWarned) say('')
  isWarned = false
  const closing = open
  await closing?.text?.close()
  if (closing) void request('leave', { file: closing.file }).catch(() => undefined)
  open = undefined
  card.hidden = true
  card.replaceChildren()
  closePanel()
  if (!closing) return true
  choose(blockFrom(closing.block.start))
  editorHost.dispatchEvent(new Event('close'))
  return true
}

/** Inserts, copies, moves or deletes a block: the open one if there is one. */
export async function changeBlock(block: Block, action: object): Promise<void> {
  const { file } = pageSource
  const session = crypto.randomUUID()
  try {
    if (open?.text?.isWaiting) await open.text.save()
    const { start, end } = open?.block ?? block
    const { text } = await request<Opened>('open', { file, start, end })
    const input = { file, start, end, old: text, session, command: action }
    const edited = await request<{ start: number }>('block', input)
    await closeAll()
    await showEdited(edited.start)
  } catch (error) {
    open?.text?.note((error as Error).message)
    say((error as Error).message)
  }
}

async function showEdited(start: number): Promise<void> {
  await readPageSource()
  choose(blockFrom(start))
  say('Saved. Ctrl+Z undoes it.')
}

/** Call it when the page has been read again: the offsets of what is open may be others. */
export function refreshCard(): void {
  if (!open) return
  // Files have other ids after a start of the server.
  Object.assign(open, { file: pageSource.file, block: blockFrom(open.block.start) ?? open.block })
  open.text?.sendAgain()
  choose(open.block)
  placeCard()
}

/**
 * Call it when the page is left: saves what was typed.
 * @returns what a reload opens again
 */
export function leaveCard(): Pick<NextPart, 'start' | 'texts' | 'caret'> | undefined {
  if (!open) return undefined
  const { file, block, old, text } = open
  const texts = text?.texts ?? [old]
  if (text?.isWaiting) void text.save(true)
  else void requestAtOnce('leave', { file }, true).catch(() => undefined)
  return { start: block.start, texts, caret: text?.view.state.selection.main.head }
}
