import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holderOf, takeLock } from './lock.ts'
import { operatorToken } from './operator.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'staffroom-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A process that lives until it is killed. */
function sleeper(): ChildProcess & { pid: number } {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']) as ChildProcess & { pid: number }
}
const write = (holder: object) => writeFileSync(join(folder, 'lock'), JSON.stringify(holder))

test('a second process gets an error that names the first', async () => {
  const other = sleeper()
  write({ pid: other.pid, command: 'npm run dev', url: 'http://127.0.0.1:3000' })
  expect(() => takeLock(folder, 'npm start')).toThrow(
    `${folder} is in use by 'npm run dev' (process ${other.pid}, http://127.0.0.1:3000). ` +
      'Stop it first, or choose another folder with STAFFROOM_DATA.',
  )
  other.kill('SIGKILL')
  await new Promise((resolve) => other.once('exit', resolve))
  takeLock(folder, 'npm start')()
})

test('the lock of a dead process is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  write({ pid, command: 'npm start' })
  expect(holderOf(folder)).toBeUndefined()
  const release = takeLock(folder, 'npm start')
  expect(holderOf(folder)).toMatchObject({ pid: process.pid, command: 'npm start' })
  release()
  expect(holderOf(folder)).toBeUndefined()
})

test.runIf(process.platform === 'linux')('a later process with the same number is not the holder', () => {
  write({ pid: process.ppid, started: 'another boot/1', command: 'npm start' })
  expect(holderOf(folder)).toBeUndefined()
})

test('a lock that a crash left empty does not stop anyone', () => {
  writeFileSync(join(folder, 'lock'), '')
  takeLock(folder, 'npm start')()
})

test('the lock has the URL of its holder', () => {
  const release = takeLock(folder, 'npm start', 'http://127.0.0.1:3000')
  expect(holderOf(folder)).toMatchObject({ pid: process.pid, url: 'http://127.0.0.1:3000' })
  release()
})

test("the operator's token is created once, readable by its owner only", () => {
  const token = operatorToken(folder)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(operatorToken(folder)).toBe(token)
  expect(statSync(join(folder, 'operator-token')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'operator-token'), 'utf8').trim()).toBe(token)
})
