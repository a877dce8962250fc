import { expect, test } from 'vitest'
import { initialFormState, formReducer, type FormAction, type FormState } from './form-state.ts'

const errors = { firstName: 'First name is required' }
const states = {
  idle: initialFormState,
  submitting: { focusVersion: 1, phase: 'submitting', slow: false },
  success: { focusVersion: 2, phase: 'success' },
  failure: { focusVersion: 2, phase: 'failure', errors: {}, problem: { kind: 'failed' } },
} as const satisfies Record<string, FormState>
const actions = {
  refused: { type: 'refused', errors },
  submitted: { type: 'submitted' },
  slowed: { type: 'slowed' },
  arrived: { type: 'arrived' },
  failed: { type: 'failed', problem: { kind: 'late' }, errors: {} },
  checked: { type: 'checked', field: 'firstName', message: 'First name too long' },
  restarted: { type: 'restarted' },
} as const satisfies Record<string, FormAction>

/** Every way from one phase to another; whatever is not here changes nothing. */
const ways: Record<keyof typeof states, Partial<Record<keyof typeof actions, FormState['phase']>>> = {
  idle: { refused: 'idle', submitted: 'submitting', checked: 'idle' },
  submitting: { slowed: 'submitting', arrived: 'success', failed: 'failure' },
  success: { restarted: 'idle' },
  failure: { refused: 'idle', submitted: 'submitting', checked: 'failure' },
}

const cases = Object.keys(states).flatMap((from) =>
  Object.keys(actions).map((action) => [from, action] as [keyof typeof states, keyof typeof actions]),
)

test.each(cases)('%s, %s', (from, action) => {
  const before: FormState = states[from]
  const after = formReducer(before, actions[action])
  const expected = ways[from][action]
  expect(after.phase).toBe(expected ?? before.phase)
  // What changes nothing must not render again.
  expect(after === before).toBe(expected === undefined)
})

test('a correction removes its own message, keeps the others and does not move the focus', () => {
  const wrong = formReducer(initialFormState, {
    type: 'refused',
    errors: { ...errors, workEmail: 'Invalid email address' },
  })
  const corrected = formReducer(wrong, { type: 'checked', field: 'firstName' })
  expect(corrected).toEqual({
    focusVersion: wrong.focusVersion,
    phase: 'idle',
    errors: { workEmail: 'Invalid email address' },
  })
})

test('a field that is wrong in another way gets the new message, and the same message renders nothing again', () => {
  const wrong = formReducer(initialFormState, actions.refused)
  const still = formReducer(wrong, actions.checked)
  expect(still).toMatchObject({ errors: { firstName: 'First name too long' } })
  expect(formReducer(still, actions.checked)).toBe(still)
  expect(formReducer(initialFormState, { type: 'checked', field: 'firstName' })).toBe(initialFormState)
})

test('the focus moves after every failed submit, even if the errors are the same', () => {
  const once = formReducer(initialFormState, actions.refused)
  expect(formReducer(once, actions.refused).focusVersion).toBe(once.focusVersion + 1)
})
