import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoRequest, openTestBackEnd, type TestBackEnd } from '../../tests/test-back-end.ts'
// Loaded before the first test, so that mutants of its constants are tried with every test.
import './form-handler.ts'

let backEnd: TestBackEnd
beforeAll(
  async () =>
    (backEnd = await openTestBackEnd({
      ALLOWED_ORIGINS: 'https://staffroom.example, https://www.staffroom.example',
      LIMIT_CLIENT_10_MINUTES: '1000',
      LIMIT_CLIENT_DAY: '1000',
    })),
  120_000,
)
afterAll(() => backEnd.close())
beforeEach(() => backEnd.sql('delete from private.requests'))

const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const send = (change: object = {}, headers: Record<string, string> = {}, path = 'send-contact-form') =>
  backEnd.send(path, { body: { ...demoRequest, ...change }, headers })
const rows = () => backEnd.sql('select * from private.requests')
const formPost = (query: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  backEnd.send(`send-contact-form${query}`, {
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('a request that is accepted', () => {
  test('is stored whatever length the host that led to it has', async () => {
    const referrer = `${'a'.repeat(253)}:65535`
    expect((await send({}, { ...key(), 'x-form-referrer': referrer })).status).toBe(201)
    expect(await rows()).toMatchObject([{ referrer }])
  })

  test('is stored with all its fields, and queued for mail', async () => {
    const response = await send(
      {},
      {
        ...key(),
        'x-form': 'contact',
        'x-form-page': '/contact?utm_source=post&utm_medium=card&utm_term=&x=1',
        'x-form-referrer': 'Search.Example',
        // Names the same page, but the script knows better.
        referer: 'http://staffroom.test/contact?utm_source=other',
      },
    )
    expect(response.status).toBe(201)
    const answer = await response.json()
    expect(answer).toEqual({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const [row] = await rows()
    expect(row).toMatchObject({
      id: answer.id,
      form: 'contact',
      fields: demoRequest,
      email: 'ada@engines.co.uk',
      page: '/contact',
      referrer: 'search.example',
      quarantined_for: null,
    })
    expect(row!['utm']).toEqual({ utm_source: 'post', utm_medium: 'card' })
    expect(await backEnd.sql('select request_id, target from private.outbox')).toEqual([
      { request_id: answer.id, target: 'mail' },
    ])
  })

  test.each([
    [
      'send-hire-request',
      'hire',
      { firstName: 'Ada', lastName: 'Byron', email: 'a@b.co', company: 'C', industry: 'Dental' },
      { industry: 'Dental', requirements: '' },
    ],
    [
      'send-playbook-request',
      'playbook',
      {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'a@b.co',
        company: 'C',
        industry: 'Other',
        businessType: 'Farm',
        requirements: 'Eggs',
      },
      { businessType: 'Farm', requirements: 'Eggs' },
    ],
  ])('reaches %s', async (path, form, body, stored) => {
    const response = await backEnd.send(path, { body, headers: key() })
    expect(response.status).toBe(201)
    expect(await rows()).toMatchObject([{ form, email: 'a@b.co', fields: { company: 'C', ...stored } }])
  })

  test('has its text made canonical before it is stored and compared', async () => {
    const same = key()
    const first = await send({ message: ' Cafe\u0301\r\nopen ', firstName: '\u202eAda' }, same)
    const again = await send({ message: 'Caf\u00e9\nopen' }, same)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(await rows()).toMatchObject([{ fields: { message: 'Caf\u00e9\nopen', firstName: 'Ada' } }])
  })

  test('may omit optional fields, or have null in them', async () => {
    const { firstName, lastName, companyName, workEmail } = demoRequest
    expect(
      (
        await backEnd.send('send-contact-form', {
          body: { firstName, lastName, companyName, workEmail, phoneNumber: null },
        })
      ).status,
    ).toBe(201)
  })
})

describe('one filled form', () => {
  test('is stored once, however often it is sent with its key', async () => {
    const same = key()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, same)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201])
    expect(new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id))).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(await backEnd.sql('select 1 from private.outbox')).toHaveLength(1)
  })

  test('is refused when its key comes with another content', async () => {
    const same = key()
    await send({}, same)
    const response = await send({ message: 'Something else' }, same)
    expect([response.status, await response.json()]).toEqual([422, { ok: false, error: 'idempotency_key_reused' }])
    expect(await rows()).toHaveLength(1)
  })

  test('is recognised without a key for ten minutes, by its content', async () => {
    const ids = [await send(), await send()].map(async (response) => (await response.json()).id)
    expect(await ids[0]).toBe(await ids[1])
    expect((await send({}, { 'x-form': 'contact' })).status, 'the same words in another form').toBe(201)
    await backEnd.sql("update private.requests set created_at = now() - interval '11 minutes'")
    expect((await send()).status).toBe(201)
    expect(await rows()).toHaveLength(3)
  })
})

