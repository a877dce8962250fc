import { pairs } from '../path.ts'
import {
  armchair,
  block,
  book,
  carton,
  note,
  paper,
  place,
  plant,
  shelves,
  sideTable,
  telephone,
  tray,
} from '../plan/furniture.ts'
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
  callouts: {
    invoices: { at: [258, 196], target: [310, 264] },
    reminders: { at: [500, 218], target: [560, 268] },
    payments: { at: [484, 140], target: [424, 156] },
    bills: { at: [176, 350], target: [246, 294] },
    calls: { at: [468, 346], target: [414, 294] },
    owed: { at: [196, 148], target: [196, 92] },
  },
}

export const hr: AgentRoom = {
  holds:
    'a round table with the handbook, four chairs, a wall planner, a welcome pack on a table, two chairs for interviews, the entrance for new starters and a closed room where a person decides',
  desk: [264, 266],
  scale: 4,
  above: { windows: pairs('50,170 220,330') },
  left: {},
  below: { doors: [{ at: 330, width: 80, swing: -1 }] },
  right: { windows: pairs('40,130 230,320') },
  inside: [
    { from: [430, 60], to: [430, 220], thickness: 8, doors: [{ at: 80, width: 60 }] },
    { from: [430, 220], to: [600, 220], thickness: 8 },
  ],
  zones: [
    { x: 60, y: 60, width: 370, height: 420 },
    { x: 430, y: 220, width: 170, height: 260 },
  ],
  furniture: [
    place(shelves(210, 16, 7), 80, 225, 90),
    place(block(120, 54), 132, 427),
    place(carton(40, 34), 106, 427),
    place(paper, 160, 427),
    place(block(80, 36), 540, 114),
    place(armchair, 540, 154, 180),
    place(armchair, 488, 318, 270),
    place(sideTable(12), 530, 318),
    place(armchair, 572, 318, 90),
    place(plant, 110, 94),
    place(plant, 566, 446),
  ],
  onDesk: [place(book, 264, 266)],
  routes: ['420,462 420,266 366,266'].map(pairs),
  callouts: {
    'day-one': { at: [190, 364], target: [120, 420] },
    starters: { at: [470, 400], target: [420, 356] },
    handbook: { at: [340, 196], target: [278, 258] },
    interviews: { at: [530, 256], target: [530, 310] },
    leave: { at: [140, 160], target: [82, 196] },
    judgement: { at: [474, 98], target: [530, 114] },
  },
}

export const compliance: AgentRoom = {
  holds:
    'a desk with an open file and a form with no signature, shelves of records, a calendar of dates, a locked bin for records due for deletion, a reading table with a box of papers and the door',
  desk: [320, 194],
  above: { windows: pairs('40,130 410,510') },
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
  callouts: {
    files: { at: [170, 210], target: [240, 222] },
    missing: { at: [352, 312], target: [330, 230] },
    dates: { at: [524, 206], target: [582, 190] },
    retention: { at: [500, 378], target: [546, 414] },
    requests: { at: [286, 372], target: [350, 412] },
    'audit-trail': { at: [496, 122], target: [406, 108] },
  },
}

export const operations: AgentRoom = {
  holds:
    'a horseshoe desk with the rota and a phone, a job board, a wall of stock, boxes by the delivery doors, checklists beside the entrance and the route of a delivery',
  desk: [330, 206],
  above: { windows: pairs('20,120 420,510') },
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
  routes: ['400,462 400,352 516,352 516,290 546,290'].map(pairs),
  callouts: {
    jobs: { at: [170, 106], target: [232, 80] },
    rota: { at: [176, 318], target: [246, 262] },
    stock: { at: [506, 200], target: [562, 172] },
    updates: { at: [486, 262], target: [420, 262] },
    checklists: { at: [134, 240], target: [80, 266] },
    'slow-step': { at: [340, 346], target: [400, 376] },
  },
}
