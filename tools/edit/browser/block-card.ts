import type { KeyBinding } from '@codemirror/view'
import { createElement } from '../../../pages/client/search/create-element.ts'
import type { Block } from '../block.ts'
import type { ActionAnswer } from '../edit-server.ts'
import { HOLD_EVENT } from '../protocol.ts'
import type { WidgetForm } from '../widget-props.ts'
import { choose, chosenBlock, placeOutline } from './block-outline.ts'
import { toolsOf } from './block-tools.ts'
import { buttonOf, formOf, savePending, withCode } from '../../gallery/browser/form.ts'
import { caretIn, wordsAt } from './caret.ts'
import { cardSide, cardTop, type CardSide } from './card-place.ts'
import { forgetDraft, readDrafts } from './drafts.ts'
import { card, editorHost, editorRoot, foot, px, say } from './editor-parts.ts'
import { finishNextPart, keepHeldKeys, type NextPart } from './next-part.ts'
import {
  blockFrom,
  blockWith,
  followed,
  nextPatch,
  pageSource,
  readPageSource,
  readShownSource,
  sourceOf,
} from './page-source.ts'
import { pictureForm } from './picture-form.ts'
import { request, requestAtOnce, type Refused } from './request.ts'
import { closePanel } from './side-panel.ts'
import { sliceOf, TypedText, type EditedPart } from './typed-text.ts'

/** How a block is opened. */
type Opening = {
  /** Where in the window it was clicked; by default it is opened by a key, or by a button. */
  at?: { x: number; y: number }
  /** Whether a widget is opened as text, too. */
  asText?: boolean
  /** How often it is tried while the page does not show the last edit yet. */
  tries?: number
}

/** How many parts of a widget have buttons: more than that are quicker to click. */
const MAX_WORD_BUTTONS = 60

/** A part as it is opened. */
type OpenedPart = Omit<EditedPart, 'session'> & {
  at: Opening['at']
  /** The cells of its table with their texts, where another of them was open before. */
  cells?: { block: Block; old: string }[]
}

/** The block that is open. */
let open: (OpenedPart & { session: string; text?: TypedText; side?: CardSide }) | undefined

/** Where the last block was that the page showed. */
let lastBox: DOMRect | undefined

/** Whether the author was told that closing throws a value away. */
let isWarned = false

/** The block that is open for editing. */
export function openedBlock(): Block | undefined {
  return card.hidden ? undefined : open?.block
}

/** The text that is open for editing. */
export function openedText(): TypedText | undefined {
  return open?.text
}

/** Opens a block for editing, without moving what the window shows. */
export async function openBlock(block: Block, opening: Opening = {}): Promise<void> {
  const { at, asText, tries = 5 } = opening
  // Before anything is waited for: the page may be read again, and the block's offsets belong to this version.
  const source = pageSource
  const { file, version, blocks } = source
  const draftOf = (part: Block) =>
    readDrafts().find(({ old, sent, start }) => blockWith([old, sent], start)?.start === part.start)
  const [cell] = block.name === 'Table' && !asText && !draftOf(block) ? blocks.cellsWith(block) : []
  if (cell) return openBlock(cell, opening)
  const closed = closeAll()
  const turn = closings
  if (!(await closed)) return
  const [element] = blocks.elementsOf(block)
  const clicked = at && element && wordsAt(element, at)
  try {
    const anchor = block.name === 'Heading' ? element?.id || undefined : undefined
    const opened = await request('open', { file, start: block.start, end: block.end, version, anchor })
    // The author has clicked again meanwhile: a second editor would take the place of the one that is typed into.
    if (closings > turn) return
    const draft = draftOf(opened.block)
    show({ file, block: opened.block, old: opened.text, at }, opened.form, () => {
      if (anchor && opened.links.length) card.append(aboutLinks(opened.links, anchor))
      if (opened.phrases.length) card.append(phraseButtons(opened.phrases))
      if (opened.form && !draft && !asText) drawForm(opened.form)
      else drawText()
    })
    if (clicked) openedText()?.moveCaret(caretIn(opened.text, clicked))
    if (!draft) return
    forgetDraft(draft.session)
    openedText()?.replace(draft.text)
  } catch (error) {
    const { message, details } = error as Refused
    if (!details?.isStale) return say(message)
    // The page does not yet show the last edit, so its offsets are old.
    say('One moment …')
    await readShownSource()
    if (closings > turn) return
    const next = followed(block, source)
    say(next && tries ? '' : message)
    if (next && tries) await openBlock(next, { ...opening, tries: tries - 1 })
  }
}

