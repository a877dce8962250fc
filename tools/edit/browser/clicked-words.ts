import type { ClickedWords } from '../record-check.ts'

/** A point of the window, in pixels. */
export type WindowPoint = { x: number; y: number }

/** In a drawing, the text whose middle is nearest: the boxes of its lines overlap. Elsewhere what was clicked. */
export function wordsNearest(clicked: Element, { x, y }: WindowPoint): Element {
  if (clicked.localName !== 'text') return clicked
  const distance = (text: Element) => {
    const { left, top, width, height } = text.getBoundingClientRect()
    return Math.hypot(left + width / 2 - x, top + height / 2 - y)
  }
  const texts = document.elementsFromPoint(x, y).filter(({ localName }) => localName === 'text')
  return texts.sort((a, b) => distance(a) - distance(b))[0] ?? clicked
}

/** Whether a click was on the words of a part, or on a button, link or cell as a whole, and not beside its words. */
export function isAtWords(part: Element, { x, y }: WindowPoint): boolean {
  if (part.closest('a, button, summary, svg, td, th')) return true
  const range = new Range()
  range.selectNodeContents(part)
  return [...range.getClientRects()].some(
    (line) => line.left - 4 <= x && x <= line.right + 4 && line.top - 4 <= y && y <= line.bottom + 4,
  )
}

/** The words of a part, and which of the texts of the page that have only these words it is. */
export function clickedWords(part: Element): ClickedWords {
  // Capitals may be the style's alone.
  const isWritten = getComputedStyle(part).textTransform === 'none'
  const shown = ((isWritten && (part as HTMLElement).innerText) || part.textContent).trim()
  const texts = textsOf(shown)
  return { shown, nth: texts.findIndex((text) => part.contains(text)), count: texts.length }
}

function textsOf(words: string): Node[] {
  const found: Node[] = []
  const collapsed = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      collapsed(node.textContent) === collapsed(words) &&
      !node.parentElement?.closest('script, style, template, noscript')
    )
      found.push(node)
  return found
}
