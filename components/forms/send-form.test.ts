import { FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js'
import { describe, expect, test, vi } from 'vitest'
import {
  sendForm,
  readInvocation,
  createIdempotencyKeys,
  randomUuid,
  readProvenance,
  type Invocation,
} from './send-form.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }

const portal = '<!DOCTYPE html><html><body>Welcome to Station WiFi</body></html>'

/** What invoke gives back for an answer of the server. */
function answer(status: number, body: unknown = {}, headers: Record<string, string> = {}): Invocation {
  const response = new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return response.ok
    ? { data: body, error: null, response }
    : { data: null, error: new FunctionsHttpError(response), response }
}

const lost: Invocation = { data: null, error: new FunctionsFetchError(new TypeError('Failed to fetch')) }

const late: Invocation = { data: null, error: new FunctionsFetchError(new DOMException('aborted', 'AbortError')) }

describe('what counts as success', () => {
  test.each<[string, Invocation]>([
    ['201 with an id', answer(201, { ok: true, id: 'a-1' })],
    ['200 with anything', answer(200, { whatever: 1 })],
    ['204 without a body', { data: '', error: null, response: new Response(null, { status: 204 }) }],
    ['200 with plain text', { data: 'thanks', error: null, response: new Response('thanks') }],
  ])('%s arrived', async (_, invocation) => {
    expect(await readInvocation(invocation)).toMatchObject({ arrived: true, status: invocation.response!.status })
  })

  test.each<[string, Invocation]>([
    ['an HTML page by its type', { data: portal, error: null, response: new Response(portal, { headers: html }) }],
    ['an HTML page sent as plain text', { data: `\n ${portal}`, error: null, response: new Response(portal) }],
    ['an empty HTML answer', { data: '', error: null, response: new Response('', { headers: html }) }],
  ])('%s did not arrive', async (_, invocation) => {
    expect(await readInvocation(invocation)).toMatchObject({ arrived: false, problem: { kind: 'intercepted' } })
  })

  test('only status and id of the answer are kept', async () => {
    expect(await readInvocation(answer(201, { id: 'a-1', email: 'ada@engines.co.uk' }))).toEqual({
      arrived: true,
      status: 201,
      id: 'a-1',
    })
    expect(await readInvocation(answer(201, { id: 'ada@engines.co.uk' }))).toEqual({
      arrived: true,
      status: 201,
      id: undefined,
    })
  })
})

test.each<[string, Invocation, object]>([
  ['a lost connection', lost, { problem: { kind: 'unreachable' } }],
  [
    'a connection that broke in the answer',
    { data: null, error: new TypeError('network error') },
    { problem: { kind: 'unreachable' } },
  ],
  ['the time limit', late, { problem: { kind: 'late' } }],
  [
    'the time limit in the middle of the answer',
    { data: null, error: new DOMException('aborted', 'AbortError') },
    { problem: { kind: 'late' } },
  ],
  ['JSON that is cut off', { data: null, error: new SyntaxError('Unexpected end') }, { problem: { kind: 'failed' } }],
  [
    'a relay error',
    { data: null, error: new FunctionsRelayError(new Response('{}', { status: 500 })) },
    { status: 500, problem: { kind: 'failed' } },
  ],
  [
    '422 with fields',
    answer(422, { fields: { workEmail: ['Invalid email address', 'Email too long'], message: 'Message too long' } }),
    { problem: { kind: 'refused' }, errors: { workEmail: 'Invalid email address', message: 'Message too long' } },
  ],
  ['422 without fields', answer(422, { error: 'idempotency_key_reused' }), { problem: { kind: 'failed' }, errors: {} }],
  [
    '429 of our own function',
    answer(429, { error: 'too_many_requests' }, { 'retry-after': '120' }),
    { problem: { kind: 'limited', seconds: 120 } },
  ],
  [
    '429 of the platform, which says nothing of this network',
    answer(429, {}, { 'retry-after': '120' }),
    { problem: { kind: 'busy', seconds: 120 } },
  ],
  ['429 without a time', answer(429, {}, { 'retry-after': 'soon' }), { problem: { kind: 'busy', seconds: undefined } }],
  ['403', answer(403), { status: 403, problem: { kind: 'failed' } }],
])('%s', async (_, invocation, expected) => {
  expect(await readInvocation(invocation)).toMatchObject({ arrived: false, ...expected })
})

describe('the one retry', () => {
  async function attempts(...answers: Invocation[]) {
    const attempt = vi.fn<() => Promise<Invocation>>()
    for (const each of answers) attempt.mockResolvedValueOnce(each)
    const pauses: number[] = []
    const outcome = await sendForm(attempt, async (milliseconds) => void pauses.push(milliseconds))
    return { count: attempt.mock.calls.length, outcome, pauses }
  }

  test.each<[string, Invocation]>([
    ['a lost connection', lost],
    ['502', answer(502)],
    ['503', answer(503)],
    ['504', answer(504)],
  ])('%s is tried once more', async (_, first) => {
    const { count, outcome, pauses } = await attempts(first, answer(201, { id: 'a-1' }))
    expect({ count, arrived: outcome.arrived }).toEqual({ count: 2, arrived: true })
    expect(pauses[0]).toBeGreaterThanOrEqual(1000)
  })

  test.each<[string, Invocation]>([
    ['the time limit', late],
    ['400', answer(400)],
    ['409', answer(409)],
    ['422', answer(422)],
    ['429', answer(429, {}, { 'retry-after': '1' })],
    ['500', answer(500)],
    ['an HTML page', { data: portal, error: null, response: new Response(portal, { headers: html }) }],
  ])('%s is final', async (_, first) => {
    expect(await attempts(first, answer(201))).toMatchObject({ count: 1, outcome: { arrived: false } })
  })

  test('a second failure is final', async () => {
    expect(await attempts(answer(503), answer(503), answer(201))).toMatchObject({
      count: 2,
      outcome: { arrived: false, status: 503 },
    })
  })

  test('it waits as long as the server asks, up to the limit for a visitor', async () => {
    const {
      pauses: [short],
    } = await attempts(answer(503, {}, { 'retry-after': '3' }), answer(201))
    const {
      pauses: [long],
    } = await attempts(answer(503, {}, { 'retry-after': '300' }), answer(201))
    expect(short).toBeGreaterThanOrEqual(3000)
    expect(long).toBeGreaterThanOrEqual(5000)
    expect(long).toBeLessThan(6000)
  })
})

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
