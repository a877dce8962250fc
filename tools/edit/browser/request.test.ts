import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Refused } from './request.ts'

const page = { hidden: false, getElementById: () => ({ textContent: '{"editToken":"secret"}' }) }
const send = vi.fn<typeof fetch>()

beforeEach(() => {
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', send.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

const leave = async () => (await import('./request.ts')).request('leave', { file: 'id' })
const refusal = () =>
  leave().then(
    () => undefined,
    (error: Refused) => error,
  )

test('a request has the token and its action, and one of a hidden page outlives it', async () => {
  send.mockImplementation(() => Promise.resolve(Response.json({ done: true })))
  expect(await leave()).toEqual({ done: true })
  const [path, { headers, body, keepalive }] = send.mock.calls[0] as [string, RequestInit]
  expect([path, JSON.parse(body as string)]).toEqual(['/__edit', { file: 'id', action: 'leave' }])
  expect(headers).toMatchObject({ 'x-edit-token': 'secret', 'Content-Type': 'application/json' })
  expect(keepalive).toBe(false)
  page.hidden = true
  await leave()
  expect(send.mock.calls[1]![1]).toMatchObject({ keepalive: true })
})

test.each([
  ['refuses', () => Promise.resolve(Response.json({ error: 'No.', theirs: 'x' })), 'No.', { theirs: 'x' }, false],
  ['fails', () => Promise.resolve(Response.json({ error: 'Failed.' }, { status: 500 })), 'Failed.', {}, true],
  ['does not answer', () => Promise.reject(new TypeError('gone')), 'Your text is kept', {}, true],
])('a server that %s: the text may be right only if it did not judge it', async (_, answer, message, more, isSent) => {
  send.mockImplementation(answer)
  const found = await refusal()
  expect(found?.message).toContain(message)
  expect(found?.details).toMatchObject({ ...more, isUnanswered: isSent })
})

test('requests are sent in turn, one of a hidden page at once', async () => {
  const answers: (() => void)[] = []
  send.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(Response.json({})))))
  const first = leave()
  const second = leave()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  page.hidden = true
  const last = leave()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  answers[0]!()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3))
  for (const answer of answers) answer()
  await Promise.all([first, second, last])
})

/** Rejects once a request is ended. */
const ended = (init?: RequestInit) =>
  new Promise<never>((_, reject) => init!.signal!.addEventListener('abort', () => reject(new DOMException('late'))))

test.each<[string, typeof fetch]>([
  ['no answer', (_, init) => ended(init)],
  ['a part of an answer', (_, init) => Promise.resolve(Object.assign(Response.json({}), { json: () => ended(init) }))],
])('a request that gets %s within a minute does not hold up those behind it', async (_, answer) => {
  const minute = new AbortController()
  const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(minute.signal)
  onTestFinished(() => waits.mockRestore())
  send.mockImplementationOnce(answer)
  send.mockImplementation(() => Promise.resolve(Response.json({ done: true })))
  const [first, second] = [refusal(), leave()]
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(waits).toHaveBeenCalledWith(60_000)
  minute.abort()
  expect(await first).toMatchObject({
    message: expect.stringContaining('Your text is kept'),
    details: { isUnanswered: true },
  })
  expect(await second).toEqual({ done: true })
})