/** Shows a block in the card, with what is below its buttons. */
function show(part: OpenedPart, form: WidgetForm | undefined, drawParts: () => void): void {
  const { block } = part
  open = { ...part, session: crypto.randomUUID() }
  choose(block)
  drawTools(block, form)
  card.setAttribute('aria-label', `Edit: ${block.name}`)
  drawParts()
  card.hidden = false
  scrollToHidden(pageSource.blocks.elementsOf(block)[0])
  placeCard()
  focusFirst()
}

/** The keys of a cell: those that lead to another, and those for its row. Elsewhere they do what they do in texts. */
const cellKeys: readonly KeyBinding[] = [
  { key: 'Tab', run: () => goToCell(1), shift: () => goToCell(-1) },
  { key: 'Enter', run: () => changeRow('insert') },
  { key: 'Alt-ArrowUp', run: () => changeRow('up') },
  { key: 'Alt-ArrowDown', run: () => changeRow('down') },
]

function changeRow(what: 'insert' | 'up' | 'down'): boolean {
  void changeBlock({ do: what, text: '' })
  return true
}

/** Opens the next cell at once, or the one before, so that no key is lost. Behind the last, a row begins. */
function goToCell(by: 1 | -1): boolean {
  if (!open?.text || open.text.isRefused) return !!open?.text
  const { file, text, block } = open
  const read = () => pageSource.blocks.cellsWith(block).map((cell) => ({ block: cell, old: sourceOf(cell) }))
  const { cells = read() } = open
  const at = cells.findIndex((cell) => cell.block.path.join() === block.path.join())
  if (at < 0 || !cells[at + by]) return by > 0 && changeRow('insert')
  // The page has not been read since: what is behind the cell moves with its words.
  const typed = text.text
  const shift = typed.length - cells[at]!.old.length
  const moved = cells.map((cell, index) => {
    const { start, end } = cell.block
    const span = { start: start + (index > at ? shift : 0), end: end + (index >= at ? shift : 0) }
    return { block: { ...cell.block, ...span }, old: index === at ? typed : cell.old }
  })
  const next = moved[at + by]!
  const before = text.close().then(async () => {
    if (text.isRefused) return void openBlock(moved[at]!.block)
    const { start, end } = next.block
    // Refused, it is found when it is saved, or shown beside what stands in the file.
    const found = await request('open', { file, start, end, old: next.old }).catch(() => undefined)
    if (found) Object.assign(next.block, { isOnly: found.block.isOnly, lead: found.block.lead })
  })
  show({ file, ...next, at: undefined, cells: moved, before }, undefined, drawText)
  openedText()?.view.dispatch({ selection: { anchor: 0, head: next.old.length } })
  return true
}

/** Puts the card where its block is now. */
export function placeCard(): void {
  if (!open || card.hidden) return
  const { clientWidth } = document.documentElement
  // The page may not show what is edited.
  const box = pageSource.blocks.boxOf(open.block) ?? lastBox ?? new DOMRect(scrollX, scrollY + innerHeight / 3, 0, 0)
  lastBox = box
  const width = Math.min(open.text ? Math.min(Math.max(box.width + 12, 600), 760) : 420, clientWidth - 24)
  // First: its height follows from it.
  card.style.width = px(width)
  const { offsetHeight: height } = card
  const block = { top: box.top - scrollY, bottom: box.bottom - scrollY }
  const free = freeWindow()
  open.side ??= cardSide(block, height, open.at?.y ?? Math.max(block.top, free.top), free)
  const top = cardTop(open.side, block, height, free)
  // Over a wide block, it is on the side that was not clicked.
  const isOver = top < block.bottom && top + height > block.top && (open.at?.x ?? 0) < clientWidth / 2
  const left = isOver ? box.right - width : box.x - 6
  card.style.left = px(Math.max(12, Math.min(left, clientWidth - width - 12)))
  card.style.top = px(scrollY + top)
}

