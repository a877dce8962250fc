import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { demoRequest, loadFunction, openTestBackEnd, type TestBackEnd } from '../tests/test-back-end.ts'
import { openBackEnd } from './back-end.ts'
import { holderOf, operatorToken } from './data-folder.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

let backEnd: TestBackEnd
afterEach(() => backEnd.close())

const send = (address: string, headers: Record<string, string> = {}) =>
  backEnd.send('send-contact-form', {
    body: demoRequest,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    address,
  })
const statuses = async (count: number, address: string, headers: Record<string, string> = {}) => {
  const all: number[] = []
  while (all.length < count) all.push((await send(address, headers)).status)
  return all
}
const client = async (address: string, headers: Record<string, string> = {}) => {
  const authorization = `Bearer ${operatorToken(backEnd.folder)}`
  const answer = await backEnd.send('health', { method: 'GET', headers: { ...headers, authorization }, address })
  return ((await answer.json()) as { client: string }).client
}
const limits = { LIMIT_CLIENT_10_MINUTES: '2' }

test('without a mail provider leads stay queued, and the log says so without personal data', async () => {
  backEnd = await openTestBackEnd({}, { print: undefined })
  await send('192.0.2.7')
  expect(await backEnd.rpc('list_requests')).toMatchObject([{ deliveries: [{ target: 'mail', state: 'waiting' }] }])
  const notice = { outbox: 'mail', outcome: 'waiting', error: expect.stringContaining('RESEND_API_KEY') as string }
  expect(backEnd.log).toContainEqual(notice)
  expect(JSON.stringify(backEnd.log)).not.toContain('Ada')
})

test('with a mail provider mail is sent, and not printed as well', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'mail-1' })))
  const provider = { RESEND_API_KEY: 're_1', MAIL_FROM: 'team@staffroom.example', MAIL_TO: 'team@staffroom.example' }
  backEnd = await openTestBackEnd(provider)
  await send('192.0.2.7')
  const stored = () => backEnd.rpc('list_requests')
  await expect.poll(stored).toMatchObject([{ deliveries: [{ target: 'mail', state: 'sent' }] }])
  expect(backEnd.mails).toEqual([])
})

test('visitors behind a proxy in a private network do not share one limit, and health says what is missing', async () => {
  backEnd = await openTestBackEnd(limits)
  expect(await statuses(4, '10.0.0.5')).toEqual([201, 201, 201, 201])
  expect(await statuses(4, '10.0.0.5', { 'x-forwarded-for': '203.0.113.1' })).toEqual([201, 201, 201, 201])
  expect(await client('10.0.0.5', { 'x-forwarded-for': '203.0.113.1' })).toBe(
    'a proxy forwards requests: set CLIENT_ADDRESS_HEADER',
  )
})

test.each(['via', 'x-forwarded-for', 'x-real-ip', 'forwarded'])(
  'a stranger does not leave his limit behind with the header %s',
  async (header) => {
    backEnd = await openTestBackEnd(limits)
    expect(await statuses(2, '192.0.2.1')).toEqual([201, 201])
    expect(await statuses(2, '192.0.2.1', { [header]: '203.0.113.1' })).toEqual([429, 429])
    expect(await client('192.0.2.1', { [header]: '203.0.113.1' })).toBe(
      '192.0.2.1: forwarded by a peer that is not in TRUSTED_PROXIES',
    )
  },
)

test('a client header counts only from a trusted peer, and not if it has a list', async () => {
  backEnd = await openTestBackEnd({
    ...limits,
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    TRUSTED_PROXIES: '203.0.113.0/24',
  })
  const visitor = { 'x-real-ip': '192.0.2.50' }
  expect(await statuses(3, '203.0.113.9', visitor)).toEqual([201, 201, 429])
  expect(await statuses(1, '10.0.0.5', visitor)).toEqual([429])
  // Otherwise somebody could use up the limit of a visitor whose address they know.
  expect(await client('192.0.2.99', visitor)).toMatch(/^192\.0\.2\.99: forwarded by a peer/)
  expect(await client('10.0.0.5', { 'x-real-ip': '192.0.2.50, 10.1.1.1' })).toMatch(/^x-real-ip holds a list/)
  expect(await statuses(3, '10.0.0.5', { 'x-real-ip': '6.6.6.6, 10.1.1.1' })).toEqual([201, 201, 201])
  expect(backEnd.log).toContainEqual(
    expect.objectContaining({ warning: 'x-real-ip holds a list: use a header that holds one address' }),
  )
})

test('a database that cannot be opened does not end the process: requests are refused, and the folder is unlocked', async () => {
  backEnd = await openTestBackEnd()
  const folder = temporaryFolder()
  const closed = openBackEnd({ folder, command: 'a test', env: {}, open: () => Promise.reject(new Error('no')) })
  const request = new Request('http://staffroom.test/functions/v1/send-contact-form', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoRequest),
  })
  expect((await closed.handle(request, '192.0.2.7', loadFunction)).status).toBe(503)
  expect(holderOf(folder)).toBeUndefined()
  await closed.close()
})

test('a wrong setting stops a server on this machine at its start, with all that is wrong', async () => {
  backEnd = await openTestBackEnd()
  await expect(openTestBackEnd({ RESEND_API_KEY: 're_1', LIMIT_CLIENT_DAY: '0' })).rejects.toThrow(
    /^Wrong settings:\nLIMIT_CLIENT_DAY must be .*, not '0'\.\nMAIL_FROM must be set .*\.\nMAIL_TO must be set .*\.$/,
  )
})
