import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formHeaders, forms, type FormField } from '../../data/forms.ts'
import { site } from '../../data/site.ts'
import type { Invocation } from './send-form.ts'
import { initialFormState, formReducer, type FormAction } from './form-state.ts'
import { noticeOf } from './FormFooter.tsx'
import { createSubmit, SLOW_NOTICE_MS, type FormDependencies } from './submit.ts'

/** What is required, and nothing else. */
const required = Object.entries<FormField>(forms.demo.fields).map(([name, field]) => {
  const value = field.control === 'email' ? 'ada@engines.co.uk' : (field.options?.[0] ?? 'Byron')
  return [name, field.required ? value : '']
})
const filled: Record<string, string> = { ...Object.fromEntries(required), firstName: ' Ada ' }
const circumstances = {
  openFor: 1234.5,
  honeypotFilled: false,
  provenance: { page: '/?utm_source=post', referrer: 'search.example' },
}
const accepted: Invocation = { data: { id: 'a-1' }, error: null, response: new Response('{}', { status: 201 }) }

function answers(status: number, body: unknown = {}): Invocation {
  return { data: null, error: { name: 'FunctionsHttpError', context: new Response(JSON.stringify(body), { status }) } }
}

/** A form without React: its state, as its reducer makes it of what is dispatched. */
function storeOf(dependencies: FormDependencies) {
  let state = initialFormState
  const dispatch = (action: FormAction) => void (state = formReducer(state, action))
  const submit = createSubmit({ id: 'demo', definition: forms.demo }, dependencies, dispatch)
  return { submit, getState: () => state, restart: () => dispatch({ type: 'restarted' }) }
}

function demo(...given: (Invocation | Error)[]) {
  const invoke = vi.fn<FormDependencies['invoke']>(async () => {
    const next = given.shift() ?? accepted
    if (next instanceof Error) throw next
    return next
  })
  const dependencies = {
    invoke,
    notify: vi.fn(),
    postNatively: vi.fn(async () => {}),
    log: vi.fn(),
    isOffline: () => false,
    pause: async () => {},
  }
  const store = storeOf(dependencies)
  const keys = () => invoke.mock.calls.map(([, , headers]) => headers[formHeaders.idempotencyKey])
  return { store, ...dependencies, keys }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the body is the fields, trimmed; everything else travels in headers', async () => {
  const { store, invoke, keys } = demo()
  await store.submit(filled, circumstances)
  expect(invoke).toHaveBeenCalledExactlyOnceWith(
    'send-contact-form',
    { ...filled, firstName: 'Ada' },
    {
      'Idempotency-Key': keys()[0],
      'X-Form': 'demo',
      'X-Form-Page': '/?utm_source=post',
      'X-Form-Referrer': 'search.example',
      'X-Form-Open-For': '1235',
    },
  )
})

test('a filled honeypot is reported', async () => {
  const { store, invoke } = demo()
  await store.submit(filled, { ...circumstances, honeypotFilled: true })
  expect(invoke.mock.calls[0]![2]).toMatchObject({ 'X-Form-Honeypot': '1' })
})

test('a double click is one request', async () => {
  const { store, invoke } = demo()
  await Promise.all([store.submit(filled, circumstances), store.submit(filled, circumstances)])
  expect(invoke).toHaveBeenCalledOnce()
})

test('an invalid form is not sent', async () => {
  const { store, invoke, notify } = demo()
  await store.submit({ ...filled, firstName: ' ' }, circumstances)
  expect(store.getState()).toMatchObject({ phase: 'idle', errors: { firstName: 'First name is required' } })
  expect(invoke).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()
})

test('success: state, toast, and a log of status and id only', async () => {
  const { store, notify, log } = demo()
  await store.submit(filled, circumstances)
  expect(store.getState().phase).toBe('success')
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    title: 'Request received!',
    description: "Thank you! We'll contact you shortly to schedule your demo.",
  })
  expect(log).toHaveBeenCalledExactlyOnceWith('Request received', 201, 'a-1')
})