describe('a form posted without script', () => {
  const origin = { origin: 'http://staffroom.test' }

  test('ends on the thank-you page, and is stored once after a double click', async () => {
    const fields = { ...demoRequest, website: '' }
    const referer = 'http://staffroom.test/?utm_source=card'
    const first = await formPost('?form=demo&page=/', fields, { ...origin, referer })
    const second = await formPost('?form=demo&page=/', fields, origin)
    expect([first.status, first.headers.get('location'), await first.text()]).toEqual([303, '/thank-you', ''])
    expect([second.status, second.headers.get('location')]).toEqual([303, '/thank-you'])
    const stored = { form: 'demo', page: '/', utm: { utm_source: 'card' }, quarantined_for: null }
    expect(await rows()).toMatchObject([stored])
  })

  test('redirects to the site that it came from', async () => {
    const origin = 'https://www.staffroom.example'
    const response = await formPost('?form=contact&page=/contact', demoRequest, { origin })
    expect(response.headers.get('location')).toBe(`${origin}/thank-you`)
  })

  test.each([
    ['wrong fields', '', { ...demoRequest, workEmail: 'ada' }, origin],
    ['an origin that is not ours', 'https://staffroom.example', demoRequest, { origin: 'https://evil.example' }],
    ['no origin that can be named', 'https://staffroom.example', demoRequest, { origin: 'null' }],
    ['bytes that are no text', '', 'firstName=%ff%zz', origin],
    ['a function that does not know the form', '', demoRequest, origin, '?form=hire'],
  ])('ends on the try-again page of the site: %s', async (_, site, fields, headers, query = '?form=demo&page=/') => {
    const response = await formPost(query, fields, headers)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${site}/try-again`])
    expect(await rows()).toHaveLength(0)
  })
})

describe('what looks like a machine', () => {
  const plain = { status: 201, shape: ['ok', 'id'] }
  test.each([
    ['the honeypot is filled', 'honeypot', () => send({}, { ...key(), 'x-form-honeypot': '1' })],
    ['it came too fast', 'too fast', () => send({}, { ...key(), 'x-form-open-for': '120' })],
  ])('is kept apart, and told the same: %s', async (_, reason, submit) => {
    const response = await submit()
    expect({ status: response.status, shape: Object.keys(await response.json()) }).toEqual(plain)
    expect(await rows()).toMatchObject([{ quarantined_for: reason }])
    expect(await backEnd.sql("select 1 from private.outbox where next_attempt_at < 'infinity'")).toHaveLength(0)
  })

  test('is quarantined without script too', async () => {
    const response = await formPost('?form=demo&page=/', { ...demoRequest, website: 'http://spam.example' })
    expect(response.headers.get('location')).toMatch(/\/thank-you$/)
    const [row] = await rows()
    expect(row).toMatchObject({ quarantined_for: 'honeypot', fields: demoRequest })
    expect(row!['fields']).not.toHaveProperty('website')
  })

  test('does not include requests with a plausible time, or without one', async () => {
    for (const time of ['1000', '86400000', 'soon', '-1']) await send({}, { ...key(), 'x-form-open-for': time })
    expect((await rows()).map(({ quarantined_for }) => quarantined_for)).toEqual([null, null, null, null])
  })
})

describe('a request that is refused', () => {
  test.each<[string, number, string, Parameters<TestBackEnd['send']>[1]]>([
    ['GET', 405, 'method_not_allowed', { method: 'GET' }],
    [
      'another type',
      415,
      'unsupported_media_type',
      { body: JSON.stringify(demoRequest), headers: { 'content-type': 'text/plain' } },
    ],
    [
      'another alphabet',
      415,
      'unsupported_media_type',
      { body: demoRequest, headers: { 'content-type': 'application/json; charset=utf-16' } },
    ],
    ['packed', 415, 'unsupported_media_type', { body: demoRequest, headers: { 'content-encoding': 'gzip' } }],
    ['no JSON', 400, 'unreadable_body', { body: '{"firstName":', headers: { 'content-type': 'application/json' } }],
    [
      'no UTF-8',
      400,
      'unreadable_body',
      { body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: { 'content-type': 'application/json' } },
    ],
    ['empty', 400, 'unreadable_body', { body: '', headers: { 'content-type': 'application/json' } }],
    ['no object', 422, 'invalid_fields', { body: '[]', headers: { 'content-type': 'application/json' } }],
    ['too long', 413, 'too_large', { body: { ...demoRequest, phoneNumber: '1'.repeat(17_000) } }],
    ['a bad key', 400, 'invalid_idempotency_key', { body: demoRequest, headers: { 'idempotency-key': 'one' } }],
    ['another form', 400, 'unknown_form', { body: demoRequest, headers: { 'x-form': 'hire' } }],
    [
      'another origin',
      403,
      'origin_not_allowed',
      { body: demoRequest, headers: { origin: 'https://staffroom.example.evil.test' } },
    ],
  ])('%s: %i', async (_, status, error, init) => {
    const response = await backEnd.send('send-contact-form', init)
    expect([response.status, (await response.json()).error]).toEqual([status, error])
    expect(await rows()).toHaveLength(0)
  })

  test("lists the invalid fields, with the form's messages", async () => {
    const response = await send({ firstName: '', workEmail: 'ada@', message: 'x'.repeat(1001) })
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        ok: false,
        error: 'invalid_fields',
        fields: {
          firstName: ['First name is required'],
          workEmail: ['Invalid email address'],
          message: ['Message too long'],
        },
      },
    ])
  })

  test('leaves none of its content in the log', async () => {
    backEnd.log.length = 0
    await send({ workEmail: 'not-an-address', message: 'secret' })
    const { id } = (await (await send({ message: 'secret' })).json()) as { id: string }
    expect(backEnd.log).toContainEqual(expect.objectContaining({ outcome: 'created', id }))
    expect(JSON.stringify(backEnd.log)).not.toMatch(/Ada|Byron|Engines|address|secret|192\.0\.2/)
    expect(backEnd.log.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['invalid_fields', 'created']))
  })
})

describe('a browser on another origin', () => {
  test('may call from an allowed one, and may read Retry-After', async () => {
    const response = await send({}, { origin: 'https://staffroom.example' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'https://staffroom.example',
      'access-control-expose-headers': 'Retry-After',
      vary: 'Origin',
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['https://staffroom.example', 204, 'https://staffroom.example'],
    ['https://staffroom.example:8443', 403, null],
    ['null', 403, null],
  ])('sends a preflight: %s', async (origin, status, allowed) => {
    const response = await backEnd.send('send-contact-form', { method: 'OPTIONS', headers: { origin } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, allowed])
  })

  test("may send every header that Supabase's client sends, and ours", async () => {
    const { corsHeaders } = await import('@supabase/supabase-js/cors')
    const response = await backEnd.send('send-contact-form', {
      method: 'OPTIONS',
      headers: { origin: 'https://staffroom.example' },
    })
    const allowed = response.headers.get('access-control-allow-headers')!.split(', ')
    expect(allowed).toEqual(expect.arrayContaining(corsHeaders['Access-Control-Allow-Headers']!.split(', ')))
    expect(allowed).toEqual(
      expect.arrayContaining([
        'idempotency-key',
        'x-form',
        'x-form-page',
        'x-form-referrer',
        'x-form-open-for',
        'x-form-honeypot',
      ]),
    )
  })
})
