import { dataSteps } from '../../../data/data-steps.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { dataPlan } from '../../drawings/plan/data-plan.ts'

/** Where customer data enters, rests, leaves and is deleted: a numbered plan and its list. */
export function DataPlan() {
  return (
    <div className="data-plan">
      <figure>
        <FloorPlanDrawing plan={dataPlan} />
      </figure>
      <ol>
        {dataSteps.map(({ name, text }, index) => (
          <li key={name}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
