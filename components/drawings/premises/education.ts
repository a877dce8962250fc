import { pairs } from '../path.ts'
import { plant, shelves, sofa, place, type FurnitureShape } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

const columns = [-62, 0, 62]

const rows = [-34, 16, 66]

/** A classroom that looks left, to its board: three rows of three, and the teacher's desk. */
const classroom: FurnitureShape = {
  boxes: [
    ...columns.flatMap((x) => rows.map((y) => [x - 8, y - 16, 16, 32] as const)),
    [-112, -16, 20, 50],
    [-137, -40, 6, 100],
  ],
  rounds: [...columns.flatMap((x) => rows.map((y) => [x + 17, y, 6] as const)), [-122, 9, 6]],
}

export const education: Premises = {
  altText:
    'Plan of a small school: two classrooms with rows of desks, a corridor from the front door, a staff room, a library and the school office.',
  walls: [
    ...outerWalls(
      { windows: pairs('40,130 160,250 400,520') },
      { windows: pairs('40,110 190,260 330,410') },
      { windows: pairs('40,130 160,250'), doors: [{ at: 296, width: 56, swing: -1 }] },
      {},
    ),
    innerWall([290, 0], [290, 440], { at: 150, swing: -1, hinge: 'end' }, { at: 232, swing: -1 }),
    innerWall([0, 220], [290, 220]),
    { ...innerWall([358, 0], [358, 440], { at: 74, swing: 1, hinge: 'end' }, { at: 160 }), windows: [[340, 420]] },
    innerWall([358, 145], [560, 145]),
    innerWall([358, 290], [560, 290], { at: 130 }),
  ],
  furniture: [
    place(classroom, 144, 106),
    place(classroom, 144, 326),
    place(sofa(84, 2), 458, 24),
    place(shelves(120, 20, 6), 543, 218, 90),
    place(shelves(90, 16, 5), 440, 278),
    place(plant, 536, 30),
  ],
  rooms: [
    { name: 'Class 1', at: [20, 29] },
    { name: 'Class 2', at: [20, 249] },
    { name: 'Staff', at: [374, 60] },
    { name: 'Library', at: [424, 171] },
  ],
  routes: ['324,424 324,380'].map(pairs),
  desks: [
    {
      at: [410, 384],
      scale: 1.7,
      turn: 270,
      number: [386, 322],
      where: 'in the school office, at the hatch to the corridor',
      zone: { x: 358, y: 290, width: 106, height: 150 },
    },
    {
      at: [520, 386],
      scale: 1.2,
      number: [467, 402],
      where: 'in the school office',
      zone: { x: 464, y: 290, width: 96, height: 150 },
    },
    {
      at: [472, 92],
      scale: 1.4,
      number: [530, 110],
      where: 'in the staff room',
      zone: { x: 358, y: 0, width: 202, height: 145 },
    },
    {
      at: [474, 218],
      scale: 1.4,
      number: [398, 242],
      where: 'in the library',
      zone: { x: 358, y: 145, width: 202, height: 145 },
    },
  ],
}
