import { partText, type Block } from '../block.ts'
import { savePending } from '../../gallery/browser/form.ts'
import { choose, chosenBlock } from './block-outline.ts'
import { cardSide, cardTop, type CardSide } from './card-place.ts'
import type { WindowPoint } from './clicked-words.ts'
import { card, editorHost, editorRoot, foot, px, say, sidePanel } from './editor-parts.ts'
import { blockFrom, blockWith, pageSource } from './page-source.ts'
import { request } from './request.ts'
import { closePanel, showPanel } from './side-panel.ts'
import type { EditedPart, TypedText } from './typed-text.ts'

/** A part in the card. */
export type OpenedPart = EditedPart & {
  /** Where in the window it was clicked; undefined if it was opened by a key, or by a button. */
  at?: WindowPoint | undefined
  /** Undefined while it is a form. */
  text?: TypedText
  /** Of a cell that was opened from another one: the cells of its table, and the page with what was typed there. */
  table?: { page: string; cells: readonly Block[] }
  side?: CardSide
}

/** The part that is open; until it is written, also while it is being closed. */
export let opened: OpenedPart | undefined

/** Call it with a part that is shown in the card. */
export function setOpened(part: OpenedPart): void {
  opened = part
}

/** The block that is open for editing. */
export function openedBlock(): Block | undefined {
  return card.hidden ? undefined : opened?.block
}

/** Whether a part or a panel is open, or is being closed. */
export function isOpen(): boolean {
  return !!opened || !sidePanel.hidden
}

/** Where the last block was that the page showed. */
let lastBox: DOMRect | undefined

/** Puts the card where its block is now. */
export function placeCard(): void {
  if (!opened || card.hidden) return
  const { clientWidth } = document.documentElement
  // The page may not show what is edited.
  const box = pageSource.blocks.boxOf(opened.block) ?? lastBox ?? new DOMRect(scrollX, scrollY + innerHeight / 3, 0, 0)
  lastBox = box
  const width = Math.min(opened.text ? Math.min(Math.max(box.width + 12, 600), 760) : 420, clientWidth - 24)
  // First: its height follows from it.
  card.style.width = px(width)
  const { offsetHeight: height } = card
  const block = { top: box.top - scrollY, bottom: box.bottom - scrollY }
  const free = freeWindow()
  opened.side ??= cardSide(block, height, opened.at?.y ?? Math.max(block.top, free.top), free)
  const top = cardTop(opened.side, block, height, free)
  card.style.left = px(Math.max(12, Math.min(box.left - 6, clientWidth - width - 12)))
  card.style.top = px(scrollY + top)
}

// In a frame of its own, as it may change the size again.
new ResizeObserver(() => requestAnimationFrame(placeCard)).observe(card)

/** The part of the window that the editor's own bar does not cover. */
export function freeWindow() {
  return { top: 8, bottom: innerHeight - foot.offsetHeight - 8 }
}

/** Call it when the page has been read again: what is open may be elsewhere in it. */
export function refreshCard(): void {
  if (!opened) return
  const { block: known, slice, text } = opened
  const texts = text?.texts ?? [partText(slice)]
  const isThere = texts.some((each) => pageSource.text.startsWith(each, known.start))
  const { start } = isThere ? known : (blockWith(texts, known.start) ?? chosenBlock() ?? known)
  // Its text may have become several blocks. After a start of the server, the page shows less than was typed.
  const shown = text?.texts.findLast((each) => pageSource.text.startsWith(`${each}\n`, start))
  const block = { ...(blockFrom(start) ?? known) }
  if (shown) block.end = start + shown.length
  opened.block = block
  const [element] = pageSource.blocks.elementsOf(block)
  const follow = card.querySelector<HTMLElement>('[data-anchor]')
  if (follow && element) follow.hidden = !element.id || element.id === follow.dataset['anchor']
  choose(block)
  placeCard()
}

/** How often anything was closed: what was to be opened before that is not opened any more. */
export let closings = 0

let closing: Promise<boolean> | undefined

/** Whether the author was told that closing throws a value away. */
let isWarned = false

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
  const closed = opened
  // At once, though the server may take long to answer.
  blurCard()
  card.hidden = true
  await closed?.text?.close()
  if (closed) void request('leave', closed.slice).catch(() => undefined)
  opened = undefined
  card.replaceChildren()
  closePanel()
  if (!closed) return true
  choose(blockFrom(closed.block.start))
  editorHost.dispatchEvent(new Event('close'))
  return true
}

/**
 * Opens a panel in place of what is open.
 * @param part what is edited in it; by default the chosen block
 */
export async function openPanel(title: string, content: () => Promise<HTMLElement>, part?: Element): Promise<void> {
  if (!(await closeAll())) return
  const chosen = chosenBlock()
  await showPanel(title, content, () => void closeAll(), part ?? (chosen && pageSource.blocks.elementsOf(chosen)[0]))
}

/** A hidden text has the focus until the next frame, and would take keys that are meant for the page. */
export function blurCard(): void {
  const { activeElement } = editorRoot
  if (activeElement instanceof HTMLElement && card.contains(activeElement)) activeElement.blur()
}

/** Call it when the page is hidden: writes at once what waits for a pause in typing. */
export function saveWaiting(): void {
  if (opened?.text?.isWaiting) void opened.text.save()
  void savePending()
}
