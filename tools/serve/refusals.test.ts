import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCommand } from '../../tests/support/run-command.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { mayPrintMail, readServeOptions, serve } from './serve.ts'

const root = temporaryFolder()
const run = (options: { port: number; host?: string; root?: string }) =>
  runCommand(() => serve({ root, data: root, verbose: false, ...options }, 'npm start'), [])

test('a port that is taken ends the command with another one', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  expect(await run({ port })).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken by another program. Choose another one: npm start -- --port ${port + 1}\n`,
  })
})

test('after the last port comes the usual one', async () => {
  const other = createServer().on('error', () => {})
  onTestFinished(() => void other.close())
  // Another program may already use the port.
  await new Promise<void>((resolve) => other.once('error', () => resolve()).listen(65_535, '127.0.0.1', resolve))
  expect((await run({ port: 65_535 })).stderr).toMatch(/: npm start -- --port 3000\n$/)
})

test('an address of another machine, and a folder without a site, end the command with a sentence', async () => {
  expect((await run({ port: 0, host: '203.0.113.1' })).stderr).toBe(
    "This machine has no address '203.0.113.1' to listen on.\n",
  )
  expect((await run({ port: 0, root: 'no/such' })).stderr).toMatch(
    /^There is no built site at .*no\/such: run "npm start"/,
  )
})

test('options come before the environment, and the port is 3000 without either', async () => {
  const read = async (args: string[]) => {
    let options
    await runCommand(async () => void (options = readServeOptions('start')), args)
    return options
  }
  vi.stubEnv('PORT', '')
  vi.stubEnv('HOST', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await read([])).toMatchObject({ port: 3000, host: undefined, root: 'dist/client', verbose: false })
  vi.stubEnv('PORT', '4321')
  vi.stubEnv('HOST', '0.0.0.0')
  expect(await read(['--verbose'])).toMatchObject({ port: 4321, host: '0.0.0.0', verbose: true })
  expect(await read(['--port', '80', '--host', '::1'])).toMatchObject({ port: 80, host: '::1' })
})

test.each([
  ['in a terminal', true, {}, true],
  ['in a log', false, {}, false],
  ['on this machine alone', true, { host: '::1' }, true],
  ['for other machines', true, { host: '0.0.0.0' }, false],
  ['with leads in a database of their own', true, { database: 'postgres://db.example/leads' }, false],
])('mail is printed only for a developer: %s', (_, isTTY, { host, database = '' }: Record<string, string>, printed) => {
  const before = process.stdout.isTTY
  onTestFinished(() => {
    process.stdout.isTTY = before
    vi.unstubAllEnvs()
  })
  vi.stubEnv('DATABASE_URL', database)
  process.stdout.isTTY = isTTY
  expect(mayPrintMail(host)).toBe(printed)
})
