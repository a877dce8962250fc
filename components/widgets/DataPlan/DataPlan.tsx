import { z } from 'zod'
import { dataStepIds, dataSteps, type DataStepId } from '../../../data/privacy.ts'
import { pairs, type Point } from '../../drawings/path.ts'
import { FloorPlanDrawing, type FloorPlan } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { armchair, plant, shelves, place, type FurnitureShape } from '../../drawings/plan/furniture.ts'
import type { Wall } from '../../drawings/plan/Walls.tsx'
import { declareWidget } from '../declare.ts'

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

const [width, height] = [560, 400]

/** A safe: a thick box with a handle, seen from above. */
const safe: FurnitureShape = {
  boxes: [
    [-34, -24, 68, 48],
    [-26, -16, 52, 32],
  ],
  rounds: [[0, 0, 7]],
  lines: ['-7,0 7,0', '0,-7 0,7'].map(pairs),
}

const walls: Wall[] = [
  { from: [0, 0], to: [width, 0], windows: [[40, 130]] },
  { from: [0, height], to: [width, height], windows: [[40, 130]] },
  { from: [0, 0], to: [0, height], doors: [{ at: 170 }] },
  { from: [width, 0], to: [width, height], doors: [{ at: 60, swing: -1 }] },
  // The room where data is kept: thick walls, no window, one door towards the reception.
  { from: [190, 2], to: [190, height - 2], thickness: 16, doors: [{ at: 170, hinge: 'end' }] },
  { from: [390, 2], to: [390, height - 2], thickness: 16, doors: [{ at: 60 }, { at: 280 }] },
  { from: [390, 200], to: [width, 200], thickness: 8 },
]

/** Where each step's number and name are drawn. */
const places: Record<DataStepId, { callout: Point; name: Point }> = {
  enters: { callout: [60, 200], name: [16, 290] },
  rests: { callout: [290, 160], name: [206, 290] },
  leaves: { callout: [430, 90], name: [410, 180] },
  deleted: { callout: [490, 310], name: [410, 374] },
}

/** Where data enters the company, rests, leaves and is deleted, as a plan of four rooms. */
const dataPlan: FloorPlan = {
  altText: `Plan of four rooms that data passes through: ${dataStepIds.map((id) => dataSteps[id].name).join(', ')}.`,
  floor: { x: 0, y: 0, width, height },
  walls,
  desks: [{ department: 'reception', at: [88, 90], scale: 1.5 }],
  zones: [{ department: 'reception', x: 0, y: 0, width: 190, height }],
  furniture: [
    place(safe, 290, 70),
    place(shelves(146, 26, 4), 290, 374),
    place(plant, 532, 172),
    place(plant, 28, 372),
    place(armchair, 88, 330, 180),
  ],
  routes: [
    pairs('-20,200 290,200 290,112'),
    [
      [290, 200],
      [350, 200],
      [350, 90],
      [width + 20, 90],
    ],
    pairs('350,200 350,310 460,310'),
  ],
  callouts: dataStepIds.map((id, index) => ({ number: index + 1, at: places[id].callout })),
  rooms: dataStepIds.map((id) => ({ name: dataSteps[id].name, at: places[id].name })),
}

export default declareWidget({
  name: 'DataPlan',
  description:
    'A drawing and a list of what happens to customer data: how it arrives, is stored, is sent and is deleted.',
  props: z.strictObject({
    show: z
      .enum(['drawing', 'steps'])
      .default('steps')
      .describe('`drawing` is the plan with its names only, `steps` also explains each number in a list.'),
  }),
  example: '<DataPlan />',
  component: DataPlan,
})