// In a frame of its own, as it may change the size again.
new ResizeObserver(() => requestAnimationFrame(placeCard)).observe(card)

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

function drawTools(block: Block, form?: WidgetForm): void {
  const whole = block.kind === 'widget' && form ? undefined : pageSource.blocks.wholeAround(block)
  card.replaceChildren(
    toolsOf({
      format: (run) => {
        if (!open?.text) return
        run(open.text.view)
        open.text.view.focus()
      },
      whole: whole && {
        name: whole.name,
        open: () =>
          void openBlock(pageSource.blocks.wholeAround(open?.block ?? block) ?? whole, {
            asText: whole.name === 'Table',
          }),
      },
      kind: block.name === 'Cell' ? 'row' : ['Heading', 'Section'].includes(block.name) ? 'section' : '',
      showText: form && switchToText,
      insert: (text) => void changeBlock({ do: 'insert', text }),
      insertPicture: () => void drawPicture(),
      change: (what) => void changeBlock({ do: what }),
      close: () => void closeAll(),
    }),
  )
}

/** The links to a heading, and a button by which they follow it to its new id, once it has one. */
function aboutLinks(links: readonly string[], anchor: string): HTMLElement {
  const part = createElement('p', { class: 'about' }, `Links on ${links.join(', ')} lead to this heading. `)
  const change = async () => {
    await open?.text?.write()
    if (!open) return
    const [element] = pageSource.blocks.elementsOf(open.block)
    await request('anchor', { file: open.file, from: anchor, to: element?.id })
    part.textContent = 'The links lead to its new words.'
  }
  const attributes = { class: 'save', hidden: '', 'data-anchor': anchor }
  part.append(buttonOf('Let them lead to its new words', () => void change(), attributes))
  return part
}

/** Buttons that open the records of what a text quotes: the editor's host has an event with the phrase's name. */
function phraseButtons(phrases: ActionAnswer<'open'>['phrases']): HTMLElement {
  const buttons = phrases.map(({ name, text }) =>
    buttonOf(text, () => editorHost.dispatchEvent(new CustomEvent('phrase', { detail: name })), {
      class: 'source',
      title: `<Phrase of="${name}" />: opens the record that it comes from`,
    }),
  )
  return createElement('p', { class: 'about' }, 'From a record: ', ...buttons)
}

function drawText(): void {
  if (open) open.text = new TypedText(open, () => void closeAll(), open.block.name === 'Cell' ? cellKeys : [])
}

function switchToText(): void {
  if (!open) return
  drawTools(open.block)
  drawText()
  focusFirst()
}

/**
 * Asks for a picture in place of the text or form.
 * @param dropped the picture, if one was dropped on the page
 * @param replaces whether it takes the place of the open picture, and not the one below
 */
export async function drawPicture(dropped?: File, replaces = false): Promise<void> {
  if (open?.text?.isEmpty) open.text.replace(open.old)
  await open?.text?.close()
  await savePending()
  if (!open) return
  delete open.text
  const shows = replaces ? card.querySelector<HTMLInputElement>('#field-whatItShows')?.value : undefined
  for (const part of [...card.children].slice(1)) part.remove()
  // The picture's form has no words to be bold.
  for (const part of card.querySelectorAll('.format, .around, details')) part.remove()
  const whenDone = async (start?: number) => {
    const find = start === undefined ? undefined : await editedAt(start)
    await closeAll()
    if (find) await showEdited(find)
  }
  card.append(pictureForm({ ...sliceOf(open), replaces }, { shows, dropped }, whenDone))
}

