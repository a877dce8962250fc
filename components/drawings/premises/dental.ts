import { pairs } from '../path.ts'
import { armchair, plant, shelves, place, type FurnitureShape } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

/** A dentist's chair with its lamp, its tray and the arm between. */
const dentistsChair: FurnitureShape = {
  boxes: [[34, -14, 22, 30]],
  rounds: [
    [0, -56, 13],
    [-40, -34, 10],
  ],
  outlines: ['-14,-44 14,-44 14,-24 22,-18 22,24 14,56 -14,56 -22,24 -22,-18 -14,-24'].map(pairs),
  lines: ['-22,-18 22,-18', '-21,26 21,26', '34,1 22,1', '-40,-44 -40,-66'].map(pairs),
}

export const dental: Premises = {
  altText: 'Plan of a dental practice with two surgeries, a waiting room and a back office.',
  walls: [
    ...outerWalls(
      { windows: pairs('50,160 235,345 420,530') },
      { windows: pairs('60,150 270,380') },
      { windows: pairs('60,210 410,530'), doors: [{ at: 290, width: 80, swing: -1 }] },
      { windows: pairs('60,150 300,390') },
    ),
    innerWall([190, 0], [190, 180]),
    innerWall([380, 0], [380, 180]),
    innerWall(
      [0, 180],
      [560, 180],
      { at: 118, swing: -1, hinge: 'end' },
      { at: 304, swing: -1, hinge: 'end' },
      { at: 396, swing: -1 },
    ),
    innerWall([380, 220], [380, 440], { at: 20 }),
    innerWall([380, 220], [560, 220]),
  ],
  furniture: [
    place(dentistsChair, 76, 90, 90),
    place(dentistsChair, 266, 90, 90),
    place(shelves(146, 26, 4), 475, 25),
    place(armchair, 229, 252),
    place(armchair, 269, 252),
    place(armchair, 309, 252),
    place(plant, 26, 206),
  ],
  rooms: [
    { name: 'Surgery 1', at: [14, 29] },
    { name: 'Surgery 2', at: [204, 29] },
    { name: 'Waiting room', at: [196, 300] },
  ],
  routes: ['330,424 330,350 152,350'].map(pairs),
  desks: [
    {
      at: [90, 348],
      scale: 2.2,
      turn: 90,
      number: [162, 302],
      where: 'in the waiting room, facing the front door',
      zone: { x: 0, y: 260, width: 240, height: 180 },
    },
    {
      at: [474, 105],
      scale: 1.45,
      number: [530, 148],
      where: 'in a room beside the surgeries',
      zone: { x: 380, y: 0, width: 180, height: 180 },
    },
    {
      at: [506, 292],
      scale: 1.35,
      number: [458, 304],
      where: 'in the back office',
      zone: { x: 380, y: 220, width: 180, height: 110 },
    },
    {
      at: [440, 376],
      scale: 1.7,
      number: [520, 408],
      where: 'in the back office, by the files',
      zone: { x: 380, y: 330, width: 180, height: 110 },
    },
  ],
}
