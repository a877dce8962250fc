import { armchair, block, plant, shelves, sideTable } from '../plan/furnishings.ts'
import { note, screen, tray } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const sales: AgentRoom = {
  holds:
    'a meeting table with a screen and a list of questions, a rack of pigeon-holes, a wall planner, two trays of quotes, a card index and the door',
  desk: [320, 245],
  above: { windows: [[410, 510]] },
  left: { windows: [[240, 330]] },
  below: { doors: [{ at: 250, width: 80, swing: -1 }] },
  right: { windows: [[280, 380]] },
  furniture: [
    place(shelves(240, 30, 8), 320, 87),
    place(shelves(150, 16, 5), 580, 215, 90),
    place(block(116, 50), 130, 429),
    place(tray, 101, 429),
    place(tray, 155, 429),
    place(shelves(150, 34, 6), 89, 195, 90),
    place(plant, 566, 104),
    place(armchair, 488, 448, 180),
    place(armchair, 558, 448, 180),
    place(sideTable(14), 523, 406),
  ],
  onDesk: [place(screen, 272, 245), place(note, 377, 245)],
  notes: {
    replies: { at: [196, 196], target: [266, 236] },
    questions: { at: [448, 190], target: [378, 242] },
    sorting: { at: [478, 126], target: [424, 90] },
    meetings: { at: [528, 250], target: [580, 216] },
    quotes: { at: [146, 356], target: [104, 428] },
    list: { at: [150, 236], target: [96, 196] },
  },
}
