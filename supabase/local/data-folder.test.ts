import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataFolder, holderOf, operatorToken, takeLock } from './data-folder.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

let folder: string
beforeEach(() => (folder = temporaryFolder()))

const FAST = { every: 40, dead: 2000 }
const running: ChildProcess[] = []
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')))

/** A process that takes the lock and keeps it, in the place of this test or with process ids of its own. */
async function holder({ container = false } = {}): Promise<ChildProcess> {
  const code = `
    import { takeLock } from '${new URL('./data-folder.ts', import.meta.url).pathname}'
    try {
      takeLock('${folder}', 'npm start', 'http://127.0.0.1:3000', ${JSON.stringify(FAST)})
      setInterval(() => {}, 1000)
      console.log('taken')
    } catch (error) { console.log(error.message) }`
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', code]
  const command = container ? ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child', ...node] : node
  const child = spawn(command[0]!, command.slice(1))
  running.push(child)
  const said = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
  if (said !== 'taken') throw new Error(String(said))
  return child
}
const died = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
}
const take = () => takeLock(folder, 'npm start', undefined, FAST)
/** Process ids of their own need rights that not every machine gives. */
const containers = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0

test('a second process gets an error that names the first, and can start as soon as the first was killed', async () => {
  const other = await holder()
  expect(take).toThrow(
    `${folder} is in use by 'npm start' (process ${other.pid}, http://127.0.0.1:3000). ` +
      'Stop it first, or choose another folder with STAFFROOM_DATA.',
  )
  await died(other)
  expect(holderOf(folder)).toBeUndefined()
  take()()
})

test.runIf(containers)('of two containers, each of which has a process 1, only one opens the folder', async () => {
  const first = await holder({ container: true })
  await expect(holder({ container: true })).rejects.toThrow('in another container or on another machine')
  expect(take).toThrow('in another container')
  expect(holderOf(folder, FAST)).toMatchObject({ url: 'http://127.0.0.1:3000' })
  await died(first)
  // What it left shows no sign of life.
  take()()
})

test('a process that stood still until another took the folder stops, before it writes', async () => {
  const onLost = vi.fn()
  const release = takeLock(folder, 'npm start', undefined, FAST, onLost)
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  release()
})

test.runIf(process.platform === 'linux')('a later process with the same number is not the holder', () => {
  const release = take()
  const [name] = readdirSync(folder)
  const { place } = JSON.parse(readFileSync(join(folder, name!), 'utf8')) as { place: string }
  release()
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, place, started: '1', command: 'npm start' }))
  expect(holderOf(folder, FAST)).toBeUndefined()
})

test('a lock that a crash left empty does not stop anyone, unless somebody keeps it alive', () => {
  const file = join(folder, 'lock')
  writeFileSync(file, '')
  const beat = () => utimesSync(file, new Date(), new Date())
  expect(holderOf(folder, { ...FAST, meanwhile: beat })).toMatchObject({ command: expect.stringContaining('lock') })
  take()()
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
  // A backup may have been restored with other rights.
  chmodSync(join(folder, 'operator-token'), 0o644)
  operatorToken(folder)
  expect(statSync(join(folder, 'operator-token')).mode & 0o777).toBe(0o600)
})

test('leads of npm start and of npm run dev are apart, unless STAFFROOM_DATA names a folder', () => {
  expect([dataFolder('data', {}), dataFolder('dev', {})]).toEqual(
    ['data', 'dev'].map((name) => resolve('.staffroom', name)),
  )
  expect(dataFolder('dev', { STAFFROOM_DATA: 'elsewhere' })).toBe(resolve('elsewhere'))
})
