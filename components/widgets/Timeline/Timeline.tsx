import type { WidgetContext } from '../declare.ts'

/** Steps in order of time, down a ruler. */
export function Timeline({ children }: WidgetContext) {
  return <ol className="mins">{children}</ol>
}
