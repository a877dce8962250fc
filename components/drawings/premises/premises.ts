import { agents } from '../../../data/agents.ts'
import type { Industry } from '../../../data/industries.ts'
import type { Point, Area } from '../path.ts'
import type { FloorPlan } from '../plan/FloorPlanDrawing.tsx'
import type { Wall } from '../plan/Walls.tsx'

/** The position of a desk. The bundle names its agent. */
type DeskPlace = {
  /** The desk's centre. */
  at: Point
  /** 1 is 64 pixels wide. */
  scale: number
  /** Degrees clockwise; at 0 the person at the desk faces the top. */
  turn?: number
  /** The position of its number. */
  number: Point
  /** Its location for the text alternative, such as 'by the front door'. */
  where: string
  /** Its room, or its share of one: hatched in the desk's colour. */
  zone: Area
}

/** The premises of an industry: its building and the places of the four desks, in the order of the bundle. */
export type Premises = Pick<FloorPlan, 'walls' | 'furniture' | 'routes' | 'rooms'> & {
  /** The start of the plan's text alternative: what the building is and what it holds. */
  altText: string
  desks: readonly [DeskPlace, DeskPlace, DeskPlace, DeskPlace]
}

/** The floor that all premises share, so that the plans of ten pages keep one size. */
const floor: Area = { x: 0, y: 0, width: 560, height: 440 }

type Openings = Pick<Wall, 'doors' | 'windows'>

/** The four outer walls with their openings: above, right, below, left. */
export function outerWalls(above: Openings, right: Openings, below: Openings, left: Openings): Wall[] {
  const { width, height } = floor
  return [
    { from: [0, 0], to: [width, 0], ...above },
    { from: [width, 0], to: [width, height], ...right },
    { from: [0, height], to: [width, height], ...below },
    { from: [0, 0], to: [0, height], ...left },
  ]
}

/** An inner wall, level or upright, with its doors. */
export function innerWall(from: Point, to: Point, ...doors: NonNullable<Wall['doors']>[number][]): Wall {
  return { from, to, thickness: 8, doors }
}

/** The plan of an industry's premises with the desks of its bundle, numbered as the bundle lists them. */
export function premisesPlan({ altText, desks, ...building }: Premises, bundle: Industry['bundle']): FloorPlan {
  const seated = desks.map((place, index) => ({ ...place, ...agents[bundle[index]!.agent] }))
  const places = seated.map(({ name, where }, index) => `${index + 1} ${name}, ${where}`)
  return {
    ...building,
    altText: `${altText} Four numbered desks: ${places.join('; ')}.`,
    floor,
    desks: seated.map(({ department, at, scale, turn }) => ({ department, at, scale, turn })),
    zones: seated.map(({ department, zone }) => ({ department, ...zone })),
    callouts: seated.map(({ number }, index) => ({ number: index + 1, at: number })),
    count: `${desks.length} desks`,
  }
}
