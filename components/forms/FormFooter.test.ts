import { expect, test } from 'vitest'
import { site } from '../../data/site.ts'
import { noticeOf } from './FormFooter.tsx'
import type { SendError } from './send-form.ts'

const noticeAfter = (problem: SendError, errors: Record<string, string> = {}) =>
  noticeOf({ focusVersion: 1, phase: 'failure', errors, problem })

test.each([
  [undefined, 'in a few minutes'],
  [5, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [5340, 'in 89 minutes'],
  [5341, 'in 2 hours'],
  [7200, 'in 2 hours'],
  [7201, 'in 3 hours'],
  [86_400, 'in 24 hours'],
])('after %j seconds a visitor may try again %s', (seconds, time) => {
  for (const kind of ['limited', 'busy'] as const)
    expect(noticeAfter({ kind, seconds })).toContain(`Please try again ${time}, or call`)
})

test('of refused fields the list above them speaks; a refusal without a field is told beside the button', () => {
  expect(noticeAfter({ kind: 'refused' }, { workEmail: 'Invalid email address' })).toBe('')
  expect(noticeAfter({ kind: 'refused' })).not.toBe('')
})

const phone = site.phone.label.replaceAll(' ', '\u00a0')

test.each<[SendError['kind'], what: RegExp, next: string]>([
  ['offline', /offline/, 'once you’re connected.'],
  ['unreachable', /connection was lost/, 'submit it again. We won’t store it twice.'],
  ['late', /took too long/, 'submit it again. We won’t store it twice.'],
  ['intercepted', /network blocked/, 'sign in, do that first, then submit it again.'],
  ['limited', /from your network/, `or call ${phone}.`],
  ['busy', /requests at the moment/, `or call ${phone}.`],
  ['failed', /wrong on our side/, `or call ${phone}.`],
])('after %s the visitor reads what happened, that nothing is lost, and what to do next', (kind, what, next) => {
  const [cause, advice] = noticeAfter({ kind }).split(' Everything you typed is still here. ')
  expect(cause).toMatch(what)
  expect(advice!.endsWith(next), advice).toBe(true)
})

test('only a request that takes long says so', () => {
  const noticeWhile = (slow: boolean) => noticeOf({ focusVersion: 1, phase: 'submitting', slow })
  expect([noticeWhile(false), noticeWhile(true)]).toEqual(['', expect.stringContaining('Still sending.')])
})
