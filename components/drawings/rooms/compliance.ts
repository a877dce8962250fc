import { block, plant, shelves } from '../plan/furnishings.ts'
import { carton, note, paper } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const compliance: AgentRoom = {
  holds:
    'a desk with an open file and a form with no signature, shelves of records, a calendar of dates, a locked bin for records due for deletion, a reading table with a box of papers and the door',
  desk: [320, 194],
  above: {
    windows: [
      [40, 130],
      [410, 510],
    ],
  },
  left: { windows: [[110, 230]] },
  below: { doors: [{ at: 60, width: 80, swing: -1 }] },
  right: { windows: [[250, 330]] },
  furniture: [
    place(shelves(170, 16, 6), 582, 189, 90),
    place(block(54, 54), 561, 431),
    place(block(26, 6), 561, 427),
    place(block(136, 62), 392, 415),
    place(carton(42, 38), 359, 415),
    place(paper, 416, 414),
    place(shelves(130, 34, 4), 89, 375, 90),
    place(plant, 98, 108),
  ],
  onDesk: [place(paper, 244, 222), place(note, 325, 223)],
  notes: {
    files: { at: [170, 210], target: [240, 222] },
    missing: { at: [352, 312], target: [330, 230] },
    dates: { at: [524, 206], target: [582, 190] },
    retention: { at: [500, 378], target: [546, 414] },
    requests: { at: [286, 372], target: [350, 412] },
    'audit-trail': { at: [496, 122], target: [406, 108] },
  },
}
