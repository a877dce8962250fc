import { stages } from '../../../data/journey.ts'
import { declareWidget } from '../declare.ts'

/** The three stages, numbered as in the plan, each with its result. */
export function Stages() {
  return (
    <ol className="stages">
      {stages.map(({ name, text, outcome }, index) => (
        <li key={name}>
          <span className="num">{index + 1}</span>
          <h3>{name}</h3>
          <p>{text}</p>
          <p>
            <b>You’ll have:</b> {outcome[0]!.toLowerCase() + outcome.slice(1)}.
          </p>
        </li>
      ))}
    </ol>
  )
}

export default declareWidget({
  name: 'Stages',
  description:
    'Learn, Build, Launch: what happens in each stage and what you have at its end, numbered as in `JourneyPlan`.',
  example: '<Stages />',
  component: Stages,
})
