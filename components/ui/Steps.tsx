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

type SetupRulerProps = {
  /** The steps in order: a name, what you do in it, and the minute at which it begins. */
  steps: readonly { title: string; text: string; minute: number }[]
}

/** The class of a step's length on the ruler; none for the last. `pages/site.css` names them for Tailwind. */
function lengthClass(start: number, end: number | undefined): string | undefined {
  return end === undefined ? undefined : `grow-${end - start}`
}

/** An agent's setup steps on a ruler of minutes, each with what you do in it. */
export function SetupRuler({ steps }: SetupRulerProps) {
  return (
    <ol className="setup-ruler">
      {steps.map(({ title, text, minute }, index) => (
        <li key={title} className={lengthClass(minute, steps[index + 1]?.minute)}>
          <span className="mono">{minute} min</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
