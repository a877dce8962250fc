import { pairs } from '../path.ts'
import { armchair, plant, shelves, place } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

/** Four rooms off a corridor: the plan for an industry that does not have one yet. */
export const smallOffice: Premises = {
  altText: 'Plan of a small office with four rooms off a corridor.',
  walls: [
    ...outerWalls(
      { windows: pairs('70,210 350,490') },
      { windows: pairs('50,140 300,390') },
      { windows: pairs('70,210 350,490') },
      { windows: pairs('50,140 300,390'), doors: [{ at: 198, width: 46 }] },
    ),
    innerWall([280, 0], [280, 190]),
    innerWall([0, 190], [560, 190], { at: 196, swing: -1, hinge: 'end' }, { at: 304, swing: -1 }),
    innerWall([0, 250], [560, 250], { at: 196, hinge: 'end' }, { at: 304 }),
    innerWall([280, 250], [280, 440]),
  ],
  furniture: [
    place(shelves(120, 22, 4), 210, 18),
    place(shelves(120, 22, 4), 480, 18),
    place(shelves(120, 22, 4), 480, 422),
    place(armchair, 250, 420, 180),
    place(armchair, 210, 420, 180),
    place(plant, 530, 220),
  ],
  routes: ['30,220 500,220'].map(pairs),
  desks: [
    {
      at: [100, 346],
      scale: 1.9,
      number: [170, 400],
      where: 'in the first room',
      zone: { x: 0, y: 250, width: 280, height: 190 },
    },
    {
      at: [110, 96],
      scale: 1.7,
      number: [180, 140],
      where: 'in the second room',
      zone: { x: 0, y: 0, width: 280, height: 190 },
    },
    {
      at: [430, 100],
      scale: 1.7,
      number: [500, 140],
      where: 'in the third room',
      zone: { x: 280, y: 0, width: 280, height: 190 },
    },
    {
      at: [430, 346],
      scale: 1.7,
      number: [500, 390],
      where: 'in the fourth room',
      zone: { x: 280, y: 250, width: 280, height: 190 },
    },
  ],
}
