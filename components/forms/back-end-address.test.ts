import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forms } from '../../data/forms.ts'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  // Test files share their modules.
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('without a hosted project the forms call and post to their own site', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', undefined)
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:4000' })
  const { backEnd, postAddress } = await import('./back-end-address.ts')
  expect(backEnd()).toEqual({ url: 'http://127.0.0.1:4000', key: expect.stringMatching(/^sb_publishable_/) })
  expect(postAddress(forms.hire, 'hire', '/hire-receptionist')).toBe(
    '/functions/v1/send-hire-request?form=hire&page=/hire-receptionist',
  )
})

test("a hosted project is named by the build's environment", async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.example/')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc')
  const { backEnd, postAddress } = await import('./back-end-address.ts')
  expect(backEnd()).toEqual({ url: 'https://project.supabase.example/', key: 'sb_publishable_abc' })
  expect(postAddress(forms.demo, 'demo', '/')).toBe(
    'https://project.supabase.example/functions/v1/send-contact-form?form=demo&page=/',
  )
})
