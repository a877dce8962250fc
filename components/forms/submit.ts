import type { Dispatch } from 'react'
import { failureToast, type FormDefinition } from '../../data/forms.ts'
import { site } from '../../data/site.ts'
import {
  sendForm,
  createIdempotencyKeys,
  requestHeaders,
  type Invocation,
  type Outcome,
  type RequestMetadata,
} from './send-form.ts'
import { validate, type FieldValues } from './fields.ts'
import type { FormAction } from './form-state.ts'

/** The dependencies of submitting a form; tests replace them. */
export type FormDependencies = {
  /** Calls the form's function. Rejects if supabase-js could not be loaded. */
  invoke(name: FormDefinition['function'], body: FieldValues, headers: Record<string, string>): Promise<Invocation>
  /** Shows the toast of a result. */
  notify(result: { kind: 'success' | 'error'; title: string; description: string }): void
  /** Posts the form as the browser does without script. Resolves only if the visitor returns to this page. */
  postNatively(): Promise<void>
  /** Logs one line. */
  log(...parts: unknown[]): void
  /** Whether the device is offline. */
  isOffline(): boolean
  pause?(milliseconds: number): Promise<void>
}

/** Validates a form's values and sends them. Does nothing while a request is pending. */
export type Submit = (values: FieldValues, metadata: RequestMetadata) => Promise<void>

/** After this many milliseconds the form says that it is still sending. */
export const SLOW_NOTICE_MS = 4_000

/** Creates the submit function of one form. It dispatches the form's actions. */
export function createSubmit(
  { id, definition }: { id: string; definition: FormDefinition },
  dependencies: FormDependencies,
  dispatch: Dispatch<FormAction>,
): Submit {
  const keys = createIdempotencyKeys()
  let isSubmitting = false

  async function send(values: FieldValues, metadata: RequestMetadata): Promise<Outcome | 'cannot send'> {
    const headers = requestHeaders(id, keys.keyFor(values), metadata)
    try {
      return await sendForm(() => dependencies.invoke(definition.function, values, headers), dependencies.pause)
    } catch {
      if (!dependencies.isOffline()) return 'cannot send'
      return { arrived: false, problem: { kind: 'unreachable' }, errors: {} }
    }
  }

  async function finish(values: FieldValues, outcome: Outcome | 'cannot send'): Promise<void> {
    if (outcome === 'cannot send') {
      await dependencies.postNatively()
      return dispatch({ type: 'failed', problem: { kind: 'unreachable' }, errors: {} })
    }
    if (outcome.arrived) {
      dependencies.log('Request received', outcome.status, outcome.id)
      keys.clear()
      dispatch({ type: 'arrived' })
      return dependencies.notify({ kind: 'success', ...definition.toast })
    }
    dependencies.log('Request not received', outcome.status)
    if (outcome.status === 422) keys.forget(values)
    const offline = outcome.problem.kind === 'unreachable' && dependencies.isOffline()
    const errors = Object.fromEntries(Object.entries(outcome.errors).filter(([name]) => name in definition.fields))
    dispatch({ type: 'failed', problem: offline ? { kind: 'offline' } : outcome.problem, errors })
    dependencies.notify({ kind: 'error', ...failureToast(site.email) })
  }

  return async (values, metadata) => {
    if (isSubmitting) return
    const result = validate(definition, values)
    if (result.errors) return dispatch({ type: 'refused', errors: result.errors })
    // Not in the reducer: a second click may come before React renders.
    isSubmitting = true
    dispatch({ type: 'submitted' })
    const timer = setTimeout(() => dispatch({ type: 'slowed' }), SLOW_NOTICE_MS)
    try {
      const outcome = await send(result.values, metadata)
      clearTimeout(timer)
      await finish(result.values, outcome)
    } finally {
      isSubmitting = false
    }
  }
}
