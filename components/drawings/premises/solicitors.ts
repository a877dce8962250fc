import { pairs } from '../path.ts'
import { armchair, personsDesk, plant, shelves, place } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

export const solicitors: Premises = {
  altText: 'Plan of a law firm with two fee earners’ rooms, a deeds room, a meeting room and a reception.',
  walls: [
    ...outerWalls(
      { windows: pairs('40,140 220,320') },
      { windows: [[280, 400]] },
      { windows: pairs('16,100 280,390 455,535'), doors: [{ at: 130, width: 80, swing: -1, hinge: 'end' }] },
      { windows: pairs('50,130 260,370') },
    ),
    innerWall([180, 0], [180, 170]),
    innerWall([360, 0], [360, 170]),
    innerWall(
      [0, 170],
      [560, 170],
      { at: 108, swing: -1, hinge: 'end' },
      { at: 288, swing: -1, hinge: 'end' },
      { at: 376, swing: -1 },
    ),
    innerWall([240, 220], [560, 220], { at: 12 }, { at: 210 }),
    innerWall([240, 220], [240, 440]),
    innerWall([430, 220], [430, 440]),
  ],
  furniture: [
    place(personsDesk, 80, 96, 270),
    place(shelves(56, 20, 3), 26, 132, 90),
    place(shelves(184, 24, 6), 460, 20),
    place(shelves(116, 24, 4), 540, 98, 90),
    place(shelves(110, 20, 5), 334, 424),
    place(personsDesk, 498, 350),
    place(armchair, 164, 240),
    place(armchair, 204, 240),
    place(plant, 26, 196),
  ],
  rooms: [
    { name: 'Fee earner', at: [14, 29] },
    { name: 'Accounts', at: [194, 29] },
    { name: 'Meeting', at: [322, 252] },
    { name: 'Deeds', at: [376, 54] },
  ],
  routes: ['170,424 170,330 126,330'].map(pairs),
  desks: [
    {
      at: [76, 320],
      scale: 2,
      turn: 90,
      number: [138, 276],
      where: 'in reception, beside the front door',
      zone: { x: 0, y: 220, width: 240, height: 220 },
    },
    {
      at: [336, 338],
      scale: 1.9,
      number: [404, 290],
      where: 'in the meeting room',
      zone: { x: 240, y: 220, width: 190, height: 220 },
    },
    {
      at: [484, 92],
      scale: 1.5,
      number: [504, 143],
      where: 'in the deeds room, among the files',
      zone: { x: 360, y: 0, width: 200, height: 170 },
    },
    {
      at: [262, 92],
      scale: 1.6,
      number: [332, 60],
      where: 'in the accounts room',
      zone: { x: 180, y: 0, width: 180, height: 170 },
    },
  ],
}
