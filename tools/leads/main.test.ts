import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

const folder = temporaryFolder()

test('--csv writes a file that only its owner can read, also over an older one', () => {
  const file = join(folder, 'leads.csv')
  writeFileSync(file, 'older')
  chmodSync(file, 0o644)
  const command = ['--import', 'tsx', 'tools/leads/main.ts', '--data', join(folder, 'none'), '--csv', file]
  const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(stdout).toBe(`Written to ${file}\n`)
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeffReceived,Form,/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('personal data and secrets stay out of the repository', () => {
  const files = ['leads.csv', 'export-ada.json', 'leads.json', '.env', '.env.local', 'supabase/.env.production']
  const ignored = execFileSync('git', ['check-ignore', ...files], { encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(files)
})
