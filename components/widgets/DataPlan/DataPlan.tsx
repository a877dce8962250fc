import { dataStepIds, dataSteps } from '../../../data/data-steps.ts'
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
        {dataStepIds.map((id, index) => (
          <li key={id}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <b>{dataSteps[id].name}</b>
            <p>{dataSteps[id].text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
