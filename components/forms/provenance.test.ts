import { expect, test } from 'vitest'
import { readProvenance } from './provenance.ts'

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

test('an address without end does not make a header without end', () => {
  expect(readProvenance('/', here(`?utm_term=${'a'.repeat(20_000)}`), '').page).toHaveLength(1000)
})
