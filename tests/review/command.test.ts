import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

function site(name: string, words: string): string {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'index.html'), `<!doctype html><title>Shop</title><h1>Shop</h1><p>${words}</p>`)
  return join(folder, name)
}
const base = site('base', 'We open at eight.')
const changed = site('changed', 'We open at nine.')
const broken = site('broken', 'We open at <a href="/eight">eight</a>.')

function run(head: string, ...options: string[]) {
  const folders = ['--base-dir', base, '--head-dir', head, '--out', join(folder, 'out'), '--no-pictures']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/review/main.ts', ...folders, ...options],
    { encoding: 'utf8', env: { ...process.env, PATH: folder } },
  )
  return { status, stdout, stderr }
}

it('ends with 0 whatever changed, and prints the summary and the path of the report', () => {
  const { status, stdout } = run(broken)
  expect(status).toBe(0)
  expect(stdout).toContain('1 page of 1 changed')
  expect(stdout).toContain('Broken by this change: “eight” on Home (/) leads nowhere')
  expect(stdout).toContain(`Report: ${join(folder, 'out/index.html')}`)
})

it.each([
  [() => base, 'changes', 0, /^Nothing changed\n/],
  [() => changed, 'changes', 1, /^1 page of 1 changed\n/],
  [() => changed, 'broken', 0, /^1 page of 1 changed\n/],
  [() => broken, 'broken', 1, /^1 page of 1 changed\n/],
])('ends with 1 if what --fail-on names happened', (head, failOn, status, summary) => {
  expect(run(head(), '--fail-on', failOn)).toMatchObject({ status, stdout: expect.stringMatching(summary) })
})

it('ends with 2 for an invalid command line and with 3 if the review fails', () => {
  expect(run(base, '--fail-on', 'anything')).toMatchObject({ status: 2, stderr: expect.stringContaining("'anything'") })
  expect(run(join(folder, 'missing'))).toMatchObject({ status: 3, stderr: expect.stringContaining('no folder') })
})

it.skipIf(process.platform !== 'linux')('opens the report with --open, and explains how if it cannot', async () => {
  expect(run(changed, '--open')).toMatchObject({ status: 0, stderr: expect.stringContaining('is not installed') })
  const opened = join(folder, 'opened')
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${opened}'\n`)
  chmodSync(join(folder, 'xdg-open'), 0o755)
  run(changed, '--open')
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(join(folder, 'out/index.html'))
})
