/** Where a block of the new version comes from: its place in the old one, or none where it is new. */
export type Pair = { old: number | undefined; next: number }

/**
 * Pairs the blocks of two versions of a page. Equal blocks are found first, as the longest common run in order, so that an
 * insertion moves nothing; between them, changed blocks are paired in order where they are of the same kind.
 */
export function pairBlocks<Block>(
  before: readonly Block[],
  after: readonly Block[],
  areEqual: (a: Block, b: Block) => boolean,
  areAlike: (a: Block, b: Block) => boolean,
): Pair[] {
  // longest[i][j]: how many equal blocks the two versions share from i and j on.
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

/** Gives new blocks the old ones that stood between the same neighbours, in order and of the same kind. */
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
