import type { WidgetContext } from '../declare.ts'

/** A row of buttons; on phones each takes the whole width. */
export function Actions({ children }: WidgetContext) {
  return <div className="cta">{children}</div>
}
