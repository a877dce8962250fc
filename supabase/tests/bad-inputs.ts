import { gzipSync } from 'node:zlib'
import { demoRequest } from './test-back-end.ts'
import type { RawRequest } from './raw-http.ts'

/** Something that a form's function may be sent, and what must come of it. */
export type InputCase = {
  name: string
  send: RawRequest
  status: number
  /** How many requests are stored afterwards. */
  rows: number
  /** What is stored, where the case is about that. */
  stored?: Record<string, unknown>
  /** Where a browser without script is led to. */
  location?: string
}

export const SITE = 'https://staffroom.example'
const PATH = '/functions/v1/send-contact-form'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE }

const raw = (
  name: string,
  body: string | Buffer | undefined,
  status: number,
  rows: number,
  headers: Record<string, string> = {},
  more: Partial<RawRequest> = {},
): InputCase => ({ name, send: { path: PATH, headers: { ...JSON_TYPE, ...headers }, body, ...more }, status, rows })
const fields = (
  name: string,
  change: Record<string, unknown>,
  status: number,
  stored?: Record<string, unknown>,
): InputCase => ({ ...raw(name, JSON.stringify({ ...demoRequest, ...change }), status, status < 300 ? 1 : 0), stored })
const withHeaders = (name: string, headers: Record<string, string>, status: number): InputCase =>
  raw(name, JSON.stringify(demoRequest), status, status < 300 ? 1 : 0, headers)
const form = (
  name: string,
  body: string,
  page: 'thank-you' | 'try-again',
  stored?: Record<string, unknown>,
  query = '?form=demo&page=/',
): InputCase => ({
  name,
  send: { path: PATH + query, headers: FORM_TYPE, body },
  status: 303,
  rows: page === 'thank-you' ? 1 : 0,
  location: `${SITE}/${page}`,
  stored,
})
const encodedForm = (change: Record<string, string> = {}) =>
  new URLSearchParams({ ...demoRequest, ...change }).toString()
const LONGEST_UTM = Object.fromEntries(
  ['source', 'medium', 'campaign', 'term', 'content'].map((name) => [`utm_${name}`, '𝒢'.repeat(200)]),
)
const emailOf = (length: number) => `${'a'.repeat(length - '@engines.co.uk'.length)}@engines.co.uk`

const text: InputCase[] = [
  fields('NUL in a name', { firstName: 'A\u0000da' }, 422),
  fields('NUL in the message', { message: 'A\u0000da' }, 422),
  form('NUL in a form body', encodedForm().replace('Ada', 'A%00da'), 'try-again'),
  fields('lone high surrogate in the message', { message: 'x\ud800y' }, 422),
  fields('lone low surrogate in a name', { lastName: '\udc00' }, 422),
  fields('a letter that grows when composed, fifty times', { firstName: '\u0958'.repeat(50) }, 422),
  fields('a letter that grows when composed, twenty-five times', { firstName: '\u0958'.repeat(25) }, 201),
  fields('only a zero-width space', { firstName: '\u200b' }, 422),
  fields('only no-break spaces', { firstName: '\u00a0\u00a0' }, 422),
  fields('only joiners and marks', { companyName: '\u2060\ufeff' }, 422),
  fields('25 emoji', { firstName: '😀'.repeat(25) }, 201, { fields: { firstName: '😀'.repeat(25) } }),
  fields('26 emoji', { firstName: '😀'.repeat(26) }, 422),
  fields('a family of joined emoji', { firstName: '👨‍👩‍👧‍👦'.repeat(4) }, 201),
  fields('a name that reads backwards', { firstName: '\u202eadA' }, 201, { fields: { firstName: 'adA' } }),
  fields('isolating signs around a number', { phoneNumber: '\u2066+44 20 7946 0123\u2069' }, 201, {
    fields: { phoneNumber: '+44 20 7946 0123' },
  }),
  fields('a header in a name', { firstName: 'Ada\r\nBcc: x@evil.example' }, 422),
  fields('a line separator in a name', { firstName: 'A\u2028da' }, 422),
  fields('a line separator in the message', { message: 'A\u2028da' }, 201, { fields: { message: 'A\nda' } }),
  fields('next line in a name', { firstName: 'A\u0085da' }, 422),
  fields('a tab in a name', { firstName: 'Ada\tMary' }, 201, { fields: { firstName: 'Ada Mary' } }),
  fields('escape sequences for a terminal', { companyName: '\u001b[2J' }, 422),
  fields('1000 characters, half of them line breaks sent as two', { message: 'x\r\n'.repeat(500).trim() }, 201),
  fields('1001 characters', { message: 'x'.repeat(1001) }, 422),
  fields('1000 emoji', { message: '😀'.repeat(1000) }, 422),
  fields('a phone number of 100 digits', { phoneNumber: '1'.repeat(100) }, 201),
  fields('a phone number of 101 digits', { phoneNumber: '1'.repeat(101) }, 422),
  fields('a phone number that grows when composed', { phoneNumber: '\u{1d160}'.repeat(20) }, 422),
  fields('200 marks on one letter', { firstName: `a${'\u0301'.repeat(200)}` }, 422),
  fields('40 marks on one letter', { firstName: `a${'\u0301'.repeat(40)}` }, 201),
  ...[
    'عبد الرحمن',
    '王小明',
    'Siôn',
    'Þórunn',
    'Nguyễn',
    'Ðorđe',
    "O'Brien-Smith, Jr.",
    'María José',
    'Łukasz',
    'X Æ A-12',
    'null',
    'undefined',
    'true',
    '0',
    'NaN',
    'J',
    '[object Object]',
  ].map((name) =>
    fields(`somebody called ${name}`, { firstName: name, lastName: name }, 201, {
      fields: { firstName: name, lastName: name },
    }),
  ),
]

