import { armchair, block, plant, shelves } from '../plan/furnishings.ts'
import { paper, telephone, tray } from '../plan/desk-things.ts'
import { place } from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const finance: AgentRoom = {
  holds:
    'a cashier’s desk with an invoice, an in-tray and a phone, the safe, a shelf of ledgers, a post table with two trays and the door',
  desk: [330, 245],
  above: { windows: [[280, 400]] },
  left: { windows: [[270, 370]] },
  below: { doors: [{ at: 400, width: 80, swing: -1 }] },
  right: { windows: [[50, 150]] },
  furniture: [
    place(shelves(200, 30, 10), 196, 87),
    place(shelves(150, 34, 4), 89, 225, 90),
    place(block(46, 116), 567, 298),
    place(tray, 567, 269),
    place(tray, 567, 321),
    place(plant, 566, 100),
    place(armchair, 128, 448, 180),
    place(armchair, 178, 448, 180),
  ],
  onDesk: [place(paper, 312, 270), place(tray, 247, 293), place(telephone, 406, 292)],
  notes: {
    invoices: { at: [258, 196], target: [310, 264] },
    reminders: { at: [500, 218], target: [560, 268] },
    payments: { at: [484, 140], target: [424, 156] },
    bills: { at: [176, 350], target: [246, 294] },
    calls: { at: [468, 346], target: [414, 294] },
    owed: { at: [196, 148], target: [196, 92] },
  },
}
