import { useContext, type ComponentType } from 'react'
import { prose } from '../../components/prose/index.tsx'
import { widgets } from '../../components/widgets/index.ts'
import type { ScriptAttributes, WidgetDeclaration } from '../../components/widgets/declare.ts'
import { RenderedPage } from '../document/rendered-page.ts'
import { Island } from '../islands/Island.tsx'
import { WithSourcePosition } from './WithSourcePosition.tsx'

/**
 * The components of MDX: Markdown's elements and the registry's widgets. Widgets that hydrate are wrapped in islands.
 */
export const mdxComponents = {
  ...prose,
  ...Object.fromEntries(Object.entries(widgets).map(([name, widget]) => [name, componentOf(widget)])),
}

function componentOf(widget: WidgetDeclaration): ComponentType<Record<string, unknown>> {
  const View = widget.component
  return function Widget({ 'data-source': source, ...writtenProps }) {
    const { route, updated, buildDate } = useContext(RenderedPage)
    const props = { ...parse(widget, writtenProps), route, ...(widget.needsBuildDate && { buildDate }) }
    if (widget.hydrate === 'intent')
      return <Island widget={widget} props={props} source={source as string | undefined} />
    const all = { ...props, script: scriptAttributes(widget), updated, buildDate }
    return source === undefined ? (
      <View {...all} />
    ) : (
      <WithSourcePosition type={View as ComponentType<never>} props={all} source={source as string} />
    )
  }
}

/** The attributes by which the page's script finds a widget's own script and knows when to run it. */
function scriptAttributes({ name, hydrate, media }: WidgetDeclaration): ScriptAttributes | undefined {
  return hydrate === 'never'
    ? undefined
    : { 'data-script': name, 'data-hydrate': hydrate === 'media' ? media! : hydrate }
}

/** Fills in the schema's defaults. Props have already been checked when the MDX was compiled. */
function parse(widget: WidgetDeclaration, { children, ...props }: Record<string, unknown>): Record<string, unknown> {
  const parsed = widget.props.parse(props)
  return children === undefined ? parsed : { ...parsed, children }
}
