import type { Place } from '../content/content-error.ts'

/** A part of a page that is edited by itself: its offsets, and what it is. */
export type Block = {
  start: number
  end: number
  /** Where it starts, as errors name places. */
  place: Place
  kind: 'text' | 'widget'
  /** Its kind in words, such as 'Paragraph', or the widget's name. */
  name: string
  /** Its place among all nodes of the page: indices from the root. */
  path: number[]
}

/** The smallest block that contains a part of the page. */
export function blockAt(blocks: readonly Block[], start: number, end: number): Block | undefined {
  return blocks
    .filter((block) => block.start <= start && end <= block.end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}
