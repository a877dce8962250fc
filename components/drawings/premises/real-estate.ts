import { pairs } from '../path.ts'
import { plant, shelves, sofa, table, place, type FurnitureShape } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

/** Boards with particulars behind the shop window. */
const particulars: FurnitureShape = {
  boxes: [
    [-72, -5, 40, 10],
    [-20, -5, 40, 10],
    [32, -5, 40, 10],
  ],
}

/** A model of a terrace on a plinth. */
const model: FurnitureShape = {
  boxes: [
    [-44, -28, 88, 56],
    [-34, -18, 20, 26],
    [-10, -18, 20, 26],
    [14, -18, 20, 26],
  ],
  lines: ['-34,-5 34,-5', '-44,18 44,18'].map(pairs),
}

export const realEstate: Premises = {
  altText:
    'Plan of an estate agent’s branch: a shop floor behind two wide windows, and behind it lettings, a valuations room and a room for listings.',
  walls: [
    ...outerWalls(
      { windows: pairs('40,140 230,340 420,530') },
      { windows: [[50, 140]] },
      { windows: pairs('20,196 308,540'), doors: [{ at: 212, width: 80, swing: -1 }] },
      { windows: [[50, 140]] },
    ),
    innerWall([190, 0], [190, 190]),
    innerWall([380, 0], [380, 190]),
    innerWall(
      [0, 190],
      [560, 190],
      { at: 118, swing: -1, hinge: 'end' },
      { at: 206, swing: -1 },
      { at: 396, swing: -1 },
    ),
  ],
  furniture: [
    place(particulars, 106, 420),
    place(particulars, 380, 420),
    place({ boxes: [[-20, -5, 40, 10]] }, 500, 420),
    place(shelves(120, 22, 6), 18, 80, 90),
    place(table(100, 44, 3), 296, 86),
    place(model, 470, 240),
    place(sofa(96, 2), 290, 216),
    place(shelves(100, 20, 3), 544, 330, 90),
    place(plant, 26, 218),
  ],
  rooms: [
    { name: 'Lettings', at: [44, 29] },
    { name: 'Valuations', at: [204, 29] },
    { name: 'Listings', at: [394, 29] },
  ],
  routes: ['252,424 252,330 158,330', '252,330 352,330'].map(pairs),
  desks: [
    {
      at: [100, 318],
      scale: 2.1,
      turn: 90,
      number: [166, 266],
      where: 'on the shop floor, left of the door',
      zone: { x: 0, y: 190, width: 220, height: 250 },
    },
    {
      at: [428, 344],
      scale: 2,
      number: [366, 294],
      where: 'at the table behind the right-hand window',
      zone: { x: 320, y: 270, width: 240, height: 170 },
    },
    {
      at: [112, 94],
      scale: 1.5,
      number: [163, 56],
      where: 'in lettings',
      zone: { x: 0, y: 0, width: 190, height: 190 },
    },
    {
      at: [476, 96],
      scale: 1.6,
      number: [526, 142],
      where: 'in the listings room',
      zone: { x: 380, y: 0, width: 180, height: 190 },
    },
  ],
}
