import { expect, test } from 'vitest'
import { standaloneDrawing } from './standalone-drawing.ts'

const compact = (markup: string) => markup.replaceAll(', ', ',')

test.each([
  [
    'classes as attributes, in the colors of both themes',
    '<svg class="sym"><path class="c" d="M0 0h1"/></svg>',
    '<path d="M0 0h1" fill="var(--color-sheet,light-dark(#fdfbf7,#133359))"/>',
  ],
  [
    "a department's colors, which forced colors may replace",
    '<svg class="sym rc"><path class="d" d="M0 0h1"/></svg>',
    '<path d="M0 0h1" fill="var(--image-wash,light-dark(#fcdecb,#314361))" ' +
      'stroke="light-dark(var(--image-ink,light-dark(#703416,#fed4b9)),light-dark(#ac5020,#f5aa80))"/>',
  ],
  [
    'colors without a department',
    '<svg class="axo"><g transform="translate(1 2)"><path class="t" d="M0 0h1"/></g></svg>',
    '<g transform="translate(1 2)"><path d="M0 0h1" fill="var(--color-sheet,light-dark(#fdfbf7,#133359))"/></g>',
  ],
  ['text', '<svg class="axo"><text x="1">A &amp; B</text></svg>', '<text x="1">A &amp; B</text>'],
])('writes %s', (_what, markup, inside) => {
  expect(compact(standaloneDrawing(markup, 'a'))).toContain(`>${inside}</g>`)
})

test('the group has what its shapes inherit', () => {
  expect(compact(standaloneDrawing('<svg class="sym"><path d="M0 0h1"/></svg>', 'b'))).toBe(
    '<g id="b" fill="none" stroke="var(--color-ink,light-dark(#14243c,#f8f5ec))" stroke-linejoin="round" ' +
      'stroke-linecap="round" stroke-width="1.5"><path d="M0 0h1"/></g>',
  )
})
