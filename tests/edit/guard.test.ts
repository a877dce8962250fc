import { expect, test } from 'vitest'
import { EditAccess, isLocalHost, refusal, reportRefusal } from '../../tools/edit/guard.ts'

const access = { port: 3000, token: 'a'.repeat(64) }
const fair = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'x-edit-token': access.token,
}
const send = (headers: object, { method = 'POST', remoteAddress = '127.0.0.1' } = {}) =>
  refusal({ method, headers: { ...fair, ...headers }, socket: { remoteAddress } }, access)

test.each(['localhost', '127.0.0.1', '[::1]'])('a page of this server at %s may edit', (name) => {
  expect(send({ host: `${name}:3000`, origin: `http://${name}:3000` })).toBeUndefined()
})

test.each(Object.keys(fair))('a request without %s is refused', (name) => {
  expect(send({ [name]: undefined })).toBeTruthy()
})

test.each<[string, object, object?]>([
  ['another host', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
  ['another port as host', { host: 'localhost:3001' }],
  ['an address of the network', { host: '192.168.0.2:3000', origin: 'http://192.168.0.2:3000' }],
  ['a page at another port', { origin: 'http://localhost:3001' }],
  ['a page at another local name', { origin: 'http://127.0.0.1:3000' }],
  ['a page over https', { origin: 'https://localhost:3000' }],
  ['the origin null', { origin: 'null' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['a form', { 'content-type': 'text/plain' }],
  ['JSON with a charset, which a form can forge', { 'content-type': 'text/plain; application/json' }],
  ['the token of an earlier start', { 'x-edit-token': 'b'.repeat(64) }],
  ['a part of the token', { 'x-edit-token': 'a'.repeat(63) }],
  ['another computer', {}, { remoteAddress: '192.168.0.7' }],
  ['another computer over IPv6', {}, { remoteAddress: '::ffff:10.0.0.7' }],
  ['no address', {}, { remoteAddress: '' }],
  ['GET', {}, { method: 'GET' }],
  ['OPTIONS', {}, { method: 'OPTIONS' }],
])('%s is refused', (_, headers, connection) => {
  expect(send(headers, connection)).toBeTruthy()
})

test.each<[string, string | undefined, string, boolean]>([
  ['a tab of this computer', undefined, '127.0.0.1', true],
  ['a page at another port', 'http://localhost:3001', '127.0.0.1', false],
  ['another computer', undefined, '192.168.0.7', false],
])('%s that asks for a page (origin %s, from %s) gets the token: %s', (_, origin, remoteAddress, expected) => {
  const given = new EditAccess()
  const request = { headers: { origin }, socket: { remoteAddress } }
  expect(given.tokenFor(request)).toBeUndefined()
  given.isOn = true
  expect(given.tokenFor(request)).toBe(expected ? given.token : undefined)
  expect(new EditAccess().token).not.toBe(given.token)
})

const HOST = 'fuzzy-rooster-12-3000.app.github.dev'
const LOCAL = { host: 'localhost:3000', origin: 'http://localhost:3000' }
const inCodespace = (headers: object, remoteAddress = '127.0.0.1') =>
  refusal(
    { method: 'POST', headers: { ...fair, ...headers }, socket: { remoteAddress } },
    { ...access, forwarded: HOST },
  )

test.each([
  ['as the browser sends it', { host: HOST, origin: `https://${HOST}` }],
  ['with a local host', { host: LOCAL.host, origin: `https://${HOST}` }],
  ['with a local origin', { host: HOST, origin: LOCAL.origin }],
  ['from VS Code on this computer', LOCAL],
])('a page of a codespace may edit there, %s', (_, headers) => {
  expect(inCodespace(headers)).toBeUndefined()
})

test.each<[string, object, string?]>([
  ['another codespace', { host: HOST, origin: 'https://other-3000.app.github.dev' }],
  ['another host of it', { host: 'other-3000.app.github.dev', origin: `https://${HOST}` }],
  ['another port of it', { host: HOST, origin: `https://${HOST.replace('3000', '3001')}` }],
  ['a name that ends as it does', { host: HOST, origin: `https://evil-${HOST}` }],
  ['a name that begins as it does', { host: HOST, origin: `https://${HOST}.evil.example` }],
  ['a page over http', { host: HOST, origin: `http://${HOST}` }],
  ['a page at another port', { host: HOST, origin: 'http://localhost:3001' }],
  ['a page at another local name', { host: HOST, origin: 'http://127.0.0.1:3000' }],
  ['the origin null', { host: HOST, origin: 'null' }],
  ['a page of another site', { host: HOST, origin: `https://${HOST}`, 'sec-fetch-site': 'cross-site' }],
  ['the token of an earlier start', { host: HOST, origin: `https://${HOST}`, 'x-edit-token': 'b'.repeat(64) }],
  ['another computer', { host: HOST, origin: `https://${HOST}` }, '10.0.0.7'],
])('%s is refused in a codespace', (_, headers, remoteAddress) => {
  expect(inCodespace(headers, remoteAddress)).toBeTruthy()
})

test('outside of a codespace, its addresses are refused', () => {
  expect(send({ host: HOST })).toBeTruthy()
  expect(send({ origin: `https://${HOST}` })).toBeTruthy()
})

test.each<[string, boolean, object, object?]>([
  ['a tab of this computer', true, { 'sec-fetch-site': 'none' }],
  ['a page of the report', true, { 'sec-fetch-site': 'same-origin' }],
  ['a page of another site', false, { 'sec-fetch-site': 'cross-site' }],
  ['another host', false, { 'sec-fetch-site': 'none', host: 'evil.example:3000' }],
  ['another computer', false, { 'sec-fetch-site': 'none' }, { remoteAddress: '192.168.0.7' }],
  ['POST', false, { 'sec-fetch-site': 'same-origin' }, { method: 'POST' }],
])('the report of a review and %s: %s', (_, isAllowed, headers, connection = {}) => {
  const { method = 'GET', remoteAddress = '127.0.0.1' } = connection as { method?: string; remoteAddress?: string }
  const request = { method, headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } }
  expect(reportRefusal(request, { port: 3000 }) === undefined).toBe(isAllowed)
})

test.each([undefined, false, 'localhost', '127.0.0.1', '::1'])(
  'editing is on when the server listens on %s',
  (host) => {
    expect(isLocalHost(host)).toBe(true)
  },
)

test.each([true, '0.0.0.0', '::', '192.168.0.2'])('editing is off when the server listens on %s', (host) => {
  expect(isLocalHost(host)).toBe(false)
})
