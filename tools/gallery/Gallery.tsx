import { Fragment } from 'react'
import { EXIT, visit } from 'unist-util-visit'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { specimenRoute } from './gallery-routes.ts'
import css from './gallery.css?inline'
import { openingTag, writeProps } from '../content/mdx/opening-tag.ts'
import { attributesOf } from '../content/mdx/element.ts'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { attributeValue } from '../content/mdx/static-value.ts'
import { fieldsOf, helpOf } from './form-fields.ts'

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

/** A widget in the gallery. Its form changes its MDX and the widget itself, which is in an iframe. */
export function Entry({ widget }: { widget: WidgetDeclaration }) {
  const { name, description, example, takesChildren, hydrate } = widget
  const fields = fieldsOf(widget.props)
  const written = writtenProps(widget)
  const { before, after } = openingTag(example, name)!
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
      {fields.length === 0 ? (
        <p className="gal-note">It takes no props.</p>
      ) : (
        <>
          {/* The script puts a form in its place. */}
          <dl className="gal-props" data-written={JSON.stringify(written)}>
            {fields.map((field) => (
              <Fragment key={field.name}>
                <dt>
                  {field.name}: {field.type}
                  {field.required && ', required'}
                </dt>
                <dd>
                  <WithCode text={helpOf(field)} />
                </dd>
              </Fragment>
            ))}
          </dl>
          <button type="button" className="btn btn-outline btn-sm with-script" data-reset>
            As in the example
          </button>
        </>
      )}
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

/** The props in a widget's example, read from its MDX. */
export function writtenProps({ name, example }: Pick<WidgetDeclaration, 'name' | 'example'>): Record<string, unknown> {
  let props: Record<string, unknown> = {}
  visit(parseContent(example), (node) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== name) return undefined
    props = Object.fromEntries(attributesOf(node).map((attribute) => [attribute.name, attributeValue(attribute)]))
    return EXIT
  })
  return props
}
