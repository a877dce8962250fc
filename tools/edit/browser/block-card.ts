import type { KeyBinding } from '@codemirror/view'
import { partText, type Block } from '../block.ts'
import type { ActionAnswer } from '../edit-server.ts'
import type { WidgetForm } from '../widget-props.ts'
import { changeInTurn, runInTurn, showEdited } from './change-block.ts'
import { choose, chosenBlock } from './block-outline.ts'
import { toolsOf } from './block-tools.ts'
import { linksNote, phraseNote, widgetSettings } from './card-parts.ts'
import { caretIn, wordsAt } from './caret.ts'
import { clickedWords, isAtWords, wordsNearest, type WindowPoint } from './clicked-words.ts'
import { forgetDraft, readDrafts } from './drafts.ts'
import { card, say, statusLine } from './editor-parts.ts'
import { savePending } from '../../gallery/browser/form.ts'
import { holdKeys, releaseKeys } from './held-keys.ts'
import { blurCard, closeAll, closings, freeWindow, opened, openPanel, placeCard, setOpened } from './opened-part.ts'
import type { OpenedPart } from './opened-part.ts'
import { blockWith, pageSource, readShownSource, shownBlock } from './page-source.ts'
import { pictureForm } from './picture-form.ts'
import { openRecord } from './record-panel.ts'
import { request } from './request.ts'
import { TypedText } from './typed-text.ts'

/** After this long, in milliseconds, the status says that one has to wait. */
const SLOW_MS = 400
const PATIENCE = 'One moment …'

/** How many parts were asked for. */
let openings = 0

/** Opens a part. What is typed until it is open belongs there. */
export async function openAndType(open: () => Promise<void>): Promise<void> {
  const opening = ++openings
  holdKeys()
  const slow = setTimeout(() => say(PATIENCE), SLOW_MS)
  try {
    await open()
  } catch (error) {
    say((error as Error).message)
  }
  clearTimeout(slow)
  // The author has clicked again meanwhile.
  if (opening !== openings) return
  if (statusLine.textContent === PATIENCE) say('')
  typeHeld(releaseKeys())
}

/** Types what was typed before a part was open. What follows a key that begins another row waits for that row. */
function typeHeld(typed: string): void {
  const isCell = opened?.block.name === 'Cell'
  const parts = typed.split(/([\t\n])/)
  for (const [index, words] of parts.entries()) {
    const before = openings
    if (isCell && words === '\t') goToCell(1)
    else if (isCell && words === '\n') insert('')
    else if (words !== '\t') opened?.text?.type(words)
    if (openings !== before) return holdKeys(parts.slice(index + 1).join(''))
  }
}

/** Opens what was clicked: a text, or what the words of a widget are written in. */
export async function openAt(clicked: Element, at: WindowPoint): Promise<void> {
  const target = wordsNearest(clicked, at)
  say('')
  const closed = closeAll()
  const block = await shownBlock(target, closed)
  if (!(await closed)) return
  if (block === null) return say('This part has just been changed. Click it again.')
  if (block?.kind === 'text') return openBlock(block, { at })
  await openWords(target, isAtWords(target, at), block, at)
}

async function openWords(
  target: Element,
  isOnWords: boolean,
  block: Block | undefined,
  at?: WindowPoint,
): Promise<void> {
  const words = clickedWords(target)
  const shown = isOnWords ? words.shown : ''
  const inside = block && shown ? await textInside(block, shown) : undefined
  if (inside) return openBlock(inside, { at })
  // The other words that a widget shows come from records; its own form is one click away.
  const widget = block && { name: block.name, open: () => openBlock(block, { at }) }
  if (shown && shown.length < 400) return openPanel('Record', () => openRecord(words, widget), target)
  await widget?.open()
}

/** The text between a widget's tags that has some of its words; undefined if it has none there. */
async function textInside({ start, end }: Block, shown: string): Promise<Block | undefined> {
  const { file, blocks } = pageSource
  const hasText = blocks.blocks.some((block) => block.kind === 'text' && start < block.start && block.end <= end)
  if (!hasText) return undefined
  return (await request('inside', { file, start, end, shown: shown.slice(0, 3000) })).block
}

/** How a block is opened. */
type Opening = {
  /** Where in the window it was clicked; by default it is opened by a key, or by a button. */
  at?: WindowPoint | undefined
  /** Whether a widget or a table is opened as text. */
  asText?: boolean
}

/** Opens a block for editing, without moving what the window shows. */
export async function openBlock(block: Block, opening: Opening = {}): Promise<void> {
  const { at, asText } = opening
  // Before anything is waited for: the page may be read again, and the block's offsets belong to this version.
  const { file, text, blocks } = pageSource
  const draftOf = (part: Block) =>
    readDrafts().find(({ old, sent, start }) => blockWith([old, sent], start)?.start === part.start)
  const [cell] = block.name === 'Table' && !asText && !draftOf(block) ? blocks.cellsWith(block) : []
  if (cell) return openBlock(cell, opening)
  const closed = closeAll()
  const turn = closings
  if (!(await closed)) return
  const [element] = blocks.elementsOf(block)
  const clicked = at && element && wordsAt(element, at)
  const anchor = (block.name === 'Heading' && element?.id) || undefined
  try {
    const { form, links, phrases, ...found } = await request('open', {
      ...{ file, page: text, start: block.start, end: block.end, anchor },
    })
    if (found.page !== pageSource.text) await readShownSource()
    // The author has clicked again meanwhile: a second editor would take the place of the one that is typed into.
    if (closings > turn) return
    const { start, end } = found.block
    const draft = draftOf(found.block)
    const part = { slice: { file, page: found.page, start, end, session: crypto.randomUUID() }, block: found.block, at }
    show(part, form, () => {
      if (anchor && links.length) card.append(linksNote(links, anchor))
      if (phrases.length) card.append(phraseNote(phrases))
      if (form && !draft && !asText) drawForm(part, form)
      else drawText()
    })
    if (clicked) opened?.text?.moveCaret(caretIn(partText(part.slice), clicked))
    if (!draft) return
    forgetDraft(draft.session)
    opened?.text?.replace(draft.text)
  } catch (error) {
    say((error as Error).message)
  }
}

