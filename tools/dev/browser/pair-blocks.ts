import { diffArrays } from 'diff'

/**
 * Pairs the blocks of two versions of a page. Equal blocks are paired first, by their longest common subsequence, so
 * that an insertion does not move others. The blocks between them are paired in order if they are of the same kind.
 * @returns for each new block the index of its old one; undefined if it has none
 */
export function pairBlocks<Block>(
  before: readonly Block[],
  after: readonly Block[],
  areEqual: (a: Block, b: Block) => boolean,
  areAlike: (a: Block, b: Block) => boolean,
): (number | undefined)[] {
  const equal: (number | undefined)[] = []
  let old = 0
  for (const { added, removed, count } of diffArrays([...before], [...after], { comparator: areEqual })) {
    if (removed) old += count
    else for (let block = 0; block < count; block++) equal.push(added ? undefined : old++)
  }
  /** The first old block that may be paired. */
  let free = 0
  return equal.map((pair, index) => {
    const end = equal.slice(index).find((next) => next !== undefined) ?? before.length
    const alike = before.findIndex((block, at) => at >= free && at < end && areAlike(block, after[index]!))
    const found = pair ?? (alike < 0 ? undefined : alike)
    if (found !== undefined) free = found + 1
    return found
  })
}
