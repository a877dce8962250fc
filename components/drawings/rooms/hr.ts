import { armchair, block, plant, shelves, sideTable } from '../plan/furnishings.ts'
import { book, carton, paper } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const hr: AgentRoom = {
  holds:
    'a round table with the handbook, four chairs, a wall planner, a welcome pack on a table, two chairs for interviews, the entrance for new starters and a closed room where a person decides',
  desk: [264, 266],
  scale: 4,
  above: {
    windows: [
      [50, 170],
      [220, 330],
    ],
  },
  left: {},
  below: { doors: [{ at: 330, width: 80, swing: -1 }] },
  right: {
    windows: [
      [40, 130],
      [230, 320],
    ],
  },
  inside: [
    { from: [430, 60], to: [430, 220], thickness: 8, doors: [{ at: 80, width: 60 }] },
    { from: [430, 220], to: [600, 220], thickness: 8 },
  ],
  zones: [
    { x: 60, y: 60, width: 370, height: 420 },
    { x: 430, y: 220, width: 170, height: 260 },
  ],
  furniture: [
    place(shelves(210, 16, 7), 80, 225, 90),
    place(block(120, 54), 132, 427),
    place(carton(40, 34), 106, 427),
    place(paper, 160, 427),
    place(block(80, 36), 540, 114),
    place(armchair, 540, 154, 180),
    place(armchair, 488, 318, 270),
    place(sideTable(12), 530, 318),
    place(armchair, 572, 318, 90),
    place(plant, 110, 94),
    place(plant, 566, 446),
  ],
  onDesk: [place(book, 264, 266)],
  routes: [
    [
      [420, 462],
      [420, 266],
      [366, 266],
    ],
  ],
  notes: {
    'day-one': { at: [190, 364], target: [120, 420] },
    starters: { at: [470, 400], target: [420, 356] },
    handbook: { at: [340, 196], target: [278, 258] },
    interviews: { at: [530, 256], target: [530, 310] },
    leave: { at: [140, 160], target: [82, 196] },
    judgement: { at: [474, 98], target: [530, 114] },
  },
}
