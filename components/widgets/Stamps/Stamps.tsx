import type { WidgetContext } from '../declare.ts'

/** Stamps side by side, each a little askew. */
export function Stamps({ children }: WidgetContext) {
  return <div className="stamps">{children}</div>
}
