import { armchair, plant, shelves } from '../plan/furnishings.ts'
import { book, note, paper, telephone } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const receptionist: AgentRoom = {
  holds:
    'a curved counter with phone, diary, price list and message pad, three waiting chairs, a filing cabinet, the front door and the door to the team',
  desk: [380, 220],
  turn: 180,
  above: {
    windows: [
      [70, 220],
      [320, 470],
    ],
  },
  left: { windows: [[100, 240]] },
  below: { doors: [{ at: 60, width: 90, swing: -1 }], windows: [[320, 470]] },
  right: { doors: [{ at: 320, width: 70, swing: -1 }] },
  furniture: [
    place(armchair, 90, 176, 270),
    place(armchair, 90, 222, 270),
    place(armchair, 90, 268, 270),
    place(plant, 92, 112),
    place(shelves(110, 30, 3), 571, 155, 90),
  ],
  onDesk: [place(telephone, 380, 278), place(book, 300, 218), place(paper, 462, 220), place(note, 317, 271)],
  routes: [
    [
      [380, 322],
      [380, 415],
      [590, 415],
    ],
  ],
  notes: {
    hours: { at: [454, 336], target: [392, 284] },
    diary: { at: [236, 150], target: [290, 210] },
    prices: { at: [524, 250], target: [464, 222] },
    handover: { at: [436, 446], target: [470, 415] },
    messages: { at: [252, 318], target: [312, 276] },
    notes: { at: [516, 126], target: [564, 150] },
  },
}
