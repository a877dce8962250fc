import { pairs } from '../path.ts'
import { armchair, board, personsDesk, plant, shelves, stairs, table, place } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

export const accountants: Premises = {
  altText:
    'Plan of an accounting firm on an upper floor: a landing with stairs, a partner’s room, a records room, a room for returns, one for fees, and a meeting table.',
  walls: [
    ...outerWalls(
      { windows: pairs('40,140 420,520') },
      { windows: pairs('50,130 270,380') },
      { windows: pairs('40,150 220,340 420,520') },
      { windows: pairs('40,120 250,380') },
    ),
    innerWall([190, 0], [190, 440], { at: 110, swing: -1 }, { at: 210, swing: -1 }),
    innerWall([0, 190], [190, 190]),
    innerWall([370, 0], [370, 440], { at: 110 }, { at: 226 }),
    innerWall([370, 200], [560, 200]),
    innerWall([190, 100], [370, 100], { at: 60, swing: 1, hinge: 'end' }),
  ],
  furniture: [
    place(stairs(130, 56, 9), 270, 44),
    place(shelves(150, 24, 5), 92, 20),
    place(shelves(110, 24, 4), 20, 104, 90),
    place(board(100), 72, 202),
    place(personsDesk, 480, 110),
    place(armchair, 216, 136, 270),
    place(table(110, 40, 3), 280, 378),
    place(shelves(130, 22, 4), 543, 330, 90),
    place(plant, 32, 410),
    place(plant, 536, 30),
  ],
  rooms: [
    { name: 'Records', at: [50, 62] },
    { name: 'Returns', at: [14, 234] },
    { name: 'Partner', at: [386, 29] },
    { name: 'Fees', at: [446, 234] },
  ],
  routes: ['280,84 280,176'].map(pairs),
  desks: [
    {
      at: [280, 238],
      scale: 1.9,
      number: [342, 290],
      where: 'facing the door from the landing',
      zone: { x: 190, y: 160, width: 180, height: 160 },
    },
    {
      at: [92, 318],
      scale: 1.8,
      number: [156, 374],
      where: 'in the returns room, under the job board',
      zone: { x: 0, y: 190, width: 190, height: 250 },
    },
    {
      at: [86, 126],
      scale: 1.5,
      number: [162, 82],
      where: 'in the records room',
      zone: { x: 0, y: 0, width: 190, height: 190 },
    },
    {
      at: [464, 320],
      scale: 1.7,
      number: [506, 400],
      where: 'in the fees room',
      zone: { x: 370, y: 200, width: 190, height: 240 },
    },
  ],
}
