import { failureToast, formHeaders, type FormDefinition } from '../../data/forms.ts'
import { site } from '../../data/site.ts'
import { deliver, type Invocation, type Outcome } from './delivery.ts'
import type { FieldValues } from './field-values.ts'
import { freshForm, nextState, type FormEvent, type FormState } from './form-state.ts'
import { createIdempotencyKeys } from './idempotency-key.ts'
import type { Provenance } from './provenance.ts'
import { validate } from './validation.ts'

/** What travels beside a form's fields. */
type Circumstances = {
  /** Milliseconds that the form was open. */
  openFor: number
  /** Whether the field that people do not see was filled in. */
  honeypotFilled: boolean
  provenance: Provenance
}

/** What a form's store needs from outside; tests hand in their own. */
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

/** One form on one page: its state, and what moves it on. */
export type FormStore = {
  getState(): FormState
  subscribe(listener: () => void): () => void
  /** Checks the values and sends them. Does nothing while a request is under way. */
  submit(values: FieldValues, circumstances: Circumstances): Promise<void>
  /** Checks a field again if it was wrong. */
  check(field: string, values: FieldValues): void
  /** Empties the form for another request. */
  restart(): void
}

/** After this long without an answer the form says that it is still sending. */
export const SLOW_AFTER = 4_000

/** Makes the store of one form. */
export function createFormStore(
  form: { id: string; definition: FormDefinition },
  dependencies: FormDependencies,
): FormStore {
  const { definition } = form
  const keys = createIdempotencyKeys()
  const listeners = new Set<() => void>()
  let state = freshForm

  function happen(event: FormEvent): void {
    const next = nextState(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  async function send(values: FieldValues, circumstances: Circumstances): Promise<Outcome | 'cannot send'> {
    const headers = requestHeaders(form.id, keys.keyFor(values), circumstances)
    try {
      return await deliver(() => dependencies.invoke(definition.function, values, headers), dependencies.pause)
    } catch {
      if (!dependencies.isOffline()) return 'cannot send'
      return { arrived: false, problem: { kind: 'unreachable' }, errors: {} }
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async submit(values, circumstances) {
      if (state.phase === 'submitting' || state.phase === 'success') return
      const result = validate(definition, values)
      if (result.errors) return happen({ type: 'refused', errors: result.errors })
      happen({ type: 'submitted' })
      const timer = setTimeout(() => happen({ type: 'slowed' }), SLOW_AFTER)
      const outcome = await send(result.values, circumstances)
      clearTimeout(timer)
      if (outcome === 'cannot send') {
        await dependencies.postNatively()
        return happen({ type: 'failed', problem: { kind: 'unreachable' }, errors: {} })
      }
      if (outcome.arrived) {
        dependencies.log('Request received', outcome.status, outcome.id)
        keys.clear()
        happen({ type: 'arrived' })
        dependencies.notify({ kind: 'success', ...definition.toast })
        return
      }
      dependencies.log('Request not received', outcome.status)
      if (outcome.status === 422) keys.forget(result.values)
      const offline = outcome.problem.kind === 'unreachable' && dependencies.isOffline()
      const errors = Object.fromEntries(Object.entries(outcome.errors).filter(([name]) => name in definition.fields))
      happen({ type: 'failed', problem: offline ? { kind: 'offline' } : outcome.problem, errors })
      dependencies.notify({ kind: 'error', ...failureToast(site.email) })
    },
    check(field, values) {
      if (!('errors' in state) || state.errors[field] === undefined) return
      const message = validate(definition, values).errors?.[field]
      if (message !== state.errors[field]) happen({ type: 'checked', field, message })
    },
    restart: () => happen({ type: 'restarted' }),
  }
}

function requestHeaders(
  id: string,
  key: string,
  { openFor, honeypotFilled, provenance }: Circumstances,
): Record<string, string> {
  return {
    [formHeaders.idempotencyKey]: key,
    [formHeaders.form]: id,
    [formHeaders.page]: provenance.page,
    ...(provenance.referrer && { [formHeaders.referrer]: provenance.referrer }),
    [formHeaders.openFor]: String(Math.round(openFor)),
    ...(honeypotFilled && { [formHeaders.honeypot]: '1' }),
  }
}
