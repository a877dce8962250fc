import { pairs } from '../path.ts'
import { armchair, plant, shelves, place, type FurnitureShape } from '../plan/furniture.ts'
import { innerWall, outerWalls, type Premises } from './premises.ts'

/** A car between the two rails of a ramp. */
const carOnRamp: FurnitureShape = {
  boxes: [
    [-50, -95, 14, 190],
    [36, -95, 14, 190],
    [-64, -12, 14, 24],
    [50, -12, 14, 24],
  ],
  outlines: [
    '-22,-67 22,-67 30,-54 30,54 24,67 -24,67 -30,54 -30,-54',
    '-25,-32 25,-32 20,-14 -20,-14',
    '-20,36 20,36 25,50 -25,50',
  ].map(pairs),
  lines: ['-25,-8 -25,32', '25,-8 25,32', '-20,-14 -20,36', '20,-14 20,36'].map(pairs),
}

const tyres: FurnitureShape = {
  boxes: [[-64, -15, 128, 30]],
  rounds: [
    [-48, 0, 12],
    [-16, 0, 12],
    [16, 0, 12],
    [48, 0, 12],
  ],
}

export const auto: Premises = {
  altText: 'Plan of a garage with two ramps, a workbench, a tyre rack, an office and a place for customers to wait.',
  walls: [
    ...outerWalls(
      { windows: [[390, 530]] },
      { windows: pairs('60,160 280,390') },
      { windows: pairs('36,156 196,316'), doors: [{ at: 450, width: 80, swing: -1, hinge: 'end' }] },
      { windows: [[120, 300]] },
    ),
    innerWall([350, 0], [350, 440], { at: 226 }),
    innerWall([350, 210], [560, 210], { at: 20, swing: -1 }),
  ],
  furniture: [
    place(carOnRamp, 96, 300),
    place(carOnRamp, 256, 300),
    place(shelves(150, 28, 3), 92, 22),
    place(tyres, 92, 150),
    place(shelves(150, 24, 4), 470, 20),
    place(armchair, 538, 260, 90),
    place(armchair, 538, 300, 90),
    place(plant, 380, 414),
  ],
  rooms: [
    { name: 'Workshop', at: [14, 64] },
    { name: 'Ramp 1', at: [52, 196] },
    { name: 'Ramp 2', at: [212, 196] },
    { name: 'Office', at: [366, 62] },
  ],
  routes: ['490,424 490,372 444,372'].map(pairs),
  desks: [
    {
      at: [416, 330],
      scale: 1.8,
      turn: 90,
      number: [478, 262],
      where: 'at the counter, facing the customers’ door',
      zone: { x: 350, y: 210, width: 210, height: 230 },
    },
    {
      at: [276, 72],
      scale: 1.7,
      number: [204, 106],
      where: 'on the workshop floor, above the ramps',
      zone: { x: 180, y: 0, width: 170, height: 170 },
    },
    {
      at: [404, 118],
      scale: 1.4,
      number: [446, 164],
      where: 'in the office',
      zone: { x: 350, y: 0, width: 105, height: 210 },
    },
    {
      at: [506, 106],
      scale: 1.6,
      number: [530, 174],
      where: 'in the office, by the window',
      zone: { x: 455, y: 0, width: 105, height: 210 },
    },
  ],
}
