import type { CutawayOffice } from './cutaway-office.ts'

const sideWindows = [
  [1, 2.8],
  [3.4, 5],
] as const

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
      windowsX: [
        [1, 3.2],
        [4.2, 6.4],
      ],
      windowsY: sideWindows,
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
      windowsX: [
        [1, 3.2],
        [4.2, 6.4],
        [8.4, 10.6],
      ],
      windowsY: sideWindows,
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
