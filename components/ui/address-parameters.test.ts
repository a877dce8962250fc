import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readParameter, writeParameters } from './address-parameters.ts'

/** The page's address, and whether the browser refuses to change it. */
let page: { address: string; state: unknown; writes: number; isRefusing: boolean }
let navigated: Set<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  page = { address: 'https://here.example/', state: { entry: 7 }, writes: 0, isRefusing: false }
  navigated = new Set()
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: () => void) => type === 'popstate' && navigated.add(listener),
  )
  vi.stubGlobal('location', {
    get href() {
      return page.address
    },
    get search() {
      return new URL(page.address).search
    },
  })
  vi.stubGlobal('history', {
    get state() {
      return page.state
    },
    replaceState(state: unknown, _: string, address: URL) {
      page.writes += 1
      if (page.isRefusing) throw new DOMException('more than 100 times', 'SecurityError')
      Object.assign(page, { state, address: address.href })
    },
  })
})
afterEach(() => {
  // What a test leaves unwritten is the module's.
  for (const listener of navigated) listener()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one parameter for each checkbox, as a form without script sends them, is a list', () => {
  page.address = 'https://here.example/?industry=dental&industry=auto'
  expect([readParameter('industry'), readParameter('q')]).toEqual(['dental,auto', null])
})

test('a parameter is set or removed; the rest of the address and the state of its entry stay', () => {
  page.address = 'https://here.example/calls?utm_source=post&q=old&page=2#first'
  writeParameters([
    ['q', 'new'],
    ['page', null],
  ])
  expect(page).toMatchObject({ address: 'https://here.example/calls?utm_source=post&q=new#first', state: { entry: 7 } })
})

test('an address that stays the same is not written: browsers count it', () => {
  page.address = 'https://here.example/?q=crown'
  writeParameters([['q', 'crown']])
  expect(page.writes).toBe(0)
})

test('what the browser refuses counts at once, and is written once it allows it', () => {
  page.isRefusing = true
  writeParameters([['q', 'cro']])
  writeParameters([['q', 'crown']])
  expect([readParameter('q'), page.address]).toEqual(['crown', 'https://here.example/'])
  vi.advanceTimersByTime(1000)
  // One attempt a second, however often it was written.
  expect(page.writes).toBe(3)
  page.isRefusing = false
  vi.advanceTimersByTime(1000)
  expect([readParameter('q'), page.address]).toEqual(['crown', 'https://here.example/?q=crown'])
  vi.advanceTimersByTime(10_000)
  expect(page.writes).toBe(4)
})

test('what was refused on one page is not written to the next', () => {
  page.isRefusing = true
  writeParameters([['q', 'crown']])
  Object.assign(page, { address: 'https://here.example/?q=back', isRefusing: false })
  for (const listener of navigated) listener()
  expect(readParameter('q')).toBe('back')
  vi.advanceTimersByTime(10_000)
  expect(page.address).toBe('https://here.example/?q=back')
})
