import type { WidgetContext } from '../declare.ts'

/** A Markdown list as one quiet line of facts. */
export function Facts({ children }: WidgetContext) {
  return <div className="facts">{children}</div>
}
