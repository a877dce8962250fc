import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { Icon } from './Icon.tsx'

/** The props that every field has, besides those of its native element. */
export type FieldProps = {
  label: string
  /** What is wrong with the value, in one sentence; none where nothing is. */
  error?: string
  /** A sentence below the label's field that helps to fill it. */
  hint?: ReactNode
}

type Wiring = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }
type FieldFrameProps = FieldProps & {
  id: string
  required?: boolean
  /** Draws the control; it must spread what it is given. */
  children: (wiring: Wiring) => ReactNode
}

/** A label, a control, a hint and a message, wired together. For controls other than the three below. */
function Field({ id, label, error, hint, required, children }: FieldFrameProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}{' '}
        {required ? (
          <span className="req" aria-hidden="true">
            *
          </span>
        ) : (
          <span className="opt">(optional)</span>
        )}
      </label>
      {children({ id, ...(error && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The message of a field that is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="errm" id={id}>
      <Icon name="warning" />
      {children}
    </p>
  )
}

/**
 * A text field of one line. Give `defaultValue` (preferred: what is typed before the script arrives stays) or `value`.
 */
export function TextInput({ label, error, hint, ...rest }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      {(wiring) => <input className="in" {...rest} {...wiring} />}
    </Field>
  )
}

/** A text field of several lines. */
export function TextArea({ label, error, hint, ...rest }: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      {(wiring) => <textarea className="in" {...rest} {...wiring} />}
    </Field>
  )
}

/** A choice from a list; the options are its children. */
export function Select({ label, error, hint, ...rest }: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      {(wiring) => <select className="in" {...rest} {...wiring} />}
    </Field>
  )
}

/** The note that the asterisks refer to; one a form. */
export function RequiredNote() {
  return (
    <p className="hint">
      <span className="req">*</span> required
    </p>
  )
}
