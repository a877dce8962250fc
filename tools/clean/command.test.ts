import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/support/run-command.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { cleanCommand } from './command.ts'

test('npm run clean deletes what commands create again; leads, and what was edited, stay', async () => {
  const home = temporaryFolder()
  const kept = ['data', 'dev', 'discarded', 'edits', 'proposals']
  for (const name of [...kept, 'cache', 'preview', 'review'])
    mkdirSync(join(home, '.staffroom', name, 'one'), { recursive: true })
  for (const name of ['content', 'dist']) mkdirSync(join(home, name))
  const { status, stdout } = await runCommand(async () => cleanCommand(home), [])
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Deleted dist, /)])
  expect([readdirSync(home).sort(), readdirSync(join(home, '.staffroom')).sort()]).toEqual([
    ['.staffroom', 'content'],
    kept,
  ])
})