const email: InputCase[] = [
  fields('a line break after the address', { workEmail: 'ada@engines.co.uk\n' }, 201, { email: 'ada@engines.co.uk' }),
  fields('a header in the address', { workEmail: 'ada@engines.co.uk\r\nBcc: x@evil.example' }, 422),
  ...[
    "o'brien@engines.co.uk",
    'a+tag@engines.io',
    'a&b@engines.com',
    'ADA@ENGINES.CO.UK',
    'ada@xn--mnchen-3ya.example',
    'first.last@sub.engines.co.uk',
  ].map((address) => fields(`the address ${address}`, { workEmail: address }, 201, { email: address })),
  ...[
    'ada@münchen.example',
    'a@b',
    'a@[127.0.0.1]',
    '"a b"@engines.co.uk',
    'a@engines..co.uk',
    'a@-engines.co.uk',
    '.a@engines.co.uk',
    'a..b@engines.co.uk',
    '<a@engines.co.uk>',
    'a@engines.co.uk,b@engines.co.uk',
    'a@engines.co.uk;b@engines.co.uk',
    'a b@engines.co.uk',
    '@engines.co.uk',
    'ada',
  ].map((address) => fields(`no address: ${address}`, { workEmail: address }, 422)),
  fields('an address of 255 characters', { workEmail: emailOf(255) }, 201),
  fields('an address of 256 characters', { workEmail: emailOf(256) }, 422),
]