/** Shows a block in the card, with what is below its buttons. */
function show(part: OpenedPart, form: WidgetForm | undefined, drawParts: () => void): void {
  const { block } = part
  setOpened(part)
  choose(block)
  drawTools(block, form)
  card.setAttribute('aria-label', `Edit: ${block.name}`)
  drawParts()
  card.hidden = false
  const [element] = pageSource.blocks.elementsOf(block)
  const { top, bottom } = element?.getBoundingClientRect() ?? freeWindow()
  const free = freeWindow()
  if (bottom < free.top || top > free.bottom) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  placeCard()
  focusFirst()
}

function focusFirst(): void {
  if (opened?.text) return opened.text.view.focus()
  const field = card.querySelector<HTMLElement>('form :is(input, select, textarea)')
  ;(field ?? card.querySelector('button'))?.focus({ preventScroll: true })
}

function drawTools(block: Block, form?: WidgetForm): void {
  const openWhole = () => {
    const whole = opened && pageSource.blocks.wholeAround(opened.block)
    if (whole) void openBlock(whole, { asText: whole.name === 'Table' })
  }
  const showText = form && switchToText
  card.replaceChildren(toolsOf(block, { openWhole, showText, insert, insertPicture: () => void drawPicture() }))
}

function drawText(): void {
  if (opened) opened.text = new TypedText(opened, () => void closeAll(), opened.block.name === 'Cell' ? cellKeys : [])
}

function switchToText(): void {
  if (!opened) return
  drawTools(opened.block)
  drawText()
  focusFirst()
}

function drawForm(part: OpenedPart, form: WidgetForm): void {
  const openWord = (word: Element) => void openWords(word, true, pageSource.blocks.at(word))
  card.append(...widgetSettings(part, form, openWord, () => void drawPicture(undefined, true)))
}

/**
 * Asks for a picture in place of the text or form.
 * @param dropped the picture, if one was dropped on the page
 * @param replaces whether it takes the place of the open picture, and not the one below
 */
export async function drawPicture(dropped?: File, replaces = false): Promise<void> {
  const { text } = opened ?? {}
  if (text?.isEmpty && opened) text.replace(partText(opened.slice))
  await text?.close()
  await savePending()
  if (!opened) return
  delete opened.text
  const shows = replaces ? card.querySelector<HTMLInputElement>('#field-whatItShows')?.value : undefined
  for (const part of [...card.children].slice(1)) part.remove()
  // The picture's form has no words to be bold.
  for (const part of card.querySelectorAll('.format, .around, details')) part.remove()
  const whenDone = async (edited?: ActionAnswer<'picture'>) => {
    await closeAll()
    if (edited) await showEdited(edited)
  }
  card.append(pictureForm({ ...opened.slice, replaces }, { shows, dropped }, whenDone))
}

/** Inserts a block below the open one, or a row below a cell, and opens it. */
function insert(text: string): void {
  // What is typed until it is open belongs there.
  blurCard()
  void openAndType(async () => {
    const block = await changeInTurn({ do: 'insert', text })
    if (!block || text === '---') return
    await openBlock(block)
    opened?.text?.selectWords()
  })
}

/** Opens the chosen block, when it is where the changes under way leave it. */
export async function openChosen(): Promise<void> {
  const block = await runInTurn(() => Promise.resolve(chosenBlock()))
  if (block) await openBlock(block)
}

/** The keys of a cell: those that lead to another, and those for its row. Elsewhere they do what they do in texts. */
const cellKeys: readonly KeyBinding[] = [
  { key: 'Tab', run: () => goToCell(1), shift: () => goToCell(-1) },
  { key: 'Enter', run: () => (insert(''), true) },
  { key: 'Alt-ArrowUp', run: () => (void changeInTurn({ do: 'up' }), true) },
  { key: 'Alt-ArrowDown', run: () => (void changeInTurn({ do: 'down' }), true) },
]

/** Opens the next cell at once, or the one before, so that no key is lost. Behind the last, a row begins. */
function goToCell(by: 1 | -1): boolean {
  if (!opened?.text || opened.text.isRefused) return !!opened?.text
  const { slice, text, block } = opened
  const { page, cells } = opened.table ?? { page: pageSource.text, cells: pageSource.blocks.cellsWith(block) }
  const at = cells.findIndex((cell) => cell.path.join() === block.path.join())
  const cell = cells[at]
  if (!cell || !cells[at + by]) {
    if (by > 0) insert('')
    return by > 0
  }
  // The page has not been read since: what is behind the cell moves with its words.
  const typed = page.slice(0, cell.start) + text.text + page.slice(cell.end)
  const shift = typed.length - page.length
  const moved = cells.map((other, index) => ({
    ...other,
    start: other.start + (index > at ? shift : 0),
    end: other.end + (index >= at ? shift : 0),
  }))
  const next = moved[at + by]!
  void text.close().then(() => (text.isRefused ? openBlock(moved[at]!) : undefined))
  const { start, end } = next
  const part = { slice: { ...slice, page: typed, start, end, session: crypto.randomUUID() }, block: next }
  show({ ...part, table: { page: typed, cells: moved } }, undefined, drawText)
  opened.text?.view.dispatch({ selection: { anchor: 0, head: end - start } })
  return true
}
