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
  // longest[i][j] is the length of the longest common subsequence from i and j on.
  const longest = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const equal = before.map((a) => after.map((b) => areEqual(a, b)))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--)
      longest[i]![j] = equal[i]![j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!)
  }
  const pairs: Pair[] = []
  let i = 0
  let j = 0
  while (j < after.length) {
    if (i < before.length && equal[i]![j]) pairs.push({ old: i++, next: j++ })
    else if (i < before.length && longest[i + 1]![j]! >= longest[i]![j + 1]!) i++
    else pairs.push({ old: undefined, next: j++ })
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