test('failure: state, toast, and nothing the visitor typed in the log', async () => {
  const { store, notify, log } = demo(answers(500, { detail: 'ada@engines.co.uk' }))
  await store.submit(filled, circumstances)
  expect(store.getState()).toMatchObject({ phase: 'failure', problem: { kind: 'failed' } })
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    title: 'Error',
    description: `Failed to submit your request. Please try again or email us directly at ${site.email}`,
  })
  expect(log).toHaveBeenCalledExactlyOnceWith('Request not received', 500)
})

test('retries keep the key; a changed form and the next form after success have a new one', async () => {
  const { store, keys } = demo(answers(503), answers(503), answers(500))
  await store.submit(filled, circumstances)
  await store.submit(filled, circumstances)
  await store.submit({ ...filled, message: 'More' }, circumstances)
  store.restart()
  await store.submit(filled, circumstances)
  const [first, again, byHand, changed, afterSuccess] = keys()
  expect([again, byHand]).toEqual([first, first])
  expect(new Set([first, changed, afterSuccess]).size).toBe(3)
})

test('a key that the server refuses is replaced', async () => {
  const { store, keys } = demo(answers(422, { error: 'idempotency_key_reused' }))
  await store.submit(filled, circumstances)
  await store.submit(filled, circumstances)
  expect(new Set(keys()).size).toBe(2)
})

test('messages of the server appear beside the fields of the form', async () => {
  const { store, notify } = demo(answers(422, { fields: { workEmail: ['Invalid email address'], other: ['?'] } }))
  await store.submit(filled, circumstances)
  expect(store.getState()).toMatchObject({ phase: 'failure', errors: { workEmail: 'Invalid email address' } })
  expect(store.getState()).not.toHaveProperty('errors.other')
  expect(notify).toHaveBeenCalledOnce()
})

test('a slow request says so while it lasts', async () => {
  const { store, invoke } = demo()
  let arrive = (_: Invocation) => {}
  invoke.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const sent = store.submit(filled, circumstances)
  await vi.advanceTimersByTimeAsync(SLOW_NOTICE_MS - 1)
  expect(store.getState()).toMatchObject({ phase: 'submitting', slow: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(store.getState()).toMatchObject({ phase: 'submitting', slow: true })
  arrive(accepted)
  await sent
  expect(store.getState().phase).toBe('success')
})

test('a request that follows a failed one is slow only after its own time', async () => {
  const { store, invoke } = demo(answers(500))
  await store.submit(filled, circumstances)
  await vi.advanceTimersByTimeAsync(SLOW_NOTICE_MS - 1)
  invoke.mockImplementationOnce(() => new Promise(() => {}))
  void store.submit(filled, circumstances)
  await vi.advanceTimersByTimeAsync(SLOW_NOTICE_MS - 1)
  expect(store.getState()).toMatchObject({ phase: 'submitting', slow: false })
})

test('when the code that sends cannot be loaded, the browser posts the form itself', async () => {
  const { store, postNatively, notify } = demo(new Error('Failed to fetch dynamically imported module'))
  await store.submit(filled, circumstances)
  expect(postNatively).toHaveBeenCalledOnce()
  expect(notify).not.toHaveBeenCalled()
  // Back on the page, the button works again.
  expect(store.getState().phase).toBe('failure')
})

test('offline, the form stays and says so', async () => {
  const { postNatively, notify, ...others } = demo(new Error('Failed to fetch dynamically imported module'))
  const store = storeOf({ ...others, postNatively, notify, isOffline: () => true })
  await store.submit(filled, circumstances)
  expect(store.getState()).toMatchObject({ phase: 'failure', problem: { kind: 'offline' } })
  expect(postNatively).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledOnce()
})

test.each([
  [{ error: 'too_many_requests' }, 'We’ve had too many requests from your network.'],
  [{}, 'We’re getting too many requests at the moment.'],
])('429 with %j: only our own limit is blamed on the network', async (body, sentence) => {
  const { store } = demo(answers(429, body))
  await store.submit(filled, circumstances)
  expect(noticeOf(store.getState())).toContain(sentence)
})
