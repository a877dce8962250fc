import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tsxCommand } from '../lib/run.ts'

const NO_SITE = 'There is no built site at'

/** Starts the server without a site, so that it ends. */
function serve(args: string[], env: Record<string, string>): string {
  const [node, ...flags] = tsxCommand
  const command = [...flags, 'tools/serve/main.ts', '--root', 'no/such/folder', ...args]
  return spawnSync(node, command, { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } }).stderr
}

test('a HOST that a shell or a compiler has set to a name of its own is ignored', () => {
  const output = serve([], { HOST: 'x86_64-conda-linux-gnu' })
  expect(output).toContain(
    "HOST is 'x86_64-conda-linux-gnu', which is no IP address, so it is ignored. " +
      'To listen there, add -- --host x86_64-conda-linux-gnu.\n' +
      NO_SITE,
  )
})

test('--host and an IP address in HOST are taken', () => {
  expect(serve([], { HOST: '0.0.0.0' })).toMatch(new RegExp(`^${NO_SITE}`))
  expect(serve(['--host', '0.0.0.0'], { HOST: 'laptop' })).toMatch(new RegExp(`^${NO_SITE}`))
})

test('a wrong PORT is one sentence', () => {
  expect(serve([], { PORT: 'abc' })).toBe("PORT is 'abc': write a whole number from 0 to 65535.\n")
})
