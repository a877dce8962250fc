import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { runCommand } from '../../tests/support/run-command.ts'
import { tsxCommand } from '../lib/run.ts'
import { compareCommand } from './command.ts'

type Files = Record<string, string>

function folderWith(files: Files): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** Runs the command on two folders with these files. */
async function compare(before: Files, after: Files): Promise<{ status: number; output: string }> {
  const { status, stdout } = await runCommand(async () => compareCommand(), [folderWith(before), folderWith(after)])
  return { status, output: stdout }
}

test('npm run compare ends with the code', () => {
  const [node, ...flags] = tsxCommand
  const folders = [folderWith({ 'a.txt': 'one' }), folderWith({ 'a.txt': 'two' })]
  const { status, stdout } = spawnSync(node, [...flags, 'tools/compare/main.ts', ...folders], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, expect.stringMatching(/\n0 files are the same, 1 differ\n$/)])
})

test('hashes do not count, in names and in contents', async () => {
  const site = (hash: string) => ({
    'index.html': `<script src="/assets/page-${hash}.js"></script>`,
    [`assets/page-${hash}.js`]: 'run()',
  })
  expect(await compare(site('B4x_-9Qa'), site('Zz01abcd'))).toEqual({
    status: 0,
    output: '2 files are the same, 0 differ\n',
  })
})

test('after a full stop, a hash may have small letters alone', async () => {
  const entry = (hash: string) => ({ [`assets/entry.${hash}.js`]: 'run()' })
  expect((await compare(entry('noaiqkgr'), entry('Zz01abcd'))).status).toBe(0)
})

test('names that end in eight letters are names', async () => {
  const pages = { 'page-homepage.js': 'home', 'page-aboutpag.js': 'about' }
  expect((await compare(pages, { ...pages, 'page-aboutpag.js': 'other' })).output).toContain(
    '/page-aboutpag.js:\n  - "about"\n  + "other"\n1 files are the same, 1 differ',
  )
})

test.each([
  ['behind an emoji', `${'📞'.repeat(60)} before`, `${'📞'.repeat(60)} after`, ' before', ' after'],
  ['at the end', 'The same', 'The same, and more', 'The same', 'The same, and more'],
])('the excerpts show a difference %s', async (_where, before, after, first, second) => {
  const { status, output } = await compare({ 'a.txt': before }, { 'a.txt': after })
  const [one, other] = [...output.matchAll(/^ {2}[-+] (.*)$/gm)].map(([, excerpt]) => JSON.parse(excerpt!) as string)
  expect([one!.endsWith(first), other!.endsWith(second)]).toEqual([true, true])
  expect(status).toBe(1)
})

test('what follows from a page does not count, and the headers of hosts are compared as text', async () => {
  const policy = (letter: string) => ({ 'a.html': `<meta content="script-src 'sha256-${letter.repeat(43)}='"/>` })
  expect((await compare(policy('a'), policy('b'))).status).toBe(0)
  const { output } = await compare({ _headers: 'X-Frame-Options: DENY' }, { _headers: 'X-Frame-Options: SAMEORIGIN' })
  expect(output).toContain('/_headers:\n  - "X-Frame-Options: DENY"\n  + "X-Frame-Options: SAMEORIGIN"\n')
})

test('a picture that differs is named, without its bytes', async () => {
  expect(await compare({ 'a.png': 'one' }, { 'a.png': 'two' })).toEqual({
    status: 1,
    output: '/a.png: different\n0 files are the same, 1 differ\n',
  })
})

test('a file on one side only is named', async () => {
  expect((await compare({ 'a.txt': '' }, { 'b.txt': '' })).output).toContain('/a.txt: only before\n/b.txt: only after')
})