const shape: InputCase[] = [
  fields('a number as name', { firstName: 1 }, 422),
  fields('an array as name', { firstName: ['Ada'] }, 422),
  fields('an object as name', { firstName: { toString: 'Ada' } }, 422),
  fields('a boolean as message', { message: true }, 422),
  fields('null as optional', { phoneNumber: null, message: null }, 201),
  fields('null as required', { firstName: null }, 422),
  fields('empty optionals', { phoneNumber: '', message: '' }, 201),
  fields('fields that no form has', { role: 'admin', id: '1', quarantined_for: 'honeypot' }, 201, {
    quarantined_for: null,
  }),
  fields('20 unknown fields', Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${index}`, 1])), 201),
  fields('1000 unknown fields', Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, 1])), 422),
  fields('unknown fields of other types', { seats: 3, days: ['Mon'], trial: false, 'utm-id': 'x' }, 201, {
    fields: { ...demoRequest, seats: '3', days: '["Mon"]', trial: 'false', 'utm-id': 'x' },
  }),
  fields('an unknown field of 1000 characters', { budget: 'x'.repeat(1000) }, 201, {
    fields: { ...demoRequest, budget: 'x'.repeat(1000) },
  }),
  fields('an unknown field of 1001 characters', { budget: 'x'.repeat(1001) }, 422),
  fields('an unknown field with an odd name', { '<b>': 'x' }, 422),
  raw(
    'a field twice: the last counts',
    JSON.stringify(demoRequest).replace('"firstName":"Ada"', '"firstName":"","firstName":"Ada"'),
    201,
    1,
  ),
  raw(
    'a prototype',
    JSON.stringify(demoRequest).replace('{', '{"__proto__":{"firstName":"Eve"},"constructor":{"prototype":{}},'),
    422,
    0,
  ),
  raw('deep nesting', JSON.stringify(demoRequest).replace('{', `{"x":${'['.repeat(7000)}${']'.repeat(7000)},`), 422, 0),
  ...['null', '[]', '"x"', '1', 'true'].map((body) => raw(`the body ${body}`, body, 422, 0)),
  raw('cut off', JSON.stringify(demoRequest).slice(0, -10), 400, 0),
  raw('empty', '', 400, 0),
  raw('nothing at all', undefined, 400, 0),
  raw('a byte order mark', `\ufeff${JSON.stringify(demoRequest)}`, 201, 1),
  raw('UTF-16', Buffer.from(`\ufeff${JSON.stringify(demoRequest)}`, 'utf16le'), 400, 0),
  raw(
    'overlong UTF-8',
    Buffer.concat([Buffer.from('{"firstName":"'), Buffer.from([0xc0, 0x80]), Buffer.from('"}')]),
    400,
    0,
  ),
  raw('packed', gzipSync(JSON.stringify(demoRequest)), 415, 0, { 'content-encoding': 'gzip' }),
  fields('20 kB', { message: 'x'.repeat(20_000) }, 413),
  raw(
    '20 kB in pieces',
    JSON.stringify({ ...demoRequest, phoneNumber: '1'.repeat(20_000) }),
    413,
    0,
    {},
    { chunked: true },
  ),
]

const http: InputCase[] = [
  withHeaders('text/plain', { 'content-type': 'text/plain' }, 415),
  withHeaders('no type', { 'content-type': '' }, 415),
  withHeaders('multipart', { 'content-type': 'multipart/form-data; boundary=x' }, 415),
  withHeaders('a type in capitals', { 'content-type': 'APPLICATION/JSON; Charset="UTF-8"' }, 201),
  withHeaders('another alphabet', { 'content-type': 'application/json; charset=utf-16' }, 415),
  form('a form', encodedForm(), 'thank-you', { fields: { firstName: 'Ada' }, page: '/' }),
  form('a form with a field twice: the last counts', `firstName=Eve&${encodedForm()}`, 'thank-you', {
    fields: { firstName: 'Ada' },
  }),
  form('a form with plus signs and escapes', encodedForm({ message: 'a + b = ü & 100%' }), 'thank-you', {
    fields: { message: 'a + b = ü & 100%' },
  }),
  form('a form that is no UTF-8', `${encodedForm()}&message=%ff`, 'try-again'),
  form('a form with broken escapes', `${encodedForm()}&message=%zz`, 'try-again'),
  form('an invalid form', encodedForm({ workEmail: 'ada' }), 'try-again'),
  form('an empty form', '', 'try-again'),
  form('a form beyond the limit', encodedForm({ phoneNumber: '1'.repeat(20_000) }), 'try-again'),
  form('a form for another function', encodedForm(), 'try-again', undefined, '?form=hire'),
  form(
    'a form that names another site as page',
    encodedForm(),
    'thank-you',
    { page: '/x' },
    '?form=contact&page=https://evil.example/x',
  ),
  form('a form with the honeypot filled', encodedForm({ website: 'http://spam.example' }), 'thank-you', {
    quarantined_for: 'honeypot',
  }),
  withHeaders('our origin', { origin: SITE }, 201),
  ...[
    'https://evil.example',
    'null',
    `${SITE}/`,
    `${SITE}:8443`,
    'https://STAFFROOM.example',
    `${SITE}.evil.test`,
    'http://staffroom.example',
    'https://evil.test#staffroom.example',
  ].map((origin) => withHeaders(`the origin ${origin}`, { origin }, 403)),
  ...['GET', 'PUT', 'DELETE', 'PATCH'].map((method) => raw(method, undefined, 405, 0, {}, { method })),
  raw('a preflight without an origin', undefined, 204, 0, {}, { method: 'OPTIONS' }),
  raw(
    'asked before, by us',
    undefined,
    204,
    0,
    {
      origin: SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type,idempotency-key',
    },
    { method: 'OPTIONS' },
  ),
  raw('asked before, by another', undefined, 403, 0, { origin: 'https://evil.example' }, { method: 'OPTIONS' }),
  withHeaders('any key of the project', { apikey: 'wrong', authorization: 'Bearer sb_publishable_x' }, 201),
  withHeaders('a key that is none', { 'idempotency-key': 'one' }, 400),
  withHeaders('a key of nothing', { 'idempotency-key': '00000000-0000-0000-0000-000000000000' }, 400),
  withHeaders(
    'two keys',
    { 'idempotency-key': 'c0f9c3f4-5c1a-4d39-9d8f-9f4c1f1d6f01, c0f9c3f4-5c1a-4d39-9d8f-9f4c1f1d6f02' },
    400,
  ),
  fields('a key in the body', { idempotencyKey: 'one' }, 201),
  withHeaders('a forwarded address that lies', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }, 201),
  withHeaders('an address that is none', { 'x-test-client': "'; drop table" }, 201),
  withHeaders(
    'a hundred headers',
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-h${index}`, 'v'])),
    201,
  ),
  raw('a very long address', JSON.stringify(demoRequest), 201, 1, {}, { path: `${PATH}?x=${'a'.repeat(6000)}` }),
  { ...withHeaders('no header of ours', {}, 201), stored: { page: '', referrer: '' } },
  {
    ...withHeaders('a page that is no address', { 'x-form-page': 'http://[', 'x-form-referrer': '<script>' }, 201),
    stored: { page: '', referrer: '' },
  },
  {
    ...withHeaders('a page whose path is longer than what is kept', { 'x-form-page': `/${'a'.repeat(400)}` }, 201),
    stored: { page: `/${'a'.repeat(299)}` },
  },
  {
    ...withHeaders(
      'a page with more than is asked for',
      { 'x-form-page': '/demo?email=ada@engines.co.uk&utm_source=%3Cb%3E%00%E2%80%AEx&utm_term=' },
      201,
    ),
    stored: { page: '/demo', utm: { utm_source: '<b>x' } },
  },
  {
    ...withHeaders(
      'five long campaign names of another alphabet',
      { 'x-form-page': `/demo?${new URLSearchParams(LONGEST_UTM)}` },
      201,
    ),
    stored: { utm: LONGEST_UTM },
  },
  withHeaders('a time that is no number', { 'x-form-open-for': '-1e9' }, 201),
  { ...withHeaders('the honeypot', { 'x-form-honeypot': '1' }, 201), stored: { quarantined_for: 'honeypot' } },
  { ...withHeaders('too fast', { 'x-form-open-for': '20' }, 201), stored: { quarantined_for: 'too fast' } },
  withHeaders('a form that the function does not know', { 'x-form': '__proto__' }, 400),
]

const injections: InputCase[] = [
  '<img src=x onerror=alert(1)>',
  "'); drop table private.requests; --",
  '=HYPERLINK("http://evil.example")',
  '{{7*7}} ${x} %s %n',
  '\\u0000 \\x00',
  'https://spam.example/',
  '$1 $$ $body$',
].map((value) =>
  fields(`stored as written: ${value}`, { firstName: value, companyName: value, message: value }, 201, {
    fields: { firstName: value, companyName: value, message: value },
  }),
)

/** All cases. Names are unique. */
export const inputCases: InputCase[] = [...text, ...email, ...shape, ...http, ...injections]
