import type { FieldErrors } from './validation.ts'
import type { Problem } from './delivery.ts'

/**
 * What a form shows, and nothing else. `turn` grows whenever the visitor's next step has changed, so that focus follows
 * it; a message that changes while somebody types leaves it alone.
 */
export type FormState = { turn: number } & (
  | { phase: 'idle'; errors: FieldErrors }
  | { phase: 'submitting'; slow: boolean }
  | { phase: 'success' }
  | { phase: 'failure'; errors: FieldErrors; problem: Problem }
)

/** What can happen to a form. */
export type FormEvent =
  /** The form's own rules found something wrong; nothing was sent. */
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'submitted' }
  /** Sending takes long enough for the visitor to wonder. */
  | { type: 'slowed' }
  | { type: 'arrived' }
  | { type: 'failed'; problem: Problem; errors: FieldErrors }
  /** A field that was wrong was changed; without a message it is right now. */
  | { type: 'checked'; field: string; message?: string }
  /** The visitor wants to send another one. */
  | { type: 'restarted' }

/** A form before anything happened. */
export const freshForm: FormState = { turn: 0, phase: 'idle', errors: {} }

/** The state after an event; the same state where the event means nothing in this phase. */
export function nextState(state: FormState, event: FormEvent): FormState {
  const turn = state.turn + 1
  switch (state.phase) {
    case 'idle':
    case 'failure':
      if (event.type === 'refused') return { turn, phase: 'idle', errors: event.errors }
      if (event.type === 'submitted') return { turn, phase: 'submitting', slow: false }
      if (event.type === 'checked') return { ...state, errors: withMessage(state.errors, event.field, event.message) }
      return state
    case 'submitting':
      if (event.type === 'slowed') return { ...state, slow: true }
      if (event.type === 'arrived') return { turn, phase: 'success' }
      if (event.type === 'failed') return { turn, phase: 'failure', errors: event.errors, problem: event.problem }
      return state
    case 'success':
      return event.type === 'restarted' ? { turn, phase: 'idle', errors: {} } : state
  }
}

function withMessage(errors: FieldErrors, field: string, message: string | undefined): FieldErrors {
  if (message !== undefined) return { ...errors, [field]: message }
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
}
