import type { CutawayOffice } from './cutaway-office.ts'

const sideWindows = [
  [1, 2.8],
  [3.6, 5.4],
] as const

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
      windowsX: [
        [1, 3.2],
        [4.4, 6.6],
      ],
      windowsY: sideWindows,
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
      windowsX: [
        [1, 3.2],
        [4.4, 6.6],
      ],
      windowsY: sideWindows,
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
