import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState, type FormEvent, type Ref } from 'react'
import { forms, HONEYPOT_FIELD, type FormDefinition, type FormId } from '../../data/forms.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { notify } from '../ui/notifications/notify.ts'
import { postAddress } from './back-end-address.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { fillEmptyFields, focusNext, postAndWait, valuesOf, validate, type FieldValues } from './fields.ts'
import { freshForm, nextState } from './form-state.ts'
import { FormFields } from './FormFields.tsx'
import { FormFooter } from './FormFooter.tsx'
import { readProvenance } from './request-headers.ts'
import { createSubmit } from './submit.ts'

type FormProps = {
  /** Which form of `data/forms.ts` it is. */
  id: FormId
  /** The URL of its page. */
  route: string
  /** A sentence beside the button: what happens next. */
  promise?: string
  /** Values from the page's address. They fill in empty fields only. */
  prefill?: () => Promise<FieldValues>
}

/** Loaded when a field is focused, so that it is ready when the visitor submits. */
const loadClient = () => import('./supabase-client.ts')

function prepare(): void {
  loadClient()
    .then(({ supabase }) => supabase())
    .catch(() => {})
  notify.prepare()
}

/** A form of the site: fields, submission, confirmation. Without script it posts as HTML. */
export function Form({ id, route, promise, prefill }: FormProps) {
  const definition: FormDefinition = forms[id]
  const prefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, dispatch] = useReducer(nextState, freshForm)
  const [send] = useState(() =>
    createSubmit(
      { id, definition },
      {
        invoke: async (...call) => (await loadClient()).invoke(...call),
        notify: notify.result,
        postNatively: () => postAndWait(form.current!),
        log: (...parts) => console.info(...parts),
        isOffline: () => !navigator.onLine,
      },
      dispatch,
    ),
  )

  // Replaces the browser's validation once this script runs. Before paint, because a queued submit may follow at once.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [state.phase])

  useEffect(() => {
    prefill?.()
      .then((values) => form.current && fillEmptyFields(form.current, values))
      .catch(() => {})
  }, [prefill])

  useEffect(() => {
    if (state.focusVersion === 0) return
    if (state.phase === 'success') heading.current?.focus()
    else if (state.phase !== 'submitting') focusNext(form.current!)
  }, [state.focusVersion, state.phase])

  if (state.phase === 'success')
    return <Confirmation headingRef={heading} {...definition.success} onAgain={() => dispatch({ type: 'restarted' })} />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const honeypot = event.currentTarget.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement
    void send(valuesOf(definition, event.currentTarget), {
      openFor: performance.now(),
      honeypotFilled: honeypot.value !== '',
      provenance: readProvenance(route, location, document.referrer),
    })
  }

  /** Validates a field again if it is invalid. */
  function check({ target }: FormEvent<HTMLFormElement>) {
    const field = (target as HTMLInputElement).name
    if (!('errors' in state) || state.errors[field] === undefined) return
    const message = validate(definition, valuesOf(definition, form.current!)).errors?.[field]
    dispatch({ type: 'checked', field, message })
  }

  const errors = 'errors' in state ? state.errors : {}
  return (
    <form
      ref={form}
      className="form card"
      method="post"
      action={postAddress(definition, id, route)}
      onSubmit={submit}
      onChange={check}
      onBlur={check}
      onFocus={prepare}
    >
      <ErrorSummary definition={definition} prefix={prefix} errors={errors} />
      <FormFields definition={definition} prefix={prefix} errors={errors} />
      <FormFooter state={state} promise={promise} />
    </form>
  )
}

type ConfirmationProps = {
  heading: string
  text: string
  /** The label of the button that shows an empty form. */
  again: string
  onAgain: () => void
  /** Receives the focus, because the submit button is gone. */
  headingRef: Ref<HTMLHeadingElement>
}

/** Replaces the form when its request has been stored. */
function Confirmation({ heading, text, again, onAgain, headingRef }: ConfirmationProps) {
  return (
    <div className="card form-done">
      <h3 ref={headingRef} tabIndex={-1}>
        <Icon name="check" width="32" height="32" />
        {heading}
      </h3>
      <p className="lead">{text}</p>
      <Button variant="outline" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
