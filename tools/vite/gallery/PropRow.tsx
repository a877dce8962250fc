import type { ComponentType } from 'react'
import type { PropField } from './prop-fields.ts'

type PropRowProps = {
  widget: string
  field: PropField
  /** The prop's value in the example, otherwise its default. */
  value: unknown
  /** Renders the prop's description. */
  Words: ComponentType<{ text: string }>
}

/** A prop of a widget: its name, type and description, and a control that changes it in the example. */
export function PropRow({ widget, field, value, Words }: PropRowProps) {
  const { name, description, type, required, fallback } = field
  const id = `${widget}-${name}`
  return (
    <div className="gal-prop">
      <label htmlFor={id}>{name}</label>
      <ControlOf field={field} id={id} value={value} />
      <p id={`${id}-about`}>
        <span className="gal-type">
          {type}
          {required
            ? ', required'
            : fallback === undefined
              ? ', optional'
              : `, ${JSON.stringify(fallback)} if left out`}
        </span>{' '}
        <Words text={description} />
      </p>
    </div>
  )
}

function ControlOf({
  field: { name, required, control },
  id,
  value,
}: {
  field: PropField
  id: string
  value: unknown
}) {
  const common = { id, name, 'aria-describedby': `${id}-about`, 'data-kind': control.kind }
  switch (control.kind) {
    case 'choice':
      return (
        <select {...common} className="in" defaultValue={asText(value)}>
          {!required && value === undefined && <option value="">not given</option>}
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )
    case 'switch':
      return <input {...common} type="checkbox" role="switch" defaultChecked={value === true} />
    case 'number':
      return (
        <input
          {...common}
          className="in"
          type="number"
          min={control.min}
          max={control.max}
          step={control.step}
          required={required}
          defaultValue={asText(value)}
        />
      )
    case 'text':
      return (
        <input
          {...common}
          className="in"
          type="text"
          pattern={control.pattern && wholeValue(control.pattern)}
          minLength={control.minLength}
          maxLength={control.maxLength}
          required={required}
          defaultValue={asText(value)}
        />
      )
    case 'json':
      return (
        <textarea
          {...common}
          className="in"
          required={required}
          defaultValue={value === undefined ? '' : JSON.stringify(value, null, 2)}
        />
      )
  }
}

/** Converts a schema's pattern, which may match a part of the value, to an HTML pattern, which must match all of it. */
function wholeValue(pattern: string): string {
  return `${pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`}${pattern.endsWith('$') ? '' : '.*'}`.replace(
    /\$(?=$)/,
    '',
  )
}

/** A prop's value in a field. Props that fields can set are texts and numbers. */
function asText(value: unknown): string {
  return (value as string | number | undefined)?.toString() ?? ''
}
