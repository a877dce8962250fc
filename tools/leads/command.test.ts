import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoRequest, openTestBackEnd, type TestBackEnd } from '../../supabase/tests/test-back-end.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { runCommand } from '../../tests/support/run-command.ts'
import { leadsCommand, watchLeads } from './command.ts'
import type { ListedLead } from './format-leads.ts'

let backEnd: TestBackEnd
beforeAll(async () => (backEnd = await openTestBackEnd({ LIMIT_CLIENT_10_MINUTES: '1000', LIMIT_CLIENT_DAY: '1000' })))
afterAll(() => backEnd.close())

async function submit(message: string, headers: Record<string, string> = {}): Promise<void> {
  const key = { 'idempotency-key': crypto.randomUUID(), ...headers }
  await backEnd.send('send-contact-form', { body: { ...demoRequest, message }, headers: key })
}

test('new leads are printed once, in their order, also while the server was away, and no older ones', async () => {
  for (let count = 0; count < 25; count += 1) await submit(`older ${count}`)
  const printed: string[] = []
  const lost = vi.fn()
  let running = true
  let opened = 0
  const open = async () => {
    opened += 1
    if (!running) throw new Error('No server.')
    return { rpc: (name: string, args: Record<string, unknown>) => backEnd.rpc(name, args), close: async () => {} }
  }
  const ended = new AbortController()
  const watch = watchLeads({
    open,
    json: true,
    print: (line) => printed.push((JSON.parse(line) as ListedLead).fields.message!),
    lost,
    signal: ended.signal,
    pauseMs: 50,
  })
  // What is there at the start has been read.
  await expect.poll(() => opened).toBeGreaterThan(1)
  await submit('one')
  await expect.poll(() => printed).toEqual(['one'])
  running = false
  await expect.poll(() => lost.mock.calls).toEqual([['No server.']])
  const meanwhile = Array.from({ length: 45 }, (_, count) => `meanwhile ${count}`)
  for (const message of meanwhile) await submit(message)
  running = true
  await expect.poll(() => printed).toEqual(['one', ...meanwhile])
  running = false
  await expect.poll(() => lost.mock.calls).toEqual([['No server.'], ['No server.']])
  running = true
  await backEnd.rpc('erase_subject', { email: demoRequest.workEmail })
  await submit('after the erasure')
  await expect.poll(() => printed.slice(46)).toEqual(['after the erasure'])
  ended.abort()
  await watch
  expect(lost).toHaveBeenCalledTimes(2)
})

test('a watch of quarantined leads prints only those', async () => {
  const printed: string[] = []
  const open = vi.fn(async () => ({ rpc: backEnd.rpc, close: async () => {} }))
  const ended = new AbortController()
  const print = (text: string) => printed.push(text)
  const watch = watchLeads({ open, quarantined: true, print, lost: () => {}, signal: ended.signal, pauseMs: 50 })
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(1)
  await submit('a lead')
  await submit('spam', { 'x-form-honeypot': '1' })
  await expect
    .poll(() => printed)
    .toEqual([expect.stringMatching(/^\d.* {2}demo {2}\[quarantined: honeypot\]\n[^]* spam\n/)])
  ended.abort()
  await watch
})

test('a watch with nothing to read fails at its start', async () => {
  const open = () => Promise.reject(new Error('No server.'))
  await expect(watchLeads({ open, print: () => {}, lost: () => {} })).rejects.toThrow('No server.')
})

test('--csv writes a file that only its owner can read, also over an older one, or prints', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'leads.csv')
  writeFileSync(file, 'older')
  chmodSync(file, 0o644)
  const none = ['--data', join(folder, 'none')]
  expect((await runCommand(leadsCommand, [...none, '--csv', file])).stdout).toBe(`Written to ${file}\n`)
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeffReceived,Form,/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await runCommand(leadsCommand, [...none, '--csv', '-'])).stdout).toMatch(/^\ufeffReceived,Form,/)
})

describe('npm run leads', () => {
  const home = temporaryFolder()
  beforeEach(() => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('STAFFROOM_DATA', '')
    vi.spyOn(process, 'cwd').mockReturnValue(home)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  test.each([
    [[], 'No leads in .staffroom/data yet. Start the site with "npm start" and submit a form.'],
    [['--dev'], 'No leads in .staffroom/dev yet. Start the site with "npm run dev" and submit a form.'],
    [['--data', 'kept', '--quarantined'], 'No quarantined leads in kept.'],
  ])('%j: %s', async (args, sentence) => {
    expect(await runCommand(leadsCommand, args)).toEqual({ status: 0, stdout: `${sentence}\n`, stderr: '' })
  })

  test.each([
    [['--limit', '0'], "--limit takes a number above 0, not '0'.\n"],
    [
      ['--watch', '--dev'],
      'New leads in .staffroom/dev, as they arrive. Ctrl+C ends.\n' +
        'No server has .staffroom/dev open: start one with "npm run dev", or set DATABASE_URL.\n',
    ],
  ])('%j fails with a sentence', async (args, stderr) => {
    expect(await runCommand(leadsCommand, args)).toEqual({ status: 1, stdout: '', stderr })
  })
})

test('personal data and secrets stay out of the repository', () => {
  const files = ['leads.csv', 'export-ada.json', 'leads.json', '.env', '.env.local', 'supabase/.env.production']
  const ignored = execFileSync('git', ['check-ignore', ...files], { encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(files)
})
