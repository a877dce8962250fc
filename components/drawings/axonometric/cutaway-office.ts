import type { DepartmentId } from '../../../data/departments.ts'

/** A piece of furniture, with the position of its farthest corner in the room. */
export type PlacedFurniture = { x: number; y: number } & (
  | {
      kind: 'counter' | 'desk' | 'table'
      /** The department of the agent who has this desk; undefined for other furniture. */ department?: DepartmentId
    }
  | {
      kind: 'block'
      /** Width, depth, height: a bench, a cabinet, a sideboard. */ size: readonly [
        width: number,
        depth: number,
        height: number,
      ]
    }
  | { kind: 'mug'; /** Height of what it stands on. */ z: number }
  | { kind: 'plant' | 'person' }
)

/** One storey of an office. */
export type Storey = {
  /** Its name, such as 'Ground floor'. */
  name: string
  /** Built storeys have walls and solid lines; the others are dashed: room to grow. */
  built: boolean
  /** Windows in the wall along x, from and to. */
  windowsX?: readonly (readonly [from: number, to: number])[]
  /** Windows in the wall along y, from and to. */
  windowsY?: readonly (readonly [from: number, to: number])[]
  /** An open door in the wall along x, from and to. */
  doorX?: readonly [from: number, to: number]
  furniture: readonly PlacedFurniture[]
}

/** A cut-away office: storeys of one size, from the ground up. */
export type CutawayOffice = {
  /** Units along x. */
  width: number
  /** Units along y. */
  depth: number
  /** The drawing's text alternative: one or two sentences. */
  altText: string
  storeys: readonly Storey[]
}

/** How many agents work in the office once each storey is full, from the ground up. */
export function agentsByStorey({ storeys }: CutawayOffice): number[] {
  let agents = 0
  return storeys.map(({ furniture }) => (agents += furniture.filter((piece) => 'department' in piece).length))
}
