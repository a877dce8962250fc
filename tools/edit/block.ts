import type { Place } from '../content/content-error.ts'
import { onlyPlaceOf, sharedEnd, sharedStart } from './text-difference.ts'

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
  /** Whether no other part of its page had its text when that was read. */
  isOnly?: boolean
  /** The version of the text before it, when that was read. */
  lead?: string
}

/** The smallest block that contains a part of the page. */
export function blockAt(blocks: readonly Block[], start: number, end: number): Block | undefined {
  return blocks
    .filter((block) => block.start <= start && end <= block.end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}

/**
 * The block of a changed page that was a block of the page before: found by its text if no other part has that, else
 * beside the change or around it by its offsets, if it is of the same kind.
 * @returns undefined if none is for certain
 */
export function sameBlock(
  { start, end, kind, name, path }: Block,
  before: string,
  blocks: readonly Block[],
  after: string,
): Block | undefined {
  const from = sharedStart(before, after)
  const to = before.length - sharedEnd(before, after)
  const shift = after.length - before.length
  const text = before.slice(start, end)
  const only = onlyPlaceOf(text, before) === start ? onlyPlaceOf(text, after) : undefined
  const at = (newStart: number, newEnd: number) =>
    blocks.find(
      (block) =>
        block.start === newStart &&
        block.end === newEnd &&
        block.kind === kind &&
        block.name === name &&
        block.path.length === path.length,
    )
  const beside =
    (only !== undefined && at(only, only + text.length)) ||
    (end <= from && at(start, end)) ||
    (start >= to && at(start + shift, end + shift))
  if (beside || start > from || end < to) return beside || undefined
  return at(start, end + shift)
}
