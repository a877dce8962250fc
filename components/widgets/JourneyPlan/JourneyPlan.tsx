import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { journeyPlan } from '../../drawings/plan/journey-plan.ts'

/** The journey as a plan: three ways in, then room after room. */
export function JourneyPlan() {
  return (
    <figure className="[&_svg]:w-full">
      <FloorPlanDrawing plan={journeyPlan} />
    </figure>
  )
}
