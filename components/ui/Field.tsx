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

type ControlProps = FieldProps & { id?: string | undefined; required?: boolean | undefined }

/** A label, a control, a hint and an error, linked for screen readers. */
function Field({
  control: Control,
  label,
  error,
  hint,
  ...rest
}: ControlProps & { control: 'input' | 'textarea' | 'select' }) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}{' '}
        {rest.required ? (
          <span className="req" aria-hidden="true">
            *
          </span>
        ) : (
          <span className="opt">(optional)</span>
        )}
      </label>
      <Control
        className="in"
        {...rest}
        id={id}
        {...(error && { 'aria-invalid': true })}
        {...(described && { 'aria-describedby': described })}
      />
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
export function TextInput(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return <Field control="input" {...props} />
}

/** A multi-line text field. */
export function TextArea(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <Field control="textarea" {...props} />
}

/** A select; the options are its children. */
export function Select(props: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return <Field control="select" {...props} />
}

/** The note that explains the asterisks, once per form. */
export function RequiredNote() {
  return (
    <p className="hint">
      <span className="req">*</span> required
    </p>
  )
}
