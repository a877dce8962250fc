import type { FieldErrors } from './fields.ts'
import type { SendError } from './send-form.ts'

/**
 * The state of a form. `focusVersion` grows when the focus has to move; a message that changes while the visitor types
 * does not change it.
 */
export type FormState = { focusVersion: number } & (
  | { phase: 'idle'; errors: FieldErrors }
  | { phase: 'submitting'; slow: boolean }
  | { phase: 'success' }
  | { phase: 'failure'; errors: FieldErrors; problem: SendError }
)

/** The actions of the reducer. */
export type FormAction =
  /** Validation failed; nothing was sent. */
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'submitted' }
  /** Sending takes long. */
  | { type: 'slowed' }
  | { type: 'arrived' }
  | { type: 'failed'; problem: SendError; errors: FieldErrors }
  /** An invalid field was changed. Without a message it is valid now. */
  | { type: 'checked'; field: string; message?: string }
  /** The visitor wants an empty form. */
  | { type: 'restarted' }

/** The initial state. */
export const initialFormState: FormState = { focusVersion: 0, phase: 'idle', errors: {} }

/** The reducer of a form. It ignores actions that do not apply to the phase. */
export function formReducer(state: FormState, action: FormAction): FormState {
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
