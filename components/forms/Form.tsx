import {
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type Ref,
} from 'react'
import { forms, HONEYPOT_FIELD, type FormDefinition, type FormField, type FormId } from '../../data/forms.ts'
import { Button } from '../ui/Button.tsx'
import { Select, TextArea, TextInput } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { notify } from '../ui/notifications/notify.ts'
import { FormFooter } from './FormFooter.tsx'
import { postAddress } from './back-end-address.ts'
import {
  fillEmptyFields,
  focusNext,
  postAndWait,
  validate,
  valuesOf,
  type FieldErrors,
  type FieldValues,
} from './fields.ts'
import { initialFormState, formReducer } from './form-state.ts'
import { readProvenance } from './send-form.ts'
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

const loadClient = () => import('./supabase-client.ts')

/** Called when a field is focused, so that all is loaded when the visitor submits. */
function preload(): void {
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
  const [state, dispatch] = useReducer(formReducer, initialFormState)
  // oxlint-disable-next-line react/refs -- The form is read when it is sent.
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
      onFocus={preload}
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

type ErrorSummaryProps = {
  definition: FormDefinition
  /** The prefix of the fields' ids. */
  prefix: string
  errors: FieldErrors
}

/** All invalid fields above the first one, each as a link to its field. It gets the focus when a form is refused. */
function ErrorSummary({ definition, prefix, errors }: ErrorSummaryProps) {
  const invalidFields = Object.keys(definition.fields).filter((name) => errors[name] !== undefined)
  if (invalidFields.length === 0) return null

  /** A link to a field only scrolls; the visitor wants to type. */
  function focusField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    document.getElementById(event.currentTarget.hash.slice(1))?.focus()
  }

  return (
    <div className="form-errors wide" role="group" aria-labelledby={`${prefix}-errors`} tabIndex={-1}>
      <p id={`${prefix}-errors`}>
        <b>
          {invalidFields.length === 1 ? 'Please correct one field' : `Please correct ${invalidFields.length} fields`}
        </b>
      </p>
      <ul>
        {invalidFields.map((name) => (
          <li key={name}>
            <a href={`#${prefix}-${name}`} onClick={focusField}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FormFieldsProps = {
  definition: FormDefinition
  /** The prefix of the fields' ids. */
  prefix: string
  errors: FieldErrors
}

/**
 * A form's fields in order. They are uncontrolled, so that typed text is never lost. No `maxlength`, because it would
 * silently truncate pasted text.
 */
function FormFields({ definition, prefix, errors }: FormFieldsProps) {
  return (
    <>
      {Object.entries(definition.fields).map(([name, field]) => (
        <div key={name} className={field.wide ? 'wide' : undefined}>
          <Control field={field} name={name} id={`${prefix}-${name}`} error={errors[name]} />
        </div>
      ))}
      <p className="form-honeypot" aria-hidden="true">
        <label>
          Leave this field empty <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}

type ControlProps = { field: FormField; name: string; id: string; error?: string }

function Control({ field: { control, label, required, autoComplete, options = [] }, ...attributes }: ControlProps) {
  const shared = { ...attributes, label, required, autoComplete }
  if (control === 'textarea') return <TextArea rows={4} {...shared} />
  if (control !== 'select') return <TextInput type={control} {...shared} />
  return (
    <Select {...shared}>
      <option value="">Choose one</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  )
}
