import { pairs } from '../path.ts'
import type { DepartmentId } from '../../../data/departments.ts'

/** The drawings that a page's front matter may put beside its head. */
export const headDrawings = ['office', 'enterprise'] as const

/** One of the drawings of a page's head. */
export type HeadDrawing = (typeof headDrawings)[number]

/** A piece of furniture, with the position of its farthest corner in the room. */
export type PlacedFurniture = { x: number; y: number } & (
  | {
      kind: 'counter' | 'desk' | 'table'
      /** The department of the agent who has this desk; undefined for other furniture. */
      department?: DepartmentId
    }
  | {
      kind: 'block'
      /** Of a bench, a cabinet, a sideboard. */
      size: readonly [width: number, depth: number, height: number]
    }
  | {
      kind: 'mug'
      /** The height of what it stands on. */
      z: number
    }
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

const growingWindows = pairs('1,2.8 3.4,5')

/** The office of the home page's hero: one desk downstairs, four above, and a storey of room to grow. */
export const growingOffice: CutawayOffice = {
  width: 12,
  depth: 6,
  altText:
    'A cut-away drawing of a three-storey office. The ground floor has one reception desk. Sales and support desks fill the first floor. The second floor is drawn in dashed lines, ready for more desks.',
  storeys: [
    {
      name: 'Ground floor',
      built: true,
      windowsX: pairs('1,3.2 4.2,6.4'),
      windowsY: growingWindows,
      doorX: [8.6, 10.2],
      furniture: [
        { kind: 'plant', x: 0.8, y: 0.5 },
        { kind: 'block', x: 0.4, y: 1, size: [0.8, 2, 0.45] },
        { kind: 'block', x: 0.4, y: 3.4, size: [0.8, 2, 0.45] },
        { kind: 'counter', x: 3.6, y: 1, department: 'reception' },
        { kind: 'person', x: 6.1, y: 5.2 },
        { kind: 'block', x: 7.9, y: 3.8, size: [0.7, 1.5, 0.45] },
        { kind: 'block', x: 9.2, y: 4, size: [1.1, 1.1, 0.4] },
        { kind: 'block', x: 10.8, y: 3.8, size: [0.7, 1.5, 0.45] },
        { kind: 'person', x: 10.2, y: 2.1 },
        { kind: 'plant', x: 11.3, y: 0.7 },
      ],
    },
    {
      name: 'First floor',
      built: true,
      windowsX: pairs('1,3.2 4.2,6.4 8.4,10.6'),
      windowsY: growingWindows,
      furniture: [
        { kind: 'table', x: 2, y: 1.9, department: 'sales' },
        { kind: 'block', x: 0.3, y: 3.6, size: [0.9, 1.8, 1.1] },
        { kind: 'block', x: 3, y: 4.7, size: [2.4, 0.85, 0.7] },
        { kind: 'mug', x: 3.7, y: 5, z: 0.7 },
        { kind: 'mug', x: 4.3, y: 5, z: 0.7 },
        { kind: 'desk', x: 7.1, y: 1.6, department: 'support' },
        { kind: 'desk', x: 9.3, y: 1.6, department: 'support' },
        { kind: 'desk', x: 8.2, y: 4, department: 'support' },
        { kind: 'person', x: 6, y: 5.1 },
        { kind: 'plant', x: 11.3, y: 0.7 },
      ],
    },
    {
      name: 'Second floor',
      built: false,
      furniture: [
        { kind: 'desk', x: 1.4, y: 1.7, department: 'finance' },
        { kind: 'desk', x: 1.4, y: 4.1, department: 'operations' },
        { kind: 'desk', x: 5, y: 1.7, department: 'marketing' },
        { kind: 'desk', x: 5, y: 4.1, department: 'compliance' },
        { kind: 'desk', x: 8.6, y: 1.7, department: 'hr' },
        { kind: 'table', x: 8.4, y: 4.1 },
      ],
    },
  ],
}

const enterpriseWindows = pairs('1,2.8 3.6,5.4')

/**
 * The office of the enterprise page's hero: two staffed floors of six desks, and five more in dashed lines above them.
 */
export const enterpriseOffice: CutawayOffice = {
  width: 14,
  depth: 6.5,
  altText:
    'A cut-away drawing of a larger office on three floors. Six desks on the ground floor and six on the first are staffed. The second floor is drawn in dashed lines, with room for five more.',
  storeys: [
    {
      name: 'Ground floor',
      built: true,
      windowsX: pairs('1,3.2 4.4,6.6'),
      windowsY: enterpriseWindows,
      doorX: [11.4, 13],
      furniture: [
        { kind: 'counter', x: 1.2, y: 1.4, department: 'reception' },
        { kind: 'desk', x: 5.2, y: 1.6, department: 'support' },
        { kind: 'desk', x: 7.8, y: 1.6, department: 'support' },
        { kind: 'desk', x: 5.2, y: 4.2, department: 'sales' },
        { kind: 'desk', x: 7.8, y: 4.2, department: 'sales' },
        { kind: 'desk', x: 10.4, y: 4.2, department: 'sales' },
      ],
    },
    {
      name: 'First floor',
      built: true,
      windowsX: pairs('1,3.2 4.4,6.6'),
      windowsY: enterpriseWindows,
      furniture: [
        { kind: 'desk', x: 0.9, y: 1.6, department: 'finance' },
        { kind: 'desk', x: 3.5, y: 1.6, department: 'finance' },
        { kind: 'desk', x: 0.9, y: 4.2, department: 'operations' },
        { kind: 'desk', x: 3.5, y: 4.2, department: 'operations' },
        { kind: 'desk', x: 7.8, y: 3, department: 'hr' },
        { kind: 'desk', x: 10.4, y: 3, department: 'compliance' },
      ],
    },
    {
      name: 'Second floor',
      built: false,
      furniture: [
        { kind: 'desk', x: 1.4, y: 1.9, department: 'marketing' },
        { kind: 'desk', x: 1.4, y: 4.4, department: 'marketing' },
        { kind: 'desk', x: 5.4, y: 1.9, department: 'content' },
        { kind: 'desk', x: 5.4, y: 4.4, department: 'content' },
        { kind: 'desk', x: 9.4, y: 3, department: 'analytics' },
      ],
    },
  ],
}

/** The office that `drawing:` in front matter names. */
export const headOffices: Record<HeadDrawing, CutawayOffice> = { office: growingOffice, enterprise: enterpriseOffice }
