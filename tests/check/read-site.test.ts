import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn, readSite } from '../../tools/check/site/read-site.ts'
import { SiteReader } from '../../tools/check/site/site-reader.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { vocabulary } from './vocabulary.tsx'

const root = temporaryFolder()
for (const folder of ['content', 'data']) mkdirSync(join(root, folder))
writeFileSync(join(root, 'data/prices.ts'), 'export const setup = 0\nexport const price = nine\n')

/** What is wrong with the site if its record throws an error, with a stack of which this is the first line. */
async function errorsFor(message: string, at: string) {
  const error = Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${at}` })
  const load = (file: string) =>
    file.startsWith('data/') ? Promise.reject(error) : Promise.resolve({ vocabulary, records: vocabulary.records })
  const options = { publication: { buildDate: '2026-11-21', preview: false }, production: false }
  const { errors } = await readSite(new SiteReader(root), load, options)
  return errors.map(({ message }) => message.split('\n')[0])
}

test('an error that a record throws is reported at its place', async () => {
  expect(await errorsFor('nine is not defined', '/site/data/prices.ts:2:22')).toEqual([
    'data/prices.ts:2:22  "nine" is neither a number nor a text in quotation marks. Write 9.',
  ])
  expect(await errorsFor('a.b is not a function', 'C:\\site\\data\\prices.ts:2:22')).toEqual([
    'data/prices.ts:2:22  The record cannot be loaded: a.b is not a function. Fix the name at this place.',
  ])
  await expect(errorsFor('No such file', '/site/tools/a.ts:1:1')).rejects.toThrow('No such file')
})

test('the imports of a module are its own names for what the other file exports', () => {
  const code = `import { a as b, type C } from '../../data/a.ts'
import d from './d.ts'
export { e } from '../e.ts'
import './f.css'
import react from 'react'
const g = import('./g.ts')
`
  expect(importsIn('components/ui/x.ts', code)).toEqual([
    { file: 'data/a.ts', names: ['a', 'C'] },
    { file: 'components/ui/d.ts', names: [] },
    { file: 'components/e.ts', names: ['e'] },
    { file: 'components/ui/f.css', names: [] },
    { file: 'components/ui/g.ts', names: [] },
  ])
})
