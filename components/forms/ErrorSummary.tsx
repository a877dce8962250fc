import type { MouseEvent } from 'react'
import type { FormDefinition } from '../../data/forms.ts'
import type { FieldErrors } from './fields.ts'

type ErrorSummaryProps = {
  definition: FormDefinition
  /** The prefix of the fields' ids. */
  prefix: string
  errors: FieldErrors
}

/** All invalid fields above the first one, each as a link to its field. It gets the focus when a form is refused. */
export function ErrorSummary({ definition, prefix, errors }: ErrorSummaryProps) {
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
