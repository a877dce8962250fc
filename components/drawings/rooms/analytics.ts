import { armchair, shelves } from '../plan/furnishings.ts'
import { chart, paper, telephone } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const analytics: AgentRoom = {
  holds:
    'a corner desk with screens, a phone and one page of figures, a visitor’s chair, a chart with one unusual day, drawers of records, the door and the route of the money',
  desk: [330, 236],
  above: {
    windows: [
      [40, 140],
      [320, 440],
    ],
  },
  left: { windows: [[200, 280]] },
  below: { doors: [{ at: 70, width: 80, swing: -1 }] },
  right: { windows: [[260, 330]] },
  furniture: [
    place(shelves(210, 34, 8), 573, 191, 90),
    place(chart(170, 82, [0.3, 0.38, 0.3, 0.34, 0.9, 0.36, 0.32]), 495, 413),
    place(shelves(130, 34, 3), 89, 165, 90),
    place(armchair, 280, 118),
  ],
  onDesk: [place(paper, 410, 297), place(telephone, 412, 170)],
  routes: [
    [
      [170, 462],
      [170, 346],
      [321, 346],
      [321, 316],
    ],
  ],
  notes: {
    'weekly-page': { at: [484, 322], target: [412, 298] },
    calls: { at: [480, 130], target: [416, 170] },
    money: { at: [122, 330], target: [170, 376] },
    questions: { at: [214, 118], target: [274, 122] },
    'odd-day': { at: [556, 342], target: [516, 384] },
    sources: { at: [508, 212], target: [562, 186] },
  },
}
