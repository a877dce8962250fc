import { expect, test } from 'vitest'
import { cardSide, cardTop } from './card-place.ts'

const free = { top: 8, bottom: 800 }

test.each([
  ['below a block', { top: 100, bottom: 200 }, 110, 'below', 210],
  ['above a block that is low in the window', { top: 600, bottom: 700 }, 650, 'above', 370],
  ['at the top, if there is too little room on both sides', { top: 150, bottom: 700 }, 650, 'top', 8],
  [
    'at the end of the window, if the block fills it and its first words were clicked',
    { top: 0, bottom: 900 },
    60,
    'bottom',
    600,
  ],
  ['at its top, if its last words were clicked', { top: 0, bottom: 900 }, 700, 'top', 8],
])('the card opens %s', (_, block, words, side, top) => {
  expect(cardSide(block, 200, words, free)).toBe(side)
  expect(cardTop(side as 'below', block, 200, free)).toBe(top)
})

test('a card that grows stays in the window', () => {
  expect(cardTop('below', { top: 500, bottom: 590 }, 300, free)).toBe(500)
})
