import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('location', { pathname: '/about' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const draft = (session: string, text: string) => ({ session, start: 5, old: 'Old.', text })

test('the last draft of each session is kept by itself, until it is forgotten', async () => {
  const { forgetDraft, keepDraft, readDrafts } = await import('./drafts.ts')
  for (const each of [draft('a', 'One'), draft('b', 'Two'), draft('a', 'One more')]) keepDraft(each)
  expect(readDrafts()).toEqual([draft('b', 'Two'), draft('a', 'One more')])
  expect([...stored.keys()]).toEqual([expect.stringContaining('/about')])
  forgetDraft('b')
  expect(readDrafts()).toEqual([draft('a', 'One more')])
  forgetDraft('a')
  expect([readDrafts(), stored.size]).toEqual([[], 0])
})
