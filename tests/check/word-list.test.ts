import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '../../tools/content/content-error.ts'
import type { Site } from '../../tools/check/site/site-reader.ts'
import { spelling } from '../../tools/check/rules/words/spelling.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = temporaryFolder()

test('a misspelling is not added to the words that are right', async () => {
  mkdirSync(join(root, 'two/data'), { recursive: true })
  writeFileSync(
    join(root, 'two/data/words.txt'),
    '# Words\nwishlists\nseperately\nscreeding\naccomodation\nrecieving\n',
  )
  const found: Finding[] = []
  await spelling.check({ root: join(root, 'two'), pages: [], data: [] } as unknown as Site, (_, finding) =>
    found.push(finding),
  )
  expect(found.map(({ place, reason }) => [place.line, reason])).toEqual([
    [3, '"seperately" is a misspelling of "separately".'],
    [5, '"accomodation" is a misspelling of "accommodation".'],
    [6, '"recieving" is a misspelling of "receiving".'],
  ])
})

test('a list of words that is not saved as UTF-8 is reported instead of the words it lacks', async () => {
  mkdirSync(join(root, 'data'))
  writeFileSync(join(root, 'data/words.txt'), Buffer.from('staffroom\ncafé\n', 'latin1'))
  const found: [string, Finding][] = []
  await spelling.check({ root, pages: [], data: [] } as unknown as Site, ({ file }, finding) =>
    found.push([file, finding]),
  )
  expect(found.map(([file, { place }]) => [file, place])).toEqual([['data/words.txt', { line: 2, column: 4 }]])
})
