import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'
import { records } from './records.ts'

test('title and description quote phrases by name', () => {
  const phrases = { 'agent-price': '£12', size: 'three' }
  const source = '---\ntitle: Agents from {agent-price}\ndescription: "{size} agents, {agent-price} each."\n---\n'
  const { frontMatter, errors } = readFrontMatter('content/a.mdx', source, { ...records, phrases })
  expect(errors).toEqual([])
  expect(frontMatter).toMatchObject({ title: 'Agents from £12', description: 'three agents, £12 each.' })
})
