import { expect, test } from 'vitest'
import { freshForm, nextState, type FormEvent, type FormState } from './form-state.ts'

const errors = { firstName: 'First name is required' }
const states = {
  idle: freshForm,
  submitting: { turn: 1, phase: 'submitting', slow: false },
  success: { turn: 2, phase: 'success' },
  failure: { turn: 2, phase: 'failure', errors: {}, problem: { kind: 'failed' } },
} as const satisfies Record<string, FormState>
const events = {
  refused: { type: 'refused', errors },
  submitted: { type: 'submitted' },
  slowed: { type: 'slowed' },
  arrived: { type: 'arrived' },
  failed: { type: 'failed', problem: { kind: 'late' }, errors: {} },
  checked: { type: 'checked', field: 'firstName', message: 'First name too long' },
  restarted: { type: 'restarted' },
} as const satisfies Record<string, FormEvent>

/** Every way from one phase to another; whatever is not here changes nothing. */
const ways: Record<keyof typeof states, Partial<Record<keyof typeof events, FormState['phase']>>> = {
  idle: { refused: 'idle', submitted: 'submitting', checked: 'idle' },
  submitting: { slowed: 'submitting', arrived: 'success', failed: 'failure' },
  success: { restarted: 'idle' },
  failure: { refused: 'idle', submitted: 'submitting', checked: 'failure' },
}

const cases = Object.keys(states).flatMap((from) =>
  Object.keys(events).map((event) => [from, event] as [keyof typeof states, keyof typeof events]),
)

test.each(cases)('%s, %s', (from, event) => {
  const before: FormState = states[from]
  const after = nextState(before, events[event])
  const expected = ways[from][event]
  if (expected === undefined) expect(after).toBe(before)
  else {
    expect(after.phase).toBe(expected)
    expect(after).not.toBe(before)
  }
})

test('a correction removes its own message, keeps the others and does not move the focus', () => {
  const wrong = nextState(freshForm, { type: 'refused', errors: { ...errors, workEmail: 'Invalid email address' } })
  const corrected = nextState(wrong, { type: 'checked', field: 'firstName' })
  expect(corrected).toEqual({ turn: wrong.turn, phase: 'idle', errors: { workEmail: 'Invalid email address' } })
})

test('the focus moves after every refusal, also after the same one twice', () => {
  const once = nextState(freshForm, events.refused)
  expect(nextState(once, events.refused).turn).toBe(once.turn + 1)
})
