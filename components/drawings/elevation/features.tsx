import type { ReactNode } from 'react'
import { numbers } from '../path.ts'
import type { BuildingExtra } from './buildings.ts'

/** The drawing of a building's feature, and the space that it needs to the right and above the roof. */
type Drawn = { front?: ReactNode; behind?: ReactNode; right: number; above: number }

const BAY = 18
const STOREY = 22
const edge = (bays: number) => bays * BAY + 8

function tree(x: number, y: number, trunk: number, rx: number, ry: number): ReactNode {
  return <path key="tree" className="tree" d={`M${numbers(x, y)}v-${trunk}a${numbers(rx, ry)} 0 1 1 .1 0`} />
}

/** How each feature is drawn, from the bays of the storeys. */
export const featureDrawings: Record<BuildingExtra, (storeys: readonly number[]) => Drawn> = {
  gable: (storeys) => {
    const half = edge(storeys[0]!) / 2 + 3
    return {
      front: <path key="gable" className="wall" d={`M-3 ${-storeys.length * STOREY}l${half}-11 ${half} 11z`} />,
      right: 0,
      above: 13,
    }
  },
  neighbour: ([bays]) => {
    const x = edge(bays!) + 14
    return {
      front: (
        <path
          key="neighbour"
          className="person"
          d={`M${x} 0v-7c-3 0-3-1-3-5q0-4 3-4t3 4c0 4 0 5-3 5m0-9a2.5 2.5 0 1 1 .1 0`}
        />
      ),
      right: x + 6,
      above: 0,
    }
  },
  tree: ([bays]) => ({ front: tree(edge(bays!) + 14, 0, 14, 8, 10), right: edge(bays!) + 24, above: 13 }),
  'small tree': ([bays]) => ({ front: tree(edge(bays!) + 16, 0, 12, 7, 9), right: edge(bays!) + 25, above: 0 }),
  'terrace tree': ([, bays]) => ({ front: tree(edge(bays!) + 11, -STOREY, 9, 5, 6), right: 0, above: 0 }),
  'terrace chimney': (storeys) => {
    const x = edge(storeys.at(-1)!) + 6
    return {
      behind: <path key="chimney" className="wall" d={`M${x} ${-(storeys.length - 1) * STOREY}v-8h14v8m-9-8v-5`} />,
      right: 0,
      above: 0,
    }
  },
  'plant room': (storeys) => ({
    behind: <path key="plant" className="wall" d={`M14 ${-storeys.length * STOREY}v-8h22v8m30 0v-6h10v6`} />,
    right: 0,
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
      right: 0,
      above: 28,
    }
  },
  'roof tree': (storeys) => ({ front: tree(16, -storeys.length * STOREY, 7, 5, 6), right: 0, above: 20 }),
}
