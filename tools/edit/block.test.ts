import { expect, test } from 'vitest'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { sameBlock, samePlace } from './block.ts'
import { vocabulary } from '../content/vocabulary.ts'
import { blocksOf, commandBlock, replaceBlock, textInside } from './blocks.ts'
import { splice } from './source-files.ts'

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

test.each([
  ['a second --- ends the columns', '## A\n\na\n\n---\n\nb\n\n---', '## B\n\nc'],
  ['each section has columns', '## A\n\na\n\n---\n\n## Column\n\nb', '## B\n\nc\n\n---\n\n## Column\n\nd'],
])('a section is moved up whole where %s', (_, one, two) => {
  const source = `${one}\n\n${two}`
  const block = blocksOf(parseContent(source)).find(({ start }) => source.startsWith('## B', start))!
  const { start, end, text } = commandBlock(source, block, { do: 'up' })
  expect(splice(source, start, end, text)).toBe(`${two}\n\n${one}`)
})

test('what is inserted is as far from the edge as the block above it', () => {
  const source = '<Section>\n\n  Words.\n\n</Section>\n'
  const block = blocksOf(parseContent(source)).find(({ name }) => name === 'Paragraph')!
  const { start, end, text, moved } = commandBlock(source, block, { do: 'insert', text: '- One\n- Two' })
  const changed = splice(source, start, end, text)
  expect(changed).toBe('<Section>\n\n  Words.\n\n  - One\n  - Two\n\n</Section>\n')
  expect(changed.slice(moved)).toMatch(/^- One/)
})

test('of a widget, the text is found that has most of the words which it shows', () => {
  const source = '<Timeline>\n\n- Day one: we call <Phrase of="agent-price" />\n\n</Timeline>\n\nDay one: we call.'
  const tree = parseContent(source)
  const [widget] = blocksOf(tree)
  expect(textInside(tree, widget!, 'Day one: we call')?.name).toBe('List')
  expect(textInside(tree, widget!, 'Day two: others call us back')).toBeUndefined()
})

test('a page that has an error elsewhere can be edited, and gets no other', () => {
  const source = '---\ntitle: A\n---\n\nOne.\n\n<Stmp>Two.</Stmp>\n'
  const [one] = blocksOf(parseContent(source))
  const write = (text: string) => replaceBlock('content/a.mdx', source, one!, text, vocabulary)
  expect(write('Other.')).toBe(source.replace('One.', 'Other.'))
  expect(() => write('<Stomp>Other.</Stomp>')).toThrow('Stomp')
})

test.each([
  ['right behind it', 'Same. Same.', 'Same.! Same.', 0],
  ['right before it', 'Same. Same.', 'Same. !Same.', 0],
  ['in it', 'Same. Same.', 'Some. Same.', undefined],
])('the first of two equal texts is found if what is changed is %s', (_, before, after, expected) => {
  expect(samePlace(0, 5, before, after)).toBe(expected)
})
