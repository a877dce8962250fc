import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { demoRequest } from '../../supabase/tests/test-back-end.ts'
import { runCommand } from '../../tests/support/run-command.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { tsxCommand } from '../lib/run.ts'
import { readServeOptions, serve } from './serve.ts'

const NO_SITE = 'There is no built site at'

/** Serves a site that is not there, which ends at once; returns what is printed. */
async function serveNothing(args: string[], env: Record<string, string>): Promise<string> {
  for (const name of ['HOST', 'PORT']) vi.stubEnv(name, env[name])
  const command = async () => serve(readServeOptions('preview'), 'npm run preview')
  return (await runCommand(command, ['--root', 'no/such/folder', ...args])).stderr
}
afterEach(() => void vi.unstubAllEnvs())

test('a HOST that a shell or a compiler has set to a name of its own is ignored', async () => {
  const output = await serveNothing([], { HOST: 'x86_64-conda-linux-gnu' })
  expect(output).toContain(
    "HOST is 'x86_64-conda-linux-gnu', which is no IP address, so it is ignored. " +
      'To listen there, add -- --host x86_64-conda-linux-gnu.\n' +
      NO_SITE,
  )
})

test('--host and an IP address in HOST are taken', async () => {
  expect(await serveNothing([], { HOST: '0.0.0.0' })).toMatch(new RegExp(`^${NO_SITE}`))
  expect(await serveNothing(['--host', '0.0.0.0'], { HOST: 'laptop' })).toMatch(new RegExp(`^${NO_SITE}`))
})

test('a wrong PORT is one sentence', async () => {
  expect(await serveNothing([], { PORT: 'abc' })).toBe("PORT is 'abc': write a whole number from 0 to 65535.\n")
})

test('without a terminal, as a service, what it prints names requests, and no person', async () => {
  const home = temporaryFolder()
  mkdirSync(join(home, 'site'))
  writeFileSync(join(home, 'site/index.html'), '<!doctype html><title>Home</title>')
  const [node, ...flags] = tsxCommand
  const folders = ['--root', join(home, 'site'), '--data', join(home, 'data')]
  const server = spawn(node, [...flags, 'tools/serve/main.ts', '--port', '0', ...folders], {
    env: { PATH: process.env['PATH'], DATABASE_MS: '30000' },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const address = () => /http:\/\/\S+/.exec(output)?.[0]
  await expect.poll(address).toBeDefined()
  const send = async (headers: Record<string, string>) => {
    const response = await fetch(new URL('/functions/v1/send-contact-form', address()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
      body: JSON.stringify(demoRequest),
    })
    return response.status
  }
  expect([await send({}), await send({ origin: 'https://elsewhere.example' })]).toEqual([201, 403])
  server.kill('SIGTERM')
  await once(server, 'close')
  expect(output).toMatch(/^[\d-]{10}T\S+Z send-contact-form: created [\da-f-]{36}$/m)
  // A refusal says how to allow it.
  expect(output).toMatch(/Z send-contact-form: origin_not_allowed \(403; .*https:\/\/elsewhere\.example.*SITE_ORIGIN/)
  for (const personal of [demoRequest.lastName, demoRequest.workEmail, demoRequest.message])
    expect(output).not.toContain(personal)
})
