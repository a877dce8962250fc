import type { WidgetContext } from '../declare.ts'

/** One of the two columns of a split section. */
export function Column({ children }: WidgetContext) {
  return <div className="col flow">{children}</div>
}
