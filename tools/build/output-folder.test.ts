import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { createWorkFolder, otherFileIn, publishWorkFolder } from './output-folder.ts'

const folder = temporaryFolder()

function write(file: string, text = ''): void {
  if (file.endsWith('/')) return void mkdirSync(join(folder, file), { recursive: true })
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

test.each([
  ['nothing', [], undefined],
  ['a build', ['client/404.html', 'hosting/nginx.conf', 'server/entry.mjs', 'assets.json', '.build-1/x'], undefined],
  ['an empty folder for a build', ['client/'], undefined],
  ['other files', ['client/404.html', 'page.ts'], 'page.ts'],
  ['a folder of the same name that no build wrote', ['client/other.ts'], 'client'],
])('a folder with %s', (name, files, other) => {
  for (const file of files) write(`${name}/${file}`)
  expect(otherFileIn(join(folder, name))).toBe(other)
})

test('a build removes what killed builds left, but not the folder of one that runs', () => {
  const out = join(folder, 'dist')
  const killed = spawnSync('true').pid
  const old = join(out, '.build-1')
  for (const name of [`.build-${killed}`, '.build-1', `.build-${process.ppid}`]) write(`dist/${name}/client/index.html`)
  // Its number has been given to another program.
  utimesSync(old, 0, 0)
  createWorkFolder(out)
  expect(readdirSync(out).sort()).toEqual([`.build-${process.ppid}`, `.build-${process.pid}`].sort())
})

test('a build is put into a new folder, and in the place of the last one', () => {
  const out = join(folder, 'new/folder')
  for (const words of ['One', 'Two']) {
    const work = createWorkFolder(out)
    write(`new/folder/.build-${process.pid}/client/index.html`, words)
    publishWorkFolder(work, out)
    expect(readFileSync(join(out, 'client/index.html'), 'utf8')).toBe(words)
  }
  expect(readdirSync(out)).toEqual(['client'])
})
