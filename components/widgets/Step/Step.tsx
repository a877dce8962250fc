import type { WidgetContext } from '../declare.ts'

type StepProps = WidgetContext & {
  /** When: a time, a range, a week. */
  at: string
}

/** One mark of a timeline. */
export function Step({ at, children }: StepProps) {
  return (
    <li>
      <p className="mono">{at}</p>
      {children}
    </li>
  )
}
