import { dataStepIds, dataSteps } from '../../../data/data-steps.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { dataPlan } from '../../drawings/plan/data-plan.ts'

type DataPlanProps = {
  /** The plan with its names only, or numbered with a list that explains each number. */
  show: 'drawing' | 'steps'
}

/** Where customer data enters, rests, leaves and is deleted. */
export function DataPlan({ show }: DataPlanProps) {
  if (show === 'drawing')
    return (
      <figure className="[&_svg]:w-full">
        <FloorPlanDrawing plan={{ ...dataPlan, callouts: [] }} />
      </figure>
    )
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