function drawForm({ description, fields }: WidgetForm): void {
  if (!open) return
  const part = open
  const form = formOf(fields, {
    async save(field, value) {
      const { text, ...found } = await request('prop', { ...sliceOf(part), name: field.name, value })
      Object.assign(part, { old: text, block: { ...part.block, ...found } })
      say(`Saved in ${pageSource.name}.`)
    },
  })
  form.tabIndex = -1
  card.append(createElement('p', { class: 'about' }, ...withCode(description)), form)
  if (part.block.name === 'Picture')
    form.append(buttonOf('Choose another picture …', () => void drawPicture(undefined, true), { class: 'save' }))
  if (!fields.length) form.append(createElement('p', { class: 'help' }, 'This widget has no settings.'))
  if (part.block.kind === 'widget') form.append(wordsOf(part.block, !fields.length))
}

/** Buttons with the words that a widget shows, as if they were clicked: the editor's host has an event with each. */
function wordsOf(block: Block, isOpen: boolean): HTMLElement {
  const parts = pageSource.blocks
    .elementsOf(block)
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
  const buttons = parts.slice(0, MAX_WORD_BUTTONS).map((part) => {
    const show = () => editorHost.dispatchEvent(new CustomEvent('words', { detail: part }))
    return buttonOf(part.textContent.trim().slice(0, 60), show, { class: 'choice' })
  })
  const summary = createElement('summary', {}, 'Its words')
  return createElement('details', { class: 'words', ...(isOpen && { open: '' }) }, summary, ...buttons)
}

let closing: Promise<boolean> | undefined

/** How often anything was closed: what was to be opened before that is not opened any more. */
let closings = 0

/** Closes what is open; returns false if a value would be lost of which the author has not been told. */
export function closeAll(): Promise<boolean> {
  closings++
  return (closing ??= close().finally(() => (closing = undefined)))
}

async function close(): Promise<boolean> {
  await savePending()
  if (editorRoot.querySelector('[data-unsaved]') && !isWarned) {
    isWarned = true
    say('A value is not saved yet. Save it, or close once more to throw it away.')
    return false
  }
  if (isWarned) say('')
  isWarned = false
  const closed = open
  // At once, though the server may take long to answer.
  blurCard()
  card.hidden = true
  await closed?.text?.close()
  if (closed) void request('leave', { file: closed.file }).catch(() => undefined)
  open = undefined
  card.replaceChildren()
  closePanel()
  if (!closed) return true
  choose(blockFrom(closed.block.start))
  editorHost.dispatchEvent(new Event('close'))
  return true
}

/** A hidden text has the focus until the next frame, and would take keys that are meant for the page. */
function blurCard(): void {
  const { activeElement } = editorRoot
  if (activeElement instanceof HTMLElement && card.contains(activeElement)) activeElement.blur()
}

/** One change after the other: each finds the block where the one before has left it. */
let changing = Promise.resolve()

/** Inserts, copies, moves or deletes the open block, or the chosen one. */
export function changeBlock(action: { do: string; text?: string }): Promise<void> {
  const isInsertion = action.do === 'insert'
  // What is typed until the new block is open belongs there.
  if (isInsertion) {
    blurCard()
    dispatchEvent(new Event(HOLD_EVENT))
  }
  changing = changing.then(async () => {
    await change(action)
    if (isInsertion) typeHeld(finishNextPart())
  })
  return changing
}

/** Types what was typed before a block was open. What follows a key that begins another row waits for that row. */
export function typeHeld(typed: string): void {
  const isCell = openedBlock()?.name === 'Cell'
  const parts = typed.split(/([\t\n])/)
  for (const [index, words] of parts.entries()) {
    const before = changing
    if (isCell && words === '\t') goToCell(1)
    else if (isCell && words === '\n') changeRow('insert')
    else if (words !== '\t') openedText()?.type(words)
    if (changing !== before) return keepHeldKeys(parts.slice(index + 1).join(''))
  }
}

/** Opens the chosen block, when it is where the changes under way leave it. */
export async function openChosen(): Promise<void> {
  await changing
  const block = chosenBlock()
  if (block) await openBlock(block)
}

