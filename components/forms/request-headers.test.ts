import { expect, test } from 'vitest'
import { createIdempotencyKeys, randomUuid, readProvenance } from './request-headers.ts'

function counted() {
  let made = 0
  return createIdempotencyKeys(() => `key-${++made}`)
}

test('the same values keep their key, also after others were sent in between', () => {
  const keys = counted()
  expect(keys.keyFor({ name: 'Ada' })).toBe('key-1')
  expect(keys.keyFor({ name: 'Ada' })).toBe('key-1')
  expect(keys.keyFor({ name: 'Bea' })).toBe('key-2')
  expect(keys.keyFor({ name: 'Ada' })).toBe('key-1')
})

test('after success the same words are a new request', () => {
  const keys = counted()
  keys.keyFor({ name: 'Ada' })
  keys.clear()
  expect(keys.keyFor({ name: 'Ada' })).toBe('key-2')
})

test('a key that the server has for another request is not used again', () => {
  const keys = counted()
  keys.keyFor({ name: 'Ada' })
  keys.forget({ name: 'Ada' })
  expect(keys.keyFor({ name: 'Ada' })).toBe('key-2')
})

test('a key is a UUID, even on a page over plain HTTP', () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  const plainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) }
  const made = Array.from({ length: 200 }, () => randomUuid(plainHttp))
  for (const key of [randomUuid(), ...made]) expect(key).toMatch(shape)
  expect(new Set(made).size).toBe(200)
})

const here = (search: string) => ({ search, host: 'staffroom.example' })

test.each([
  ['', '', { page: '/' }],
  ['?utm_source=post&x=1&utm_medium=paper', '', { page: '/?utm_source=post&utm_medium=paper' }],
  ['?utm_campaign=caf%C3%A9 & co', '', { page: '/?utm_campaign=caf%C3%A9+' }],
  ['', 'https://search.example/?q=secret', { page: '/', referrer: 'search.example' }],
  ['', 'https://staffroom.example/pricing', { page: '/' }],
  ['', 'not an address', { page: '/' }],
])('%j from %j', (search, referrer, expected) => {
  expect(readProvenance('/', here(search), referrer)).toEqual(expected)
})

test('a very long URL does not make a very long header', () => {
  expect(readProvenance('/', here(`?utm_term=${'a'.repeat(20_000)}`), '').page).toHaveLength(1000)
})
