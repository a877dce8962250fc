import type { WidgetContext } from '../declare.ts'

/** A Markdown list whose items are ticked. */
export function Ticks({ children }: WidgetContext) {
  return <div className="ticks">{children}</div>
}
