import { pairs } from '../path.ts'
import { board, plant, shelves, place, type FurnitureShape } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

/** A van with a ladder on its roof, seen from above; it faces up the sheet. */
const van: FurnitureShape = {
  outlines: ['-33,-78 -24,-92 24,-92 33,-78 33,92 -33,92', '-28,-68 28,-68 23,-50 -23,-50'].map(pairs),
  lines: [
    pairs('-9,-40 -9,96'),
    pairs('9,-40 9,96'),
    ...[-28, -8, 12, 32, 52, 72].map((y) => pairs(`-9,${y} 9,${y}`)),
    pairs('-33,-62 -41,-56'),
    pairs('33,-62 41,-56'),
  ],
}

const pipes: FurnitureShape = {
  boxes: [[-80, -14, 160, 28]],
  lines: [-8, -3, 2, 7].map((y) => pairs(`-86,${y} 86,${y}`)),
}

export const trades: Premises = {
  altText: 'Plan of a trade’s unit: a bay with two vans, a store with pipes and shelves, and four small offices.',
  walls: [
    ...outerWalls(
      { windows: pairs('300,380 450,530') },
      { windows: pairs('50,140 290,390') },
      { windows: [[24, 236]], doors: [{ at: 316, width: 80, swing: -1, hinge: 'end' }] },
      {},
    ),
    innerWall([260, 0], [260, 440], { at: 186, width: 64, swing: -1 }),
    innerWall([410, 0], [410, 180]),
    innerWall([260, 180], [560, 180], { at: 12, swing: -1 }, { at: 164, swing: -1 }),
    innerWall([430, 230], [430, 440], { at: 130 }),
    innerWall([430, 230], [560, 230]),
  ],
  furniture: [
    place(van, 72, 324),
    place(van, 180, 332),
    place(pipes, 104, 24),
    place(shelves(130, 26, 4), 21, 120, 90),
    place(shelves(110, 26, 2), 180, 160),
    place(board(100), 505, 240),
    place(plant, 284, 258),
  ],
  rooms: [
    { name: 'Store', at: [50, 80] },
    { name: 'Quotes', at: [274, 29] },
    { name: 'Fees', at: [424, 29] },
  ],
  routes: ['356,424 356,372'].map(pairs),
  desks: [
    {
      at: [350, 308],
      scale: 1.8,
      turn: 180,
      number: [288, 352],
      where: 'in the front office, facing the door',
      zone: { x: 260, y: 230, width: 170, height: 210 },
    },
    {
      at: [504, 308],
      scale: 1.6,
      number: [528, 398],
      where: 'in the planning room, under the job board',
      zone: { x: 430, y: 230, width: 130, height: 210 },
    },
    {
      at: [340, 92],
      scale: 1.5,
      number: [380, 142],
      where: 'in the quotes room',
      zone: { x: 260, y: 0, width: 150, height: 180 },
    },
    {
      at: [484, 96],
      scale: 1.5,
      number: [528, 142],
      where: 'in the fees room',
      zone: { x: 410, y: 0, width: 150, height: 180 },
    },
  ],
}
