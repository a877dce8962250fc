import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  useContext,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { prose } from '../../components/prose/index.tsx'
import type { ScriptAttributes, WidgetDeclaration } from '../../components/widgets/declare.ts'
import * as widgets from '../../components/widgets/registry.ts'
import { RenderedPageContext, Island } from '../islands/Island.tsx'

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
    const { route, updated, buildDate } = useContext(RenderedPageContext)
    const props = { ...parse(widget, writtenProps), route, ...(widget.needsBuildDate && { buildDate }) }
    if (widget.hydrate === 'intent')
      return <Island widget={widget} props={props} source={source as string | undefined} />
    const allProps = { ...props, script: scriptAttributes(widget), updated, buildDate }
    return source === undefined ? (
      <View {...allProps} />
    ) : (
      <WithSourcePosition type={View as ComponentType<never>} props={allProps} source={source as string} />
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

type WithSourcePositionProps = { type: ComponentType<never>; props: Record<string, unknown>; source: string }

/**
 * Renders a widget with `data-source` on its outermost elements: the position of its tag as file:line:column. For
 * review builds only, where nothing hydrates.
 */
export function WithSourcePosition({ type, props, source }: WithSourcePositionProps): ReactNode {
  const render = type as (props: Record<string, unknown>) => ReactNode
  return addSource(render(props), source)
}

/** Sets the attribute on the widget's own elements: a wrapper would change its layout. */
function addSource(node: ReactNode, source: string): ReactNode {
  if (Array.isArray(node)) return Children.map(node as ReactNode[], (child) => addSource(child, source))
  if (!isValidElement(node)) return node
  const { type, props, key } = node as ReactElement<Record<string, unknown> & { children?: ReactNode }>
  if (typeof type === 'string')
    return cloneElement(node as ReactElement<Record<string, unknown>>, { 'data-source': source })
  if (type === Fragment)
    return <Fragment key={key}>{Children.map(props.children, (child) => addSource(child, source))}</Fragment>
  return typeof type === 'function' ? (
    <WithSourcePosition key={key} type={type as ComponentType<never>} props={props} source={source} />
  ) : (
    node
  )
}
