import { pairs } from '../path.ts'
import { plant, shelves, sink, place, type FurnitureShape } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

/** A range with four rings. */
const range: FurnitureShape = {
  boxes: [[-24, -20, 48, 40]],
  rounds: [
    [-11, -9, 7],
    [11, -9, 7],
    [-11, 9, 7],
    [11, 9, 7],
  ],
}

const roundTable: FurnitureShape = {
  rounds: [
    [0, 0, 20],
    [0, -31, 8],
    [0, 31, 8],
    [-31, 0, 8],
    [31, 0, 8],
  ],
}

const tableForTwo: FurnitureShape = {
  boxes: [[-14, -14, 28, 28]],
  rounds: [
    [-24, 0, 8],
    [24, 0, 8],
  ],
}

const coats: FurnitureShape = {
  lines: [
    pairs('-44,0 44,0'),
    ...[-36, -24, -12, 0, 12, 24, 36].map(
      (x) =>
        [
          [x - 3, -11],
          [x + 3, 11],
        ] as const,
    ),
  ],
}

export const restaurants: Premises = {
  altText:
    'Plan of a restaurant: a dining room with six tables, a kitchen behind the pass, a cloakroom by the door, and two small back rooms.',
  walls: [
    ...outerWalls(
      { windows: pairs('30,120 200,290') },
      { windows: [[180, 270]] },
      { windows: [[180, 410]], doors: [{ at: 70, width: 80, swing: -1 }] },
      { windows: pairs('50,110 200,300') },
    ),
    innerWall([150, 0], [150, 150]),
    innerWall([310, 0], [310, 150]),
    innerWall(
      [0, 150],
      [560, 150],
      { at: 80, swing: -1, hinge: 'end' },
      { at: 166, swing: -1 },
      { at: 480, swing: -1 },
    ),
    innerWall([420, 280], [420, 440], { at: 16 }),
    innerWall([420, 280], [560, 280]),
  ],
  furniture: [
    place(range, 342, 30),
    place(range, 394, 30),
    place(shelves(60, 40, 1), 450, 30),
    place(sink, 522, 26),
    place(shelves(140, 26, 4), 396, 128),
    place(roundTable, 206, 220),
    place(roundTable, 306, 220),
    place(roundTable, 406, 220),
    place(tableForTwo, 200, 390),
    place(tableForTwo, 282, 390),
    place(tableForTwo, 364, 390),
    place(tableForTwo, 508, 220),
    place(coats, 504, 420),
    place(plant, 26, 410),
  ],
  rooms: [
    { name: 'Kitchen', at: [326, 80] },
    { name: 'Rota', at: [164, 29] },
    { name: 'Office', at: [14, 29] },
    { name: 'Dining room', at: [232, 320] },
  ],
  routes: ['110,424 110,340'].map(pairs),
  desks: [
    {
      at: [96, 280],
      scale: 1.8,
      turn: 180,
      number: [164, 330],
      where: 'at the host’s stand, facing the front door',
      zone: { x: 0, y: 190, width: 150, height: 250 },
    },
    {
      at: [64, 88],
      scale: 1.35,
      number: [122, 52],
      where: 'in the office',
      zone: { x: 0, y: 0, width: 150, height: 150 },
    },
    {
      at: [254, 84],
      scale: 1.5,
      number: [190, 64],
      where: 'in the rota room, beside the kitchen',
      zone: { x: 150, y: 0, width: 160, height: 150 },
    },
    {
      at: [514, 350],
      scale: 1.3,
      number: [448, 392],
      where: 'in the cloakroom',
      zone: { x: 420, y: 280, width: 140, height: 160 },
    },
  ],
}
