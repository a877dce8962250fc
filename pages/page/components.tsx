import { useContext, type ComponentType } from 'react'
import { prose } from '../../components/prose/index.tsx'
import { widgets } from '../../components/widgets/index.ts'
import type { ScriptAttributes, WidgetDeclaration } from '../../components/widgets/declare.ts'
import { PageRoute, PageUpdated } from '../document/page-route.ts'
import { Island } from '../islands/Island.tsx'
import { Stamped } from './WithSourcePosition.tsx'

/** What MDX may name: Markdown's elements and the registry's widgets, those that wake in the browser as islands. */
export const mdxComponents = {
  ...prose,
  ...Object.fromEntries(
    Object.entries(widgets).map(([name, widget]) => [name, componentOf(widget)]),
  ),
}

function componentOf(widget: WidgetDeclaration): ComponentType<Record<string, unknown>> {
  const View = widget.component
  return function Widget({ 'data-source': source, ...given }) {
    const route = useContext(PageRoute)
    const updated = useContext(PageUpdated)
    const props = { ...parse(widget, given), route }
    if (widget.wakes === 'intent') return <Island widget={widget} props={props} source={source as string | undefined} />
    const all = { ...props, script: scriptAttributes(widget), updated }
    return source === undefined ? (
      <View {...all} />
    ) : (
      <Stamped type={View as ComponentType<never>} props={all} source={source as string} />
    )
  }
}

/** How the page's script finds a widget's own script, and when it runs it. */
function scriptAttributes({ name, wakes, media }: WidgetDeclaration): ScriptAttributes | undefined {
  return wakes === 'never' ? undefined : { 'data-script': name, 'data-wakes': wakes === 'media' ? media! : wakes }
}

/** Props are checked where they stand while MDX compiles; here the schema fills in its defaults. */
function parse(widget: WidgetDeclaration, { children, ...props }: Record<string, unknown>): Record<string, unknown> {
  const parsed = widget.props.parse(props)
  return children === undefined ? parsed : { ...parsed, children }
}
