import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'

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
