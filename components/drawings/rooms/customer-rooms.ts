import { pairs } from '../path.ts'
import {
  armchair,
  block,
  book,
  lamp,
  note,
  paper,
  place,
  plant,
  screen,
  shelves,
  sideTable,
  telephone,
  tray,
} from '../plan/furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'

export const receptionist: AgentRoom = {
  holds:
    'a curved counter with phone, diary, price list and message pad, three waiting chairs, a filing cabinet, the front door and the door to the team',
  desk: [380, 220],
  turn: 180,
  above: { windows: pairs('70,220 320,470') },
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
  routes: ['380,322 380,415 590,415'].map(pairs),
  callouts: {
    hours: { at: [454, 336], target: [392, 284] },
    diary: { at: [236, 150], target: [290, 210] },
    prices: { at: [524, 250], target: [464, 222] },
    handover: { at: [436, 446], target: [470, 415] },
    messages: { at: [252, 318], target: [312, 276] },
    notes: { at: [516, 126], target: [564, 150] },
  },
}

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
  callouts: {
    replies: { at: [196, 196], target: [266, 236] },
    questions: { at: [448, 190], target: [378, 242] },
    sorting: { at: [478, 126], target: [424, 90] },
    meetings: { at: [528, 250], target: [580, 216] },
    quotes: { at: [146, 356], target: [104, 428] },
    list: { at: [150, 236], target: [96, 196] },
  },
}

export const support: AgentRoom = {
  holds:
    'four desks pushed together with a lamp, screens and a fault form, a wall of manuals, a board of questions, two doors and the way to the team',
  desk: [330, 255],
  above: { windows: pairs('40,150 190,300') },
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
  routes: ['440,300 516,300 516,410 590,410'].map(pairs),
  callouts: {
    hours: { at: [186, 150], target: [246, 206] },
    documents: { at: [156, 250], target: [98, 220] },
    orders: { at: [486, 176], target: [390, 196] },
    faults: { at: [180, 344], target: [250, 304] },
    handover: { at: [466, 396], target: [516, 366] },
    topics: { at: [448, 126], target: [480, 80] },
  },
}
