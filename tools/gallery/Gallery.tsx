import { Fragment, type ComponentType } from 'react'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { specimenRoute } from './gallery-routes.ts'
import css from './gallery.css?inline'
import { openingTag, writeProps } from '../content/mdx/opening-tag.ts'
import { defaultValues, propFields, writtenProps, type PropField } from './prop-fields.ts'

/** All widgets of the registry, each with its description, props, controls and MDX to copy. */
export function Gallery({ widgets }: { widgets: readonly WidgetDeclaration[] }) {
  return (
    <div className="gal">
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <nav className="gal-list" aria-label="Widgets">
        <label className="gal-find with-script">
          <span>Find a widget</span> <input type="search" className="in" data-find />
        </label>
        <p role="status" data-found />
        <ul>
          {widgets.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {widgets.map((widget) => (
        <Entry key={widget.name} widget={widget} />
      ))}
    </div>
  )
}

const HYDRATION: Record<WidgetDeclaration['hydrate'], string> = {
  never: 'Needs no script',
  intent: 'Hydrates when a visitor first uses it',
  visible: 'Its script runs when it scrolls into view',
  idle: 'Its script runs when the browser is idle',
  media: 'Its script runs on some screens',
}

/** A widget in the gallery. The controls change its MDX and the widget itself, which is in an iframe. */
export function Entry({ widget }: { widget: WidgetDeclaration }) {
  const { name, description, example, takesChildren, hydrate } = widget
  const fields = propFields(widget)
  const written = writtenProps(widget)
  const { before, after } = openingTag(example, name)!
  const values = { ...defaultValues(widget), ...written }
  const title = `gallery-${name}`
  return (
    <article className="gal-entry" data-widget={name} aria-labelledby={title}>
      <h2 id={title}>
        <a href={`#${name}`} id={name}>
          {name}
        </a>
      </h2>
      <p className="lead">
        <WithCode text={description} />
      </p>
      <p className="gal-facts">
        {takesChildren ? 'Takes text between its tags' : 'Stands alone'} · {HYDRATION[hydrate]} ·{' '}
        <a href={specimenRoute(name)}>By itself</a>
      </p>
      <form className="gal-props" autoComplete="off" data-fallbacks={JSON.stringify(defaultValues(widget))}>
        {fields.map((field) => (
          <PropRow key={field.name} widget={name} field={field} value={values[field.name]} Words={WithCode} />
        ))}
        {fields.length === 0 ? (
          <p className="gal-note">It takes no props.</p>
        ) : (
          <button type="reset" className="btn btn-outline btn-sm with-script">
            As in the example
          </button>
        )}
      </form>
      <div className="gal-code">
        <pre tabIndex={0} role="region" aria-label={`MDX of ${name}`}>
          <code>
            {before}
            <span data-props>{writeProps(written)}</span>
            {after}
          </code>
        </pre>
        <button
          type="button"
          className="btn btn-outline btn-sm with-script"
          data-copy
          aria-label={`Copy the MDX of ${name}`}
        >
          Copy
        </button>
      </div>
      <p className="gal-note" role="status" data-note />
      <fieldset className="gal-widths with-script">
        <legend>Shown as on</legend>
        {['a computer', 'a phone'].map((screen, index) => (
          <label key={screen}>
            <input type="radio" name={`${title}-width`} value={index ? '390' : ''} defaultChecked={!index} /> {screen}
          </label>
        ))}
      </fieldset>
      <iframe src={specimenRoute(name)} title={`${name}, live`} loading="lazy" height="240" />
    </article>
  )
}

/** A description with the text between backticks as code. */
function WithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>))
}

type PropRowProps = {
  widget: string
  field: PropField
  /** The prop's value in the example, otherwise its default. */
  value: unknown
  /** Renders the prop's description. */
  Words: ComponentType<{ text: string }>
}

/** A prop of a widget: its name, type and description, and a control that changes it in the example. */
function PropRow({ widget, field, value, Words }: PropRowProps) {
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
