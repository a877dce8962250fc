import { armchair, block, plant } from '../plan/furnishings.ts'
import { book, chart, envelope, note, tray } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const marketing: AgentRoom = {
  holds:
    'a drawing table with a draft, a pinboard with the month, a table of approved posts, envelopes ready to go, a book of reviews by the door and a chart on the wall',
  desk: [320, 190],
  above: {
    windows: [
      [40, 130],
      [420, 510],
    ],
  },
  left: { windows: [[260, 370]] },
  below: { doors: [{ at: 430, width: 80, swing: -1 }] },
  right: { windows: [[200, 300]] },
  furniture: [
    place(block(46, 124), 95, 232),
    place(tray, 95, 199),
    place(tray, 95, 261),
    place(block(160, 56), 296, 426),
    place(envelope, 248, 427),
    place(envelope, 296, 427),
    place(envelope, 344, 427),
    place(block(56, 44), 456, 362),
    place(book, 456, 362),
    place(chart(62, 96, [0.2, 0.5, 0.35, 0.8]), 555, 158),
    place(plant, 98, 108),
    place(armchair, 118, 448, 180),
  ],
  onDesk: [place(note, 359, 173)],
  notes: {
    plan: { at: [186, 128], target: [244, 98] },
    voice: { at: [470, 230], target: [362, 176] },
    posts: { at: [158, 232], target: [98, 206] },
    mailings: { at: [284, 348], target: [296, 426] },
    reviews: { at: [404, 300], target: [448, 358] },
    results: { at: [486, 116], target: [544, 162] },
  },
}
