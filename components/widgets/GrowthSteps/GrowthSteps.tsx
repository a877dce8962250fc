import type { WidgetContext } from '../declare.ts'

/** How an office grows: a card a step, each with its plan. */
export function GrowthSteps({ children }: WidgetContext) {
  return <ol className="steps">{children}</ol>
}
