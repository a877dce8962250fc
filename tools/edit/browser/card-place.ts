/** A vertical stretch of the window, in pixels from its top. */
export type WindowPart = { top: number; bottom: number }

/** Where the card is: at its block, or at an edge of the window where it would not fit there. */
export type CardSide = 'below' | 'above' | 'top' | 'bottom'

/** The space between a block and the card, which the outline needs. */
const GAP = 10

/** The same above the block, where the outline has its label. */
const GAP_ABOVE = 30

/**
 * The side of a block on which the card fits without moving the page.
 * @param words where the clicked words are, which the card does not cover
 * @param free the part of the window that no bar covers
 */
export function cardSide(block: WindowPart, height: number, words: number, free: WindowPart): CardSide {
  const below = block.bottom + GAP
  const above = block.top - GAP_ABOVE
  if (below >= free.top && below + height <= free.bottom) return 'below'
  if (above <= free.bottom && above - height >= free.top) return 'above'
  return words > (free.top + free.bottom) / 2 ? 'top' : 'bottom'
}

/** Where the card begins. It never leaves the free part of the window. */
export function cardTop(side: CardSide, block: WindowPart, height: number, free: WindowPart): number {
  const wanted = {
    below: block.bottom + GAP,
    above: block.top - GAP_ABOVE - height,
    top: free.top,
    bottom: free.bottom - height,
  }[side]
  return Math.max(free.top, Math.min(wanted, free.bottom - height))
}
