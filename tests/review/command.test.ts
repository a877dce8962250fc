import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { tsxCommand } from '../../tools/lib/run.ts'
import { reviewCommand } from '../../tools/review/command.ts'
import { runCommand } from '../support/run-command.ts'
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

const commandLine = (head: string, ...options: string[]) => {
  const folders = ['--base-dir', base, '--head-dir', head, '--out', join(folder, 'out'), '--no-pictures']
  return [...folders, ...options]
}

afterEach(() => {
  vi.unstubAllEnvs()
})

function run(head: string, ...options: string[]) {
  vi.stubEnv('PATH', folder)
  return runCommand(reviewCommand, commandLine(head, ...options))
}

it('is what npm run review runs: its code ends the process', () => {
  const [node, ...flags] = tsxCommand
  const args = [...flags, 'tools/review/main.ts', ...commandLine(broken, '--fail-on', 'broken')]
  const { status, stdout } = spawnSync(node, args, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^Do not merge yet: /)
  expect(stdout).toContain(`Report: ${join(folder, 'out/index.html')}\n`)
})

it('ends with 0 whatever changed, and prints the summary and the path of the report', async () => {
  const { status, stdout } = await run(broken)
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Do not merge yet: /)
  expect(stdout).toContain('Broken by this change: “eight” in the text of Home (/) leads nowhere')
  expect(stdout).toContain(`Report: ${join(folder, 'out/index.html')}`)
})

it.each([
  [() => base, 'changes', 0, /^Nothing changed\n/],
  [() => changed, 'changes', 1, /^1 page of 1 changed\n/],
  [() => changed, 'broken', 0, /^1 page of 1 changed\n/],
])('ends with 1 if what --fail-on names happened', async (head, failOn, status, summary) => {
  expect(await run(head(), '--fail-on', failOn)).toMatchObject({ status, stdout: expect.stringMatching(summary) })
})

it('ends with 2 for an invalid command line and with 3 if the review fails', async () => {
  expect(await run(base, '--fail-on', 'anything')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("'anything'"),
  })
  expect(await run(join(folder, 'missing'))).toMatchObject({ status: 3, stderr: expect.stringContaining('no folder') })
})

it.skipIf(process.platform !== 'linux')('opens the report with --open, and explains how if it cannot', async () => {
  expect(await run(changed, '--open')).toMatchObject({ status: 0, stderr: expect.stringContaining('is not installed') })
  const opened = join(folder, 'opened')
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${opened}'\n`)
  chmodSync(join(folder, 'xdg-open'), 0o755)
  await run(changed, '--open')
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(join(folder, 'out/index.html'))
})
