import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkOutFolder, clearOutFolder, readOptions } from '../../tools/review/review-options.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folders = ['--base-dir', 'a', '--head-dir', 'b']

it('are, without any, those of the working tree with pictures', () => {
  expect(readOptions([])).toEqual({ out: '.staffroom/review', pictures: true, open: false })
})

it('are read from the command line', () => {
  const more = ['--out', 'o', '--public-url', 'https://a.example/r/', '--no-pictures', '--fail-on', 'broken', '--open']
  expect(readOptions([...folders, '--causes', 'c.json', ...more])).toEqual({
    folders: { base: 'a', head: 'b' },
    ...{ out: 'o', publicUrl: 'https://a.example/r', pictures: false, failOn: 'broken', open: true, causes: 'c.json' },
  })
  expect(readOptions(['main..HEAD', '--keep', 'k'])).toMatchObject({ range: 'main..HEAD', keep: 'k' })
})

it.each([
  ['a base alone', ['--base-dir', 'a'], '--base-dir and --head-dir belong together.'],
  ['a head alone', ['--head-dir', 'b'], '--base-dir and --head-dir belong together.'],
  ['causes of refs', ['--causes', 'c.json'], '--causes belongs to two folders'],
  ['two folders to keep', [...folders, '--keep', 'k'], '--keep is for builds that the review makes'],
  ['two refs', ['main', 'HEAD'], 'One ref or one range of refs, not 2.'],
  ['folders and a ref', [...folders, 'main'], 'Either two folders or refs, not both.'],
  ['another event to fail on', ['--fail-on', ''], "--fail-on takes 'changes' or 'broken', not ''."],
])('may not be %s', (_, args, message) => {
  expect(() => readOptions(args)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(message), exitCode: 2 }),
  )
})

it('may not name a file as the folder of the report', () => {
  const file = join(temporaryFolder(), 'report')
  writeFileSync(file, '')
  expect(() => checkOutFolder(file, '--out', [])).toThrow(`--out ${file} is a file. Use another name.`)
})

it('name a folder that is emptied of what an earlier review wrote, and of nothing else', () => {
  const folder = temporaryFolder()
  clearOutFolder(folder, ['pages'])
  mkdirSync(join(folder, 'pages'))
  for (const file of ['pages/a.html', 'b.txt']) writeFileSync(join(folder, file), '')
  clearOutFolder(folder, ['pages'])
  expect(['pages', 'b.txt', '.staffroom-review'].map((name) => existsSync(join(folder, name)))).toEqual([
    false,
    true,
    true,
  ])
})
