import { pairs } from '../path.ts'
import {
  armchair,
  block,
  book,
  carton,
  chart,
  envelope,
  note,
  paper,
  place,
  plant,
  shelves,
  telephone,
  tray,
  type FurnitureShape,
} from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const marketing: AgentRoom = {
  holds:
    'a drawing table with a draft, a pinboard with the month, a table of approved posts, envelopes ready to go, a book of reviews by the door and a chart on the wall',
  desk: [320, 190],
  above: { windows: pairs('40,130 420,510') },
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
  callouts: {
    plan: { at: [186, 128], target: [244, 98] },
    voice: { at: [470, 230], target: [362, 176] },
    posts: { at: [158, 232], target: [98, 206] },
    mailings: { at: [284, 348], target: [296, 426] },
    reviews: { at: [404, 300], target: [448, 358] },
    results: { at: [486, 116], target: [544, 162] },
  },
}

/** A table with a sheet of paper that is being cut. */
const cuttingTable: FurnitureShape = {
  boxes: [[-36, -44, 72, 88]],
  lines: ['-22,30 22,-30', '-22,-20 -8,-20', '-22,-8 -8,-8'].map(pairs),
}

export const content: AgentRoom = {
  holds:
    'a writing desk with notes and a lamp, a wall of style books, a table of photographs, boxes of old pages, a cutting table and a tray by the door',
  desk: [320, 274],
  above: { windows: [[30, 120]] },
  left: { windows: [[270, 370]] },
  below: { doors: [{ at: 400, width: 80, swing: -1 }] },
  right: { windows: [[300, 390]] },
  furniture: [
    place(shelves(210, 34, 9), 89, 201, 90),
    place(block(196, 54), 298, 103),
    place(tray, 229, 103),
    place(tray, 275, 103),
    place(tray, 321, 103),
    place(tray, 367, 103),
    place(carton(42, 42), 521, 99),
    place(carton(42, 42), 567, 99),
    place(carton(42, 42), 567, 145),
    place(cuttingTable, 552, 276),
    place(block(56, 44), 388, 442),
    place(tray, 388, 442),
    place(armchair, 118, 448, 180),
    place(armchair, 168, 448, 180),
    place(plant, 568, 444),
  ],
  callouts: {
    drafts: { at: [186, 232], target: [262, 282] },
    style: { at: [156, 160], target: [98, 186] },
    photos: { at: [280, 172], target: [280, 104] },
    refresh: { at: [470, 148], target: [514, 106] },
    length: { at: [470, 236], target: [548, 282] },
    approval: { at: [310, 434], target: [380, 442] },
  },
}

export const analytics: AgentRoom = {
  holds:
    'a corner desk with screens, a phone and one page of figures, a visitor’s chair, a chart with one unusual day, drawers of records, the door and the route of the money',
  desk: [330, 236],
  above: { windows: pairs('40,140 320,440') },
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
  routes: ['170,462 170,346 321,346 321,316'].map(pairs),
  callouts: {
    'weekly-page': { at: [484, 322], target: [412, 298] },
    calls: { at: [480, 130], target: [416, 170] },
    money: { at: [122, 330], target: [170, 376] },
    questions: { at: [214, 118], target: [274, 122] },
    'odd-day': { at: [556, 342], target: [516, 384] },
    sources: { at: [508, 212], target: [562, 186] },
  },
}
