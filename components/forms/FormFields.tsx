import { HONEYPOT_FIELD, type FormDefinition, type FormField } from '../../data/forms.ts'
import { Select, TextArea, TextInput } from '../ui/Field.tsx'
import type { FieldErrors } from './fields.ts'

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
export function FormFields({ definition, prefix, errors }: FormFieldsProps) {
  return (
    <>
      {Object.entries(definition.fields).map(([name, field]) => (
        <div key={name} className={field.wide ? 'wide' : undefined}>
          <Control field={field} name={name} id={`${prefix}-${name}`} error={errors[name]} />
        </div>
      ))}
      <p className="form-trap" aria-hidden="true">
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
