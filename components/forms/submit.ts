import type { Dispatch } from 'react'
import { failureToast, type FormDefinition } from '../../data/forms.ts'
import { site } from '../../data/site.ts'
import { deliver, type Invocation, type Outcome } from './delivery.ts'
import { validate, type FieldValues } from './fields.ts'
import type { FormAction } from './form-state.ts'
import { createIdempotencyKeys, requestHeaders, type Circumstances } from './request-headers.ts'

/** What sending a form needs from outside; tests hand in their own. */
export type FormDependencies = {
  /** One call of the form's function. It rejects when the code that makes calls could not be loaded. */
  invoke(name: FormDefinition['function'], body: FieldValues, headers: Record<string, string>): Promise<Invocation>
  /** Shows the toast of a result. */
  notify(result: { kind: 'success' | 'error'; title: string; description: string }): void
  /** Posts the form as the browser does without script; resolves only if the visitor comes back to this very page. */
  postNatively(): Promise<void>
  /** Logs one line. */
  log(...parts: unknown[]): void
  /** Whether the device knows that it has no network. */
  isOffline(): boolean
  pause?(milliseconds: number): Promise<void>
}

/** Checks a form's values and sends them. Does nothing while a request is under way. */
export type Submit = (values: FieldValues, circumstances: Circumstances) => Promise<void>

/** After this long without an answer the form says that it is still sending. */
export const SLOW_AFTER = 4_000

/** Makes the function that submits one form, and dispatches what happens to it. */
export function createSubmit(
  { id, definition }: { id: string; definition: FormDefinition },
  dependencies: FormDependencies,
  dispatch: Dispatch<FormAction>,
): Submit {
  const keys = createIdempotencyKeys()
  let underWay = false

  async function send(values: FieldValues, circumstances: Circumstances): Promise<Outcome | 'cannot send'> {
    const headers = requestHeaders(id, keys.keyFor(values), circumstances)
    try {
      return await deliver(() => dependencies.invoke(definition.function, values, headers), dependencies.pause)
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

  return async (values, circumstances) => {
    if (underWay) return
    const result = validate(definition, values)
    if (result.errors) return dispatch({ type: 'refused', errors: result.errors })
    // Not the reducer's state: a second click may come before React has rendered.
    underWay = true
    dispatch({ type: 'submitted' })
    const timer = setTimeout(() => dispatch({ type: 'slowed' }), SLOW_AFTER)
    const outcome = await send(result.values, circumstances)
    clearTimeout(timer)
    await finish(result.values, outcome)
    underWay = false
  }
}
