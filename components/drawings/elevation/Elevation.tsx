import type { ReactNode } from 'react'
import { departmentIds, departmentClass } from '../../../data/departments.ts'
import { priceBands, type PriceBand } from '../../../data/pricing.ts'
import { numbers, rectangle } from '../path.ts'

/** What is on or beside a building, for scale. */
type Feature =
  'gable' | 'person' | 'tree' | 'small tree' | 'terrace tree' | 'terrace chimney' | 'plant room' | 'flag' | 'roof tree'

/** The street front of a building. */
type Building = {
  /**
   * Bays of each storey, from the ground up. A bay is a window, and a window is an agent; the first on the ground is
   * the door.
   */
  storeys: readonly number[]
  features: readonly Feature[]
}

/**
 * The building of each office level, in the order of the price bands (`data/pricing.ts`): as many bays as the level has
 * room for agents.
 */
const buildings: readonly Building[] = [
  { storeys: [1], features: ['gable', 'person'] },
  { storeys: [3], features: ['tree'] },
  { storeys: [3, 2], features: ['terrace tree'] },
  { storeys: [4, 3], features: ['small tree'] },
  { storeys: [4, 4, 2], features: ['terrace chimney'] },
  { storeys: [5, 5, 5], features: ['plant room'] },
  { storeys: [5, 5, 5, 5], features: ['flag', 'roof tree'] },
]

/** The building of an office level. */
export function buildingOf(band: PriceBand): Building {
  return buildings[priceBands.indexOf(band)]!
}

const BAY = 18

const STOREY = 22

/* The width of each side wall, and of the cornice beyond it. */
const WALL = 4
const CORNICE = 3

function storeyWidth(bays: number): number {
  return bays * BAY + WALL * 2
}

type ElevationProps = {
  /** The office level. */
  band: PriceBand
  /** Dashed: a level not reached yet. */
  proposed?: boolean
}

/** The building of an office level, standing on y = 0: one window a bay, coloured in the departments' order. */
export function Elevation({ band, proposed }: ElevationProps) {
  const { storeys, features } = buildingOf(band)
  const drawings = features.map((feature) => featureDrawings[feature](storeys))
  const width = Math.max(storeyWidth(storeys[0]!) + CORNICE, ...drawings.map(({ right = 0 }) => right))
  const height = storeys.length * STOREY + Math.max(2, ...drawings.map(({ above = 0 }) => above))
  return (
    <svg
      className={proposed ? 'elevation ghost' : 'elevation'}
      viewBox={numbers(-CORNICE - 1, -height, width + CORNICE + 2, height + 1)}
      width={width + CORNICE + 2}
      height={height + 1}
      aria-hidden="true"
    >
      {drawings.map(({ behind }) => behind)}
      <path
        className="wall"
        d={storeys.map((bays, level) => rectangle(0, -(level + 1) * STOREY, storeyWidth(bays), STOREY)).join('')}
      />
      {windows(storeys).map(([department, d]) => (
        <path key={department} className={departmentClass(department)} d={d} />
      ))}
      <path d={`M${numbers(-CORNICE, -storeys.length * STOREY)}h${storeyWidth(storeys.at(-1)!) + CORNICE * 2}`} />
      {drawings.map(({ front }) => front)}
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

/** The drawing of a building's feature, and the space that it needs to the right and above the roof. */
type FeatureDrawing = { front?: ReactNode; behind?: ReactNode; right?: number; above?: number }

function tree(x: number, y: number, trunk: number, rx: number, ry: number): ReactNode {
  return <path key="tree" className="tree" d={`M${numbers(x, y)}v-${trunk}a${numbers(rx, ry)} 0 1 1 .1 0`} />
}

/** How each feature is drawn, from the bays of the storeys. */
const featureDrawings: Record<Feature, (storeys: readonly number[]) => FeatureDrawing> = {
  gable: (storeys) => {
    const half = storeyWidth(storeys[0]!) / 2 + 3
    return {
      front: <path key="gable" className="wall" d={`M-3 ${-storeys.length * STOREY}l${half}-11 ${half} 11z`} />,
      above: 13,
    }
  },
  person: ([bays]) => {
    const x = storeyWidth(bays!) + 14
    return {
      front: (
        <path
          key="person"
          className="person"
          d={`M${x} 0v-7c-3 0-3-1-3-5q0-4 3-4t3 4c0 4 0 5-3 5m0-9a2.5 2.5 0 1 1 .1 0`}
        />
      ),
      right: x + 6,
    }
  },
  tree: ([bays]) => ({ front: tree(storeyWidth(bays!) + 14, 0, 14, 8, 10), right: storeyWidth(bays!) + 24, above: 13 }),
  'small tree': ([bays]) => ({
    front: tree(storeyWidth(bays!) + 16, 0, 12, 7, 9),
    right: storeyWidth(bays!) + 25,
  }),
  'terrace tree': ([, bays]) => ({ front: tree(storeyWidth(bays!) + 11, -STOREY, 9, 5, 6) }),
  'terrace chimney': (storeys) => {
    const x = storeyWidth(storeys.at(-1)!) + 6
    return {
      behind: <path key="chimney" className="wall" d={`M${x} ${-(storeys.length - 1) * STOREY}v-8h14v8m-9-8v-5`} />,
    }
  },
  'plant room': (storeys) => ({
    behind: <path key="plant" className="wall" d={`M14 ${-storeys.length * STOREY}v-8h22v8m30 0v-6h10v6`} />,
    above: 9,
  }),
  flag: (storeys) => {
    const top = -storeys.length * STOREY
    return {
      front: (
        <g key="flag">
          <path d={`M46 ${top}v-26`} />
          <path className="rc" d={`M46 ${top - 26}h18l-4 5 4 5h-18`} />
        </g>
      ),
      above: 28,
    }
  },
  'roof tree': (storeys) => ({ front: tree(16, -storeys.length * STOREY, 7, 5, 6), above: 20 }),
}