async function change(action: { do: string; text?: string }): Promise<void> {
  const { file } = pageSource
  const session = crypto.randomUUID()
  const text = open?.text
  const block = open?.block ?? chosenBlock()
  if (!block) return
  say('One moment …')
  try {
    await open?.before
    // The empty block itself is deleted when it is closed.
    if (text?.isEmpty) return void (await closeAll())
    await text?.write()
    const { text: old, block: changed } = await partInFile(block, 5)
    const patched = nextPatch()
    const input = { ...sliceOf({ file, block: changed, old, session }), command: action }
    const { start: edited } = await request('block', input)
    const find = await editedAt(edited)
    await closeAll()
    const isOpened = action.do === 'insert' && action.text !== '---'
    // A row is empty, so it is opened before the page shows it.
    if (!isOpened || changed.name !== 'Cell') await patched
    const inserted = await showEdited(find)
    if (!isOpened || !inserted) return
    await openBlock(inserted)
    open?.text?.selectWords()
  } catch (error) {
    text?.note((error as Error).message)
    text?.view.focus()
    say((error as Error).message)
  }
}

/**
 * What is open or chosen, as it is in the file.
 * @param tries how often it is asked for again, as the file may not have yet what was typed just before
 */
async function partInFile(block: Block, tries: number): Promise<{ text: string; block: Block }> {
  const { file, version } = pageSource
  const text = open?.text
  // What is open is known, but a text may have become several blocks.
  if (open && (!text || text.isRefused)) return { text: open.old, block: open.block }
  const { start, end } = open?.block ?? block
  const span = text ? { end: start + text.text.length, old: text.text } : { end, version }
  const caret = text && start + text.view.state.selection.main.head
  try {
    return await request('open', { file, start, ...span, caret })
  } catch (error) {
    if (!text || !tries || !(error as Refused).details?.isStale) throw error
    await new Promise((done) => setTimeout(done, 300))
    await text.write()
    return partInFile(block, tries - 1)
  }
}

/** The block at an offset of the text that was just written. Other programs may write too, so it is followed from there. */
async function editedAt(start: number): Promise<() => Block | undefined> {
  await readPageSource()
  const source = pageSource
  const block = blockFrom(start)
  return () => block && followed(block, source)
}

async function showEdited(find: () => Block | undefined): Promise<Block | undefined> {
  await readPageSource()
  const block = find()
  choose(block)
  const [element] = block ? pageSource.blocks.elementsOf(block) : []
  const { top = 0 } = element?.getBoundingClientRect() ?? {}
  // The page's header covers its top.
  if (top < 90 || top > freeWindow().bottom - 60) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  placeOutline()
  say('Saved. Ctrl+Z undoes it.')
  return block
}

/** Call it when the page has been read again: the offsets of what is open may be others. */
export function refreshCard(): void {
  if (!open) return
  // Files have other ids after a start of the server.
  const { block: known, old, text: typed } = open
  const texts = typed?.texts ?? [old]
  const isThere = texts.some((text) => pageSource.text.startsWith(text, known.start))
  const { start } = isThere ? known : (blockWith(texts, known.start) ?? chosenBlock() ?? known)
  // Its text may have become several blocks. After a start of the server, the page shows less than was typed.
  const shown = open.text?.texts.findLast((text) => pageSource.text.startsWith(`${text}\n`, start))
  const end = shown ? start + shown.length : blockFrom(start)?.end
  const { isOnly, lead } = known
  const block = { ...(blockFrom(start) ?? known), ...(end && { end }), isOnly, lead }
  Object.assign(open, { file: pageSource.file, block })
  const [element] = pageSource.blocks.elementsOf(open.block)
  const follow = card.querySelector<HTMLElement>('[data-anchor]')
  if (follow && element) follow.hidden = !element.id || element.id === follow.dataset['anchor']
  choose(open.block)
  placeCard()
}

/** Call it when the page is hidden: writes at once what waits for a pause in typing. */
export function saveWaiting(): void {
  if (open?.text?.isWaiting) void open.text.save()
  void savePending()
}

/**
 * Call it when the page is left: it is shown as it is in its file.
 * @returns what a reload opens again
 */
export function leaveCard(): Pick<NextPart, 'start' | 'texts' | 'caret'> | undefined {
  if (!open) return undefined
  const { file, block, old, text } = open
  const texts = text?.texts ?? [old]
  if (!text?.isWaiting) void requestAtOnce('leave', { file }, true).catch(() => undefined)
  return { start: block.start, texts, caret: text?.view.state.selection.main.head }
}
