import { departmentIds } from '../../../data/departments.ts'
import { departmentClass } from '../department-class.ts'
import { numbers, rectangle } from '../path.ts'
import type { Building } from './buildings.ts'
import { featureDrawings } from './features.tsx'

const BAY = 18
const STOREY = 22
/* Of each side wall, and of the cornice beyond it. */
const WALL = 4
const CORNICE = 3

/** The width of a storey with this number of bays. */
function storeyWidth(bays: number): number {
  return bays * BAY + WALL * 2
}

/** A building seen from the street, standing on y = 0: one window a bay, coloured in the departments' order. */
export function Elevation({
  building,
  proposed,
}: {
  building: Building
  /** Dashed: a level not reached yet. */
  proposed?: boolean
}) {
  const { storeys, features } = building
  const drawn = features.map((feature) => featureDrawings[feature](storeys))
  const width = Math.max(storeyWidth(storeys[0]!) + CORNICE, ...drawn.map(({ right }) => right))
  const height = storeys.length * STOREY + Math.max(2, ...drawn.map(({ above }) => above))
  return (
    <svg
      className={proposed ? 'elevation ghost' : 'elevation'}
      viewBox={numbers(-CORNICE - 1, -height, width + CORNICE + 2, height + 1)}
      width={width + CORNICE + 2}
      height={height + 1}
      aria-hidden="true"
    >
      {drawn.map(({ behind }) => behind)}
      <path
        className="wall"
        d={storeys.map((bays, level) => rectangle(0, -(level + 1) * STOREY, storeyWidth(bays), STOREY)).join('')}
      />
      {windows(storeys).map(([department, d]) => (
        <path key={department} className={departmentClass(department)} d={d} />
      ))}
      <path d={`M${numbers(-CORNICE, -storeys.length * STOREY)}h${storeyWidth(storeys.at(-1)!) + CORNICE * 2}`} />
      {drawn.map(({ front }) => front)}
    </svg>
  )
}

/** The windows of a building, those of one department as one path. */
export function windows(storeys: readonly number[]) {
  const places = storeys.flatMap((bays, level) => Array.from({ length: bays }, (_, bay) => ({ bay, level })))
  const glass = places.map(({ bay, level }) => {
    const x = WALL * 2 + bay * BAY
    return level === 0 && bay === 0 ? rectangle(x + 1, -15, 8, 15) : rectangle(x, -(level + 1) * STOREY + 6, 10, 9)
  })
  return departmentIds
    .map(
      (department, index) =>
        [department, glass.filter((_, place) => place % departmentIds.length === index).join('')] as const,
    )
    .filter(([, d]) => d)
}
