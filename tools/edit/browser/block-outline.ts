import { createElement } from '../../../pages/client/search/create-element.ts'
import type { Block } from '../block.ts'
import { px } from './editor-parts.ts'
import { followed, pageSource } from './page-source.ts'

const label = createElement('span', { class: 'name' })

/** The frame around the block under the pointer, the one chosen with Tab, or the one that is edited. */
export const outline = createElement('div', { class: 'outline', 'aria-hidden': 'true', hidden: '' }, label)

let chosen: Block | undefined

/** What the page was made of when the block was chosen. */
let source = pageSource

/** The block in the outline. */
export function chosenBlock(): Block | undefined {
  return chosen && followed(chosen, source)
}

/** Draws the outline around a block. */
export function choose(block: Block | undefined): void {
  chosen = block
  source = pageSource
  placeOutline()
}

/** Puts the outline where its block is now. */
export function placeOutline(): void {
  const block = chosenBlock()
  const box = block && pageSource.blocks.boxOf(block)
  outline.hidden = !box
  if (!box) return
  // Inside the window, or the page could be scrolled sideways.
  const [from, to] = [Math.max(0, box.x - 6), Math.min(box.right + 6, document.documentElement.clientWidth)]
  Object.assign(outline.style, { left: px(from), top: px(box.y - 4), width: px(to - from), height: px(box.height + 8) })
  label.textContent = block.name
}
