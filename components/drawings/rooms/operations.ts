import { armchair, plant, shelves } from '../plan/furnishings.ts'
import { book, carton, telephone } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const operations: AgentRoom = {
  holds:
    'a horseshoe desk with the rota and a phone, a job board, a wall of stock, boxes by the delivery doors, checklists beside the entrance and the route of a delivery',
  desk: [330, 206],
  above: {
    windows: [
      [20, 120],
      [420, 510],
    ],
  },
  left: { doors: [{ at: 330, width: 60 }] },
  below: {
    doors: [
      { at: 280, width: 60, swing: -1 },
      { at: 340, width: 60, swing: -1, hinge: 'end' },
    ],
  },
  right: {},
  furniture: [
    place(shelves(240, 16, 6), 330, 80),
    place(shelves(240, 38, 7), 571, 206, 90),
    place(shelves(130, 16, 4), 80, 245, 90),
    place(carton(42, 42), 521, 437),
    place(carton(42, 42), 567, 437),
    place(carton(42, 42), 567, 391),
    place(plant, 98, 108),
    place(armchair, 218, 448, 180),
  ],
  onDesk: [place(book, 252, 259), place(telephone, 412, 262)],
  routes: [
    [
      [400, 462],
      [400, 352],
      [516, 352],
      [516, 290],
      [546, 290],
    ],
  ],
  notes: {
    jobs: { at: [170, 106], target: [232, 80] },
    rota: { at: [176, 318], target: [246, 262] },
    stock: { at: [506, 200], target: [562, 172] },
    updates: { at: [486, 262], target: [420, 262] },
    checklists: { at: [134, 240], target: [80, 266] },
    'slow-step': { at: [340, 346], target: [400, 376] },
  },
}
