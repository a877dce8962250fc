import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { Icon } from './Icon.tsx'

/** Props of every field, besides those of its native element. */
export type FieldProps = {
  label: string
  /** The error message, if the value is invalid. */
  error?: string
  /** A hint below the field. */
  hint?: ReactNode
}

type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }
type FieldFrameProps = FieldProps & {
  id: string
  required?: boolean
  /** Renders the control; it must spread the given props. */
  children: (wiring: ControlProps) => ReactNode
}

/** A label, a control, a hint and an error, linked for screen readers. For controls other than the three below. */
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

/** The error message of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="errm" id={id}>
      <Icon name="warning" />
      {children}
    </p>
  )
}

/**
 * A single-line text field. Prefer `defaultValue` to `value`: it keeps text that was typed before hydration.
 */
export function TextInput({ label, error, hint, ...rest }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      {(wiring) => <input className="in" {...rest} {...wiring} />}
    </Field>
  )
}

/** A multi-line text field. */
export function TextArea({ label, error, hint, ...rest }: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      {(wiring) => <textarea className="in" {...rest} {...wiring} />}
    </Field>
  )
}

/** A select; the options are its children. */
export function Select({ label, error, hint, ...rest }: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      {(wiring) => <select className="in" {...rest} {...wiring} />}
    </Field>
  )
}

/** The note that explains the asterisks, once per form. */
export function RequiredNote() {
  return (
    <p className="hint">
      <span className="req">*</span> required
    </p>
  )
}
