import { diffArrays } from 'diff'

/** The indices of a block in the old and the new version; `old` is undefined for a new block. */
export type Pair = { old: number | undefined; next: number }

/**
 * Pairs the blocks of two versions of a page. Equal blocks are paired first, by their longest common subsequence, so
 * that an insertion does not move others. The blocks between them are paired in order if they are of the same kind.
 */
export function pairBlocks<Block>(
  before: readonly Block[],
  after: readonly Block[],
  areEqual: (a: Block, b: Block) => boolean,
  areAlike: (a: Block, b: Block) => boolean,
): Pair[] {
  const pairs: Pair[] = []
  let old = 0
  for (const { added, removed, count } of diffArrays([...before], [...after], { comparator: areEqual })) {
    if (removed) old += count
    else for (let block = 0; block < count; block++) pairs.push({ old: added ? undefined : old++, next: pairs.length })
  }
  return pairChanged(pairs, before, after, areAlike)
}

/** Pairs the blocks left over between two pairs, in order, if they are of the same kind. */
function pairChanged<Block>(
  pairs: Pair[],
  before: readonly Block[],
  after: readonly Block[],
  areAlike: (a: Block, b: Block) => boolean,
): Pair[] {
  let free = 0
  return pairs.map((pair, index) => {
    if (pair.old !== undefined) {
      free = pair.old + 1
      return pair
    }
    const end = pairs.slice(index).find(({ old }) => old !== undefined)?.old ?? before.length
    for (let old = free; old < end; old++) {
      if (!areAlike(before[old]!, after[pair.next]!)) continue
      free = old + 1
      return { old, next: pair.next }
    }
    return pair
  })
}
