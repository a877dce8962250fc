import { expect, test } from 'vitest'
import { pairBlocks } from '../../tools/dev/browser/patch-page.ts'

/** Blocks as 'kind:text'; gives, for each new block, the old one that it comes from. */
function pairsOf(before: string, after: string): string {
  const [old, next] = [before, after].map((text) => text.split(' ').filter(Boolean)) as [string[], string[]]
  const kind = (block: string) => block.split(':')[0]
  const pairs = pairBlocks(
    old,
    next,
    (a, b) => a === b,
    (a, b) => kind(a) === kind(b),
  )
  expect(pairs).toHaveLength(next.length)
  return pairs.map((pair) => (pair === undefined ? 'new' : old[pair])).join(' ')
}

test.each([
  ['nothing has changed', 'p:1 p:2', 'p:1 p:2', 'p:1 p:2'],
  ['a word has changed', 'h:1 p:2 p:3', 'h:1 p:two p:3', 'h:1 p:2 p:3'],
  ['a block was put in', 'p:1 p:2', 'p:1 p:x p:2', 'p:1 new p:2'],
  ['a block was taken out', 'p:1 p:2 p:3', 'p:1 p:3', 'p:1 p:3'],
  ['an island was put before its like', 'p:1 i:1', 'p:1 i:new i:1', 'p:1 new i:1'],
  ['an island was put before its like, which changed too', 'p:1 i:1', 'p:1 i:new i:2', 'p:1 i:1 new'],
  ['two changed, of two kinds', 'p:1 i:1 p:2', 'p:x i:x p:2', 'p:1 i:1 p:2'],
  ['a changed block among new ones of another kind', 'h:1 p:1 h:2', 'h:1 t:1 p:x h:2', 'h:1 new p:1 h:2'],
  ['everything is new', 'p:1', 'h:1 t:1', 'new new'],
  ['there was nothing', '', 'p:1', 'new'],
  ['nothing is left', 'p:1', '', ''],
])('%s', (_name, before, after, expected) => {
  expect(pairsOf(before, after)).toBe(expected)
})
