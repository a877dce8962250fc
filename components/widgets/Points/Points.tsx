import { advantages, whyAgents } from '../../../data/eras.ts'
import { valueDrivers } from '../../../data/transformation.ts'

/** The lists of points that there are. */
export const pointLists = { 'why-agents': whyAgents, advantages, 'value-drivers': valueDrivers } as const

/** The points of an argument, each a heading and a sentence or two, under rules of their own. */
export function Points({ of }: { of: keyof typeof pointLists }) {
  return (
    <ul className="points">
      {pointLists[of].map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
