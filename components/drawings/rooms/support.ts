import { plant, shelves } from '../plan/furnishings.ts'
import { lamp, note, screen } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const support: AgentRoom = {
  holds:
    'four desks pushed together with a lamp, screens and a fault form, a wall of manuals, a board of questions, two doors and the way to the team',
  desk: [330, 255],
  above: {
    windows: [
      [40, 150],
      [190, 300],
    ],
  },
  left: {},
  below: { doors: [{ at: 60, width: 80, swing: -1 }], windows: [[230, 370]] },
  right: { doors: [{ at: 315, width: 70, swing: -1 }] },
  furniture: [
    place(shelves(230, 34, 9), 89, 215, 90),
    place(shelves(160, 14, 4), 480, 79),
    place(plant, 570, 112),
    place(shelves(120, 34, 3), 573, 230, 90),
  ],
  onDesk: [place(lamp, 246, 206), place(note, 251, 301), place(screen, 376, 207)],
  routes: [
    [
      [440, 300],
      [516, 300],
      [516, 410],
      [590, 410],
    ],
  ],
  notes: {
    hours: { at: [186, 150], target: [246, 206] },
    documents: { at: [156, 250], target: [98, 220] },
    orders: { at: [486, 176], target: [390, 196] },
    faults: { at: [180, 344], target: [250, 304] },
    handover: { at: [466, 396], target: [516, 366] },
    topics: { at: [448, 126], target: [480, 80] },
  },
}
