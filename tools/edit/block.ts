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
}

/** A part of a page: its offsets in a text of the page. */
export type PagePart = { page: string; start: number; end: number }

/** The text of a part. */
export function partText({ page, start, end }: PagePart): string {
  return page.slice(start, end)
}

/** The smallest block that contains a part of the page. */
export function blockAt(blocks: readonly Block[], start: number, end: number): Block | undefined {
  return blocks
    .filter((block) => block.start <= start && end <= block.end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}

/** Where a text of a page begins after a change; undefined if it was changed itself, or others have the same text. */
export function samePlace(start: number, end: number, before: string, after: string): number | undefined {
  const text = before.slice(start, end)
  const only = onlyPlaceOf(text, before) === start ? onlyPlaceOf(text, after) : undefined
  if (only !== undefined) return only
  if (end <= sharedStart(before, after)) return start
  return start >= before.length - sharedEnd(before, after) ? start + after.length - before.length : undefined
}

/**
 * The block of a changed page that was a block of the page before: the one with its text, or else the one around the
 * change, if it is of the same kind.
 * @returns undefined if none is for certain
 */
export function sameBlock(
  { start, end, kind, name, path }: Block,
  before: string,
  blocks: readonly Block[],
  after: string,
): Block | undefined {
  const at = (newStart: number, newEnd: number) =>
    blocks.find(
      (block) =>
        block.start === newStart &&
        block.end === newEnd &&
        block.kind === kind &&
        block.name === name &&
        block.path.length === path.length,
    )
  const same = samePlace(start, end, before, after)
  const beside = same === undefined ? undefined : at(same, same + end - start)
  const isAround = start <= sharedStart(before, after) && before.length - sharedEnd(before, after) <= end
  return beside ?? (isAround ? at(start, end + after.length - before.length) : undefined)
}

/**
 * The blocks of a changed page, as one, that stand where a block or several in a row stood before: between the same two.
 * @returns undefined if there are none, or one of these two has been changed too
 */
export function blocksInPlace(
  { start, end, name, path }: Block,
  before: string,
  blocksBefore: readonly Block[],
  blocks: readonly Block[],
  after: string,
): Block | undefined {
  const parentOf = (block: Pick<Block, 'path'>) => block.path.slice(0, -1).join()
  const siblings = blocksBefore.filter((block) => parentOf(block) === parentOf({ path }))
  const kept = (sibling: Block | undefined) => {
    const text = sibling && before.slice(sibling.start, sibling.end)
    const at = text && onlyPlaceOf(text, before) === sibling.start ? onlyPlaceOf(text, after) : undefined
    return blocks.find((block) => block.start === at && block.end === at + text!.length)
  }
  const neighbours = [siblings.findLast((block) => block.end <= start), siblings.find((block) => block.start >= end)]
  const [previous, next] = neighbours.map(kept)
  if (name === 'Cell' || neighbours.filter(Boolean).length > [previous, next].filter(Boolean).length) return undefined
  const found = blocks.filter(
    (block) =>
      parentOf(block) === parentOf(previous ?? next ?? { path }) &&
      (previous?.end ?? 0) <= block.start &&
      block.end <= (next?.start ?? after.length),
  )
  return found.length ? { ...found[0]!, end: found.at(-1)!.end } : undefined
}
