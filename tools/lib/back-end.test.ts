import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const CHECK = "import { requireBackEnd } from './tools/lib/back-end.ts'; requireBackEnd()"

/** Runs the check in a process of its own, as a build does. */
function check(env: Record<string, string>) {
  const args = ['--import', 'tsx', '--input-type=module', '-e', CHECK]
  const options = { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } } as const
  const { status, stderr } = spawnSync(process.execPath, args, options)
  return { status, stderr }
}

test('a build without a back end stops with the reason', () => {
  const noBackEnd = /^This build has no back end\. .*VITE_SUPABASE_URL/
  expect(check({})).toMatchObject({ status: 1, stderr: expect.stringMatching(noBackEnd) })
  const notUrl = "'abc', which is not a URL"
  expect(check({ VITE_SUPABASE_URL: 'abc' })).toMatchObject({ status: 1, stderr: expect.stringContaining(notUrl) })
})

test('a build with a back end, or with ALLOW_NO_BACKEND=1, continues', () => {
  expect(check({ VITE_SUPABASE_URL: 'https://abc.supabase.co' })).toEqual({ status: 0, stderr: '' })
  expect(check({ ALLOW_NO_BACKEND: '1' })).toEqual({ status: 0, stderr: '' })
})
