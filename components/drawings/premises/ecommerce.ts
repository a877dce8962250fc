import { pairs } from '../path.ts'
import { plant, shelves, table, place, type FurnitureShape } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

/** Two rows of racking, back to back. */
const racking: FurnitureShape = {
  boxes: [[-18, -75, 36, 150]],
  lines: [pairs('0,-75 0,75'), ...[-45, -15, 15, 45].map((y) => pairs(`-18,${y} 18,${y}`))],
}

const parcel: FurnitureShape = {
  boxes: [[-14, -12, 28, 24]],
  lines: ['0,-12 0,12'].map(pairs),
}

/** A camera on its tripod, looking up the sheet, with a backdrop and two lamps. */
const photoCorner: FurnitureShape = {
  boxes: [
    [-40, -34, 80, 8],
    [-9, 22, 18, 14],
  ],
  rounds: [
    [0, 18, 5],
    [-42, 0, 8],
    [42, 0, 8],
  ],
  outlines: ['-14,-14 14,-14 14,4 -14,4'].map(pairs),
  lines: ['-7,36 -14,46', '7,36 14,46', '0,36 0,48'].map(pairs),
}

export const ecommerce: Premises = {
  altText:
    'Plan of an online shop’s unit: racking and packing benches behind a loading door, a studio with a camera, and an office.',
  walls: [
    ...outerWalls(
      { windows: [[380, 520]] },
      { windows: pairs('50,130 260,380') },
      {
        doors: [
          { at: 80, width: 44, swing: -1 },
          { at: 124, width: 44, swing: -1, hinge: 'end' },
          { at: 316, width: 72, swing: -1 },
        ],
      },
      {},
    ),
    innerWall([300, 0], [300, 440], { at: 208, width: 64, swing: -1 }),
    innerWall([300, 180], [560, 180], { at: 12, swing: -1 }),
  ],
  furniture: [
    place(racking, 56, 112),
    place(racking, 146, 112),
    place(racking, 236, 112),
    place(table(150, 34, 2), 110, 276),
    place(parcel, 250, 318),
    place(parcel, 250, 346),
    place(parcel, 220, 346),
    place(parcel, 64, 276),
    place(parcel, 150, 276),
    place(parcel, 250, 408),
    place(photoCorner, 500, 54),
    place(shelves(120, 22, 4), 543, 300, 90),
    place(plant, 534, 412),
  ],
  rooms: [
    { name: 'Stock', at: [20, 29] },
    { name: 'Packing', at: [24, 350] },
    { name: 'Studio', at: [314, 29] },
    { name: 'Office', at: [460, 214] },
  ],
  routes: ['124,424 124,380 270,380 270,240 336,240'].map(pairs),
  desks: [
    {
      at: [388, 272],
      scale: 1.6,
      number: [336, 326],
      where: 'in the office',
      zone: { x: 300, y: 180, width: 142, height: 160 },
    },
    {
      at: [388, 102],
      scale: 1.6,
      number: [446, 142],
      where: 'in the studio, beside the camera',
      zone: { x: 300, y: 0, width: 260, height: 180 },
    },
    {
      at: [488, 270],
      scale: 1.35,
      number: [448, 316],
      where: 'in the office, by the window',
      zone: { x: 442, y: 180, width: 118, height: 160 },
    },
    {
      at: [446, 382],
      scale: 1.6,
      number: [510, 378],
      where: 'in the office, near the door',
      zone: { x: 300, y: 340, width: 260, height: 100 },
    },
  ],
}
