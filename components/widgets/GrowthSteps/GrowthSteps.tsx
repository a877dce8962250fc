import { Children, type ReactNode } from 'react'
import { agents, catalogue } from '../../../data/agents.ts'
import { RoomRow } from '../../drawings/plan/RoomRow.tsx'
import { isOneOf } from '../../ui/list-items.ts'
import type { WidgetContext } from '../declare.ts'

/** The fewest rooms of a plan. */
const MIN_ROOMS = 3

/** How an office grows: each third-level heading begins a step, beside a plan with one more room built. */
export function GrowthSteps({ children }: WidgetContext) {
  const steps: ReactNode[][] = []
  for (const node of Children.toArray(children)) {
    if (isOneOf(node, 'h3')) steps.push([])
    steps.at(-1)?.push(node)
  }
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={index}>
          <div>{step}</div>
          <RoomRow
            departments={catalogue.slice(0, index + 1).map((id) => agents[id].department)}
            of={Math.max(MIN_ROOMS, steps.length)}
          />
        </li>
      ))}
    </ol>
  )
}
