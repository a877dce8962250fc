import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'

type StampedProps = { type: ComponentType<never>; props: Record<string, unknown>; source: string }

/** A widget whose outermost elements say where content names it. Only builds for reviews have these: there nothing wakes. */
export function Stamped({ type, props, source }: StampedProps): ReactNode {
  const render = type as (props: Record<string, unknown>) => ReactNode
  return stamp(render(props), source)
}

/** A box around the widget would change its layout, so its own elements carry the place. */
function stamp(node: ReactNode, source: string): ReactNode {
  if (Array.isArray(node)) return Children.map(node as ReactNode[], (child) => stamp(child, source))
  if (!isValidElement(node)) return node
  const { type, props, key } = node as ReactElement<Record<string, unknown> & { children?: ReactNode }>
  if (typeof type === 'string')
    return cloneElement(node as ReactElement<Record<string, unknown>>, { 'data-source': source })
  if (type === Fragment)
    return <Fragment key={key}>{Children.map(props.children, (child) => stamp(child, source))}</Fragment>
  return typeof type === 'function' && !(type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent ? (
    <Stamped key={key} type={type as ComponentType<never>} props={props} source={source} />
  ) : (
    node
  )
}
