import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'
import { records } from './records.ts'

test('title and description quote phrases by name', () => {
  const phrases = { 'agent-price': '£12', size: 'three' }
  const source = '---\ntitle: " Agents from {agent-price} "\ndescription: "{size} agents, {agent-price} each."\n---\n'
  const { frontMatter, errors } = readFrontMatter('content/a.mdx', source, { ...records, phrases })
  expect(errors).toEqual([])
  expect(frontMatter).toMatchObject({ title: 'Agents from £12', description: 'three agents, £12 each.' })
})

test.each([
  ['updated: 1/2/2026', 'updated: 2026-02-01', true],
  ['updated: 12 January 2026', 'updated: 2026-01-12', true],
  ['updated: 1st Feb 2026', 'updated: 2026-02-01', true],
  ['updated: on 1/2/2026', undefined, false],
  ['updated: 1/2/2026 at 9', undefined, false],
  ['updated: on 12 January 2026', undefined, false],
  ['updated: 12 January 2026 at 9', undefined, false],
  ['publish: 12 January 2026', 'publish: 2026-01-12', false],
  ['expires: 12 January 2026', 'expires: 2026-01-12', false],
  ['toc: off', 'toc: false', true],
  ['toc: ture', 'toc: true', true],
  ['toc: turned on', undefined, false],
  ['toc: on demand', undefined, false],
  ['toc: turned off', undefined, false],
  ['toc: no idea', undefined, false],
  ['draft: yes', 'draft: true', false],
  ['draft: no', 'draft: false', true],
  ['redirectFrom: " //Old  Name/of_2// "', '/old-name/of-2', true],
  ['redirectFrom: /It is true', '/it-is-true', true],
  ['agent: [sales]', undefined, false],
])('%s is an error, and %s is meant; whether that is written without asking: %s', (line, meant, isCertain) => {
  const source = `---\ntitle: A page\ndescription: A page.\n${line}\n---\n`
  const [error] = readFrontMatter('content/a.mdx', source, records).errors
  expect(error!.place.line).toBe(4)
  const written = (error!.fix ?? '').match(/^Write:? (.*)/)?.[1]
  expect([written, error!.edits.length > 0]).toEqual([meant, isCertain])
})
