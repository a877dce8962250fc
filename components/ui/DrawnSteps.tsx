import { Children, type ReactNode } from 'react'
import { isElementNamed } from './list-items.ts'

type DrawnStepsProps = {
  /** What MDX has between the widget's tags: each third-level heading begins a step. */
  children: ReactNode
  /** The drawing beside a step, counted from 0, of so many. */
  drawing: (step: number, count: number) => ReactNode
}

/** Steps with a drawing beside each. */
export function DrawnSteps({ children, drawing }: DrawnStepsProps) {
  const steps: ReactNode[][] = []
  for (const node of Children.toArray(children)) {
    if (isElementNamed(node, 'h3')) steps.push([])
    steps.at(-1)?.push(node)
  }
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={index}>
          <div>{step}</div>
          {drawing(index, steps.length)}
        </li>
      ))}
    </ol>
  )
}
