import { expect, test } from 'vitest'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { vocabulary } from '../content/vocabulary.ts'
import { blocksOf } from './blocks.ts'
import { writeProp } from './widget-props.ts'

test.each([
  ['<Questions of="pricing" />', 'openFirst', true, '<Questions of="pricing" openFirst={true} />'],
  ['<Questions of="pricing" openFirst={true} />', 'openFirst', false, '<Questions of="pricing" />'],
  ['<Questions openFirst of="pricing" />', 'openFirst', null, '<Questions of="pricing" />'],
  ['<Action\n  href="/demo"\n  size="lg"\n>Go</Action>', 'size', '', '<Action\n  href="/demo"\n>Go</Action>'],
  ["<Action href='/demo'>Go</Action>", 'href', '/about', "<Action href='/about'>Go</Action>"],
  ["<Action href='/demo'>Go</Action>", 'href', "/it's", '<Action href="/it\'s">Go</Action>'],
  ['<Action href={"/demo"}>Go</Action>', 'href', '/about', '<Action href={"/about"}>Go</Action>'],
  ["<Action href={'/demo'}>Go</Action>", 'href', '/demo', "<Action href={'/demo'}>Go</Action>"],
  ['<Stamp>Yes</Stamp>', 'kind', 'success', '<Stamp kind="success">Yes</Stamp>'],
])('of %s, %s becomes %j, and all else stays', (widget, name, value, expected) => {
  const source = `# Home\n\n${widget}\n`
  const block = blocksOf(parseContent(source)).find(({ kind }) => kind === 'widget')!
  expect(writeProp(source, block, name, value, vocabulary)).toBe(expected)
})

test('a value that the declaration does not allow is refused', () => {
  const source = '<Questions of="pricing" />\n'
  const [block] = blocksOf(parseContent(source))
  expect(() => writeProp(source, block!, 'of', 'prices', vocabulary)).toThrow('pricing')
  expect(() => writeProp(source, block!, 'off', 'pricing', vocabulary)).toThrow('There is no field "off"')
})
