import { expect, test } from 'vitest'
import { standaloneDrawing } from './standalone-drawing.ts'

const compact = (markup: string) => markup.replaceAll(', ', ',')

test.each([
  [
    'classes as attributes, in the colors of both themes',
    '<svg class="sym"><path class="c" d="M0 0h1"/></svg>',
    '<path d="M0 0h1" fill="var(--color-sheet,light-dark(oklch(0.988 0.006 86),oklch(0.318 0.079 255)))"/>',
  ],
  [
    "a department's colors, which forced colors may replace",
    '<svg class="sym rc"><path class="d" d="M0 0h1"/></svg>',
    '<path d="M0 0h1" fill="var(--image-wash,light-dark(oklch(0.92 0.042 55),oklch(0.381 0.057 261)))" ' +
      'stroke="light-dark(var(--image-ink,light-dark(oklch(0.4 0.095 45),oklch(0.9 0.06 55))),light-dark(oklch(0.54 0.135 45),oklch(0.8 0.105 50)))"/>',
  ],
  [
    'colors without a department',
    '<svg class="axo"><g transform="translate(1 2)"><path class="t" d="M0 0h1"/></g></svg>',
    '<g transform="translate(1 2)"><path d="M0 0h1" fill="var(--color-sheet,light-dark(oklch(0.988 0.006 86),oklch(0.318 0.079 255)))"/></g>',
  ],
  ['text', '<svg class="axo"><text x="1">A &amp; B</text></svg>', '<text x="1">A &amp; B</text>'],
])('writes %s', (_what, markup, inside) => {
  expect(compact(standaloneDrawing(markup, 'a'))).toContain(`>${inside}</g>`)
})

test('the group has the styles that its shapes inherit', () => {
  expect(compact(standaloneDrawing('<svg class="sym"><path d="M0 0h1"/></svg>', 'b'))).toBe(
    '<g id="b" fill="none" stroke="var(--color-ink,light-dark(oklch(0.26 0.05 258),oklch(0.97 0.012 92)))" stroke-linejoin="round" ' +
      'stroke-linecap="round" stroke-width="1.5"><path d="M0 0h1"/></g>',
  )
})
