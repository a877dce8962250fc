import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readToolSettings } from '../lib/tool-settings.ts'
import { readBuildSettings, requireBackEnd } from './build-settings.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

test('a build needs a back end, or the permission to have none', () => {
  expect(() => requireBackEnd(readToolSettings({}))).toThrow(/^This build has no back end\. Set VITE_SUPABASE_URL/)
  requireBackEnd(readToolSettings({ VITE_SUPABASE_URL: 'https://abc.supabase.co' }))
  requireBackEnd(readToolSettings({ ALLOW_NO_BACKEND: '1' }))
})

test("the back end's address may be in a file .env", () => {
  const root = temporaryFolder()
  writeFileSync(join(root, '.env'), 'VITE_SUPABASE_URL=https://abc.supabase.co\n')
  expect(readBuildSettings(root).VITE_SUPABASE_URL).toBe('https://abc.supabase.co')
  writeFileSync(join(root, '.env'), 'VITE_SUPABASE_URL=abc\n')
  expect(() => readBuildSettings(root)).toThrow("VITE_SUPABASE_URL is 'abc': write an address")
})
