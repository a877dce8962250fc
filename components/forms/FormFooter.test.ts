import { expect, test } from 'vitest'
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
