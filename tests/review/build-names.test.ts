import { expect, it } from 'vitest'
import { buildName } from '../../tools/review/repository/build.ts'

const name = (env: Record<string, string>, date = '2026-01-31') =>
  buildName('2c72cb3f0e1d5a6b7c8d9e0f1a2b3c4d5e6f7a8b', date, env)

it('reuses a build of a commit while its date and settings stay the same', () => {
  expect(name({ VITE_A: '1', VITE_B: '2' })).toBe(name({ VITE_B: '2', PATH: '/bin', VITE_A: '1' }))
  expect(name({})).toMatch(/^2c72cb3f0e1d5a6b-2026-01-31-[0-9a-f]{8}$/)
})

it.each([
  ['SITE_ORIGIN', 'https://staging.example'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_1'],
  ['STAFFROOM_PREVIEW', '1'],
])('makes another build where %s is another', (setting, value) => {
  expect(name({ [setting]: value })).not.toBe(name({}))
})
