import type { FieldErrors } from './fields.ts'
import type { Problem } from './delivery.ts'

/**
 * What a form shows, and nothing else. `focusVersion` grows whenever the visitor's next step has changed, so that
 * focus follows it; a message that changes while somebody types leaves it alone.
 */
export type FormState = { focusVersion: number } & (
  | { phase: 'idle'; errors: FieldErrors }
  | { phase: 'submitting'; slow: boolean }
  | { phase: 'success' }
  | { phase: 'failure'; errors: FieldErrors; problem: Problem }
)

/** What can happen to a form. */
export type FormAction =
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
export const freshForm: FormState = { focusVersion: 0, phase: 'idle', errors: {} }

/** The reducer of a form. An action that means nothing in this phase changes nothing. */
export function nextState(state: FormState, action: FormAction): FormState {
  const focusVersion = state.focusVersion + 1
  switch (state.phase) {
    case 'idle':
    case 'failure':
      if (action.type === 'refused') return { focusVersion, phase: 'idle', errors: action.errors }
      if (action.type === 'submitted') return { focusVersion, phase: 'submitting', slow: false }
      if (action.type === 'checked' && state.errors[action.field] !== action.message)
        return { ...state, errors: withMessage(state.errors, action.field, action.message) }
      return state
    case 'submitting':
      if (action.type === 'slowed') return { ...state, slow: true }
      if (action.type === 'arrived') return { focusVersion, phase: 'success' }
      if (action.type === 'failed')
        return { focusVersion, phase: 'failure', errors: action.errors, problem: action.problem }
      return state
    case 'success':
      return action.type === 'restarted' ? { focusVersion, phase: 'idle', errors: {} } : state
  }
}

function withMessage(errors: FieldErrors, field: string, message: string | undefined): FieldErrors {
  if (message !== undefined) return { ...errors, [field]: message }
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
}
