import { armchair, block, plant, shelves } from '../plan/furnishings.ts'
import { carton, tray } from '../plan/desk-things.ts'
import { place, type FurnitureShape } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

/** A table with a sheet of paper that is being cut. */
const cuttingTable: FurnitureShape = {
  boxes: [[-36, -44, 72, 88]],
  lines: [
    [
      [-22, 30],
      [22, -30],
    ],
    [
      [-22, -20],
      [-8, -20],
    ],
    [
      [-22, -8],
      [-8, -8],
    ],
  ],
}

export const content: AgentRoom = {
  holds:
    'a writing desk with notes and a lamp, a wall of style books, a table of photographs, boxes of old pages, a cutting table and a tray by the door',
  desk: [320, 274],
  above: { windows: [[30, 120]] },
  left: { windows: [[270, 370]] },
  below: { doors: [{ at: 400, width: 80, swing: -1 }] },
  right: { windows: [[300, 390]] },
  furniture: [
    place(shelves(210, 34, 9), 89, 201, 90),
    place(block(196, 54), 298, 103),
    place(tray, 229, 103),
    place(tray, 275, 103),
    place(tray, 321, 103),
    place(tray, 367, 103),
    place(carton(42, 42), 521, 99),
    place(carton(42, 42), 567, 99),
    place(carton(42, 42), 567, 145),
    place(cuttingTable, 552, 276),
    place(block(56, 44), 388, 442),
    place(tray, 388, 442),
    place(armchair, 118, 448, 180),
    place(armchair, 168, 448, 180),
    place(plant, 568, 444),
  ],
  notes: {
    drafts: { at: [186, 232], target: [262, 282] },
    style: { at: [156, 160], target: [98, 186] },
    photos: { at: [280, 172], target: [280, 104] },
    refresh: { at: [470, 148], target: [514, 106] },
    length: { at: [470, 236], target: [548, 282] },
    approval: { at: [310, 434], target: [380, 442] },
  },
}
