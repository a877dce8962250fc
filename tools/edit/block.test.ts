import { expect, test } from 'vitest'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { sameBlock } from './block.ts'
import { blocksOf } from './blocks.ts'

const PAGE = '# Home\n\n<List>\n\n- a\n\n</List>\n\nSame.\n\nLast words.\n\nSame.'

test.each([
  ['a block above is longer', 'Last words.', PAGE.replace('- a', '- a\n- b and more'), 'Last words.'],
  ['a block above has gone', 'Last words.', PAGE.replace('# Home\n\n', ''), 'Last words.'],
  ['a block is put before it', 'Last words.', PAGE.replace('Last', 'Next.\n\nLast'), 'Last words.'],
  ['a block below is other', 'Last words.', PAGE.replace(/Same\.$/, 'Other.'), 'Last words.'],
  ['its own words are others', 'Last words.', PAGE.replace('Last words', 'The last'), 'The last.'],
  ['it is longer', 'Last words.', PAGE.replace('words.', 'words. And more.'), 'Last words. And more.'],
  ['it has become two', 'Last words.', PAGE.replace('Last words.', 'Last words.\n\nAnd more.'), 'Last words.'],
  ['a widget has its place', 'Last words.', PAGE.replace('Last words.', '<List>\n\n- z\n\n</List>'), undefined],
  [
    'it is other behind a new widget',
    'Last words.',
    PAGE.replace('Last words.', '<List>\n\n- z\n\n</List>\n\nNo.'),
    undefined,
  ],
  ['it is other behind a new block', 'Last words.', PAGE.replace('Last words.', 'New.\n\nLast words!'), undefined],
  ['it has gone', 'Last words.', PAGE.replace('Last words.\n\n', ''), undefined],
  ['it and its neighbour are others', 'Last words.', PAGE.replace('Same.\n\nLast', 'Other.\n\nNo'), undefined],
  [
    'two others are longer',
    'Last words.',
    PAGE.replace('# Home', '# Our home').replace(/Same\.$/, 'Same!'),
    'Last words.',
  ],
  [
    'it is like another, between two changes',
    'Same.',
    PAGE.replace('# H', '# Our h').replace('Last', 'The'),
    undefined,
  ],
])('a block is found again, or not at all, if %s', (_, words, after, expected) => {
  const blockOf = (text: string) => blocksOf(parseContent(text)).find(({ start }) => PAGE.indexOf(words) === start)!
  const found = sameBlock(blockOf(PAGE), PAGE, blocksOf(parseContent(after)), after)
  expect(found && after.slice(found.start, found.end)).toBe(expected)
})
