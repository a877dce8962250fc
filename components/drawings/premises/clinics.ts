import { pairs } from '../path.ts'
import { armchair, plant, shelves, sink, place, type FurnitureShape } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

/** An examination couch with its pillow. */
const couch: FurnitureShape = {
  boxes: [
    [-46, -18, 92, 36],
    [-42, -13, 18, 26],
  ],
}

export const clinics: Premises = {
  altText:
    'Plan of a clinic: three consulting rooms with couches along one side, a waiting room, a records room and a billing room.',
  walls: [
    ...outerWalls(
      { windows: pairs('40,130 210,310') },
      { windows: pairs('34,114 180,260 326,406') },
      { windows: pairs('30,120 250,320'), doors: [{ at: 150, width: 80, swing: -1 }] },
      { windows: pairs('50,120 240,360') },
    ),
    innerWall([170, 0], [170, 160]),
    innerWall(
      [340, 0],
      [340, 440],
      { at: 84, width: 52, hinge: 'end' },
      { at: 230, width: 52, hinge: 'end' },
      { at: 376, width: 52, hinge: 'end' },
    ),
    innerWall([340, 146], [560, 146]),
    innerWall([340, 293], [560, 293]),
    innerWall([0, 160], [340, 160], { at: 94, swing: -1, hinge: 'end' }, { at: 188, swing: -1 }),
  ],
  furniture: [
    ...[0, 147, 293].flatMap((y) => [
      place(couch, 496, y + 28),
      place(sink, 378, y + 24),
      place(
        {
          boxes: [[-30, -14, 60, 28]],
          rounds: [
            [0, 26, 8],
            [-44, 0, 8],
          ],
        },
        512,
        y + 92,
      ),
    ]),
    place(shelves(130, 24, 4), 20, 82, 90),
    place(armchair, 186, 206),
    place(armchair, 226, 206),
    place(armchair, 266, 206),
    place(plant, 26, 190),
    place(plant, 314, 414),
  ],
  rooms: [
    { name: 'Records', at: [44, 29] },
    { name: 'Billing', at: [184, 29] },
    { name: 'Waiting room', at: [166, 252] },
    { name: 'Room 1', at: [396, 76] },
    { name: 'Room 2', at: [396, 223] },
    { name: 'Room 3', at: [396, 369] },
  ],
  routes: ['190,424 190,340 140,340'].map(pairs),
  desks: [
    {
      at: [84, 320],
      scale: 2.1,
      turn: 90,
      number: [146, 280],
      where: 'in the waiting room, facing the front door',
      zone: { x: 0, y: 220, width: 150, height: 220 },
    },
    {
      at: [280, 340],
      scale: 1.5,
      number: [226, 300],
      where: 'in the waiting room, outside the consulting rooms',
      zone: { x: 200, y: 280, width: 140, height: 160 },
    },
    {
      at: [82, 84],
      scale: 1.4,
      number: [142, 60],
      where: 'in the records room',
      zone: { x: 0, y: 0, width: 170, height: 160 },
    },
    {
      at: [266, 86],
      scale: 1.5,
      number: [309, 131],
      where: 'in the billing room',
      zone: { x: 170, y: 0, width: 170, height: 160 },
    },
  ],
}
