import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readInvocation, REQUEST_TIMEOUT_MS } from './send-form.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'http://here.example' })
  // The client needs one to exist; Node 20 has none.
  vi.stubGlobal('WebSocket', class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Test files share their modules.
  vi.resetModules()
})

test('a function that does not answer is given up after the limit, not earlier', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push(url)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  const { invoke } = await import('./supabase-client.ts')
  const ended = vi.fn()
  void invoke('send-contact-form', {}, {}).then(ended)
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1)
  expect([asked, ended.mock.calls]).toEqual([['http://here.example/functions/v1/send-contact-form'], []])
  await vi.advanceTimersByTimeAsync(1)
  expect(await readInvocation(ended.mock.calls[0]![0])).toMatchObject({ arrived: false, problem: { kind: 'late' } })
})

test('a page has one client, however often its forms are used', async () => {
  const { supabase } = await import('./supabase-client.ts')
  expect(supabase()).toBe(supabase())
})
