import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the check as a build does, and says how it ended. */
function check(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', "import { requireBackEnd } from './tools/setup/back-end.mjs'; await requireBackEnd()"], { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } })
  return { status, stderr }
}

test('a build without a back end stops with the reason', () => {
  expect(check({})).toMatchObject({ status: 1, stderr: expect.stringMatching(/^This build has no back end\. .*VITE_SUPABASE_URL/) })
  expect(check({ VITE_SUPABASE_URL: 'abc' })).toMatchObject({ status: 1, stderr: expect.stringContaining("'abc', which is no address") })
})

test('one with its address, or one that says that it needs none, goes on', () => {
  expect(check({ VITE_SUPABASE_URL: 'https://abc.supabase.co' })).toEqual({ status: 0, stderr: '' })
  expect(check({ ALLOW_NO_BACKEND: '1' })).toEqual({ status: 0, stderr: '' })
})
