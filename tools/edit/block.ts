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
  /** What stood before it, when that was read. */
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

/**
 * The block of a changed page that is between the same blocks as a block of the page before: the nearest that both pages
 * have once.
 * @returns undefined if there is none of its kind, or several
 */
export function blockInPlace(
  { start, end, kind, name, path }: Block,
  before: string,
  blocksBefore: readonly Block[],
  blocks: readonly Block[],
  after: string,
): Block | undefined {
  const kept = blocksBefore.flatMap((block) => {
    const text = before.slice(block.start, block.end)
    const at = onlyPlaceOf(text, before) === undefined ? undefined : onlyPlaceOf(text, after)
    return at === undefined ? [] : [{ ...block, from: at, to: at + text.length }]
  })
  const { to: from = 0 } = kept.findLast((block) => block.end <= start) ?? {}
  const { from: to = after.length } = kept.find((block) => block.start >= end) ?? {}
  const found = blocks.filter(
    (block) =>
      from <= block.start &&
      block.end <= to &&
      block.kind === kind &&
      block.name === name &&
      block.path.length === path.length,
  )
  return found.length === 1 ? found[0] : undefined
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
