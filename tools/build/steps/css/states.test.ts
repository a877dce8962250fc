import { expect, test } from 'vitest'
import { divide } from './states.ts'

test.each([
  [
    'print, forced colours and motion',
    '@layer a{@media print{p{top:0}}p{top:1px}@media (forced-colors:active){p{top:2px}}@media (prefers-reduced-motion:reduce){p{top:3px}}}',
    '@layer a{p{top:1px}}',
    '@layer a{@media print{p{top:0}}@media (forced-colors:active){p{top:2px}}@media (prefers-reduced-motion:reduce){p{top:3px}}}',
  ],
  [
    'what a pointer does',
    '@layer a{.b:hover{top:0}.b:where(:active){top:1px}.b:hover,.c{top:2px}.b:is(:hover,:focus-visible){top:3px}.b:not(:hover){top:4px}}',
    '@layer a{.b:hover,.c{top:2px}.b:is(:hover,:focus-visible){top:3px}.b:not(:hover){top:4px}}',
    '@layer a{.b:hover{top:0}.b:where(:active){top:1px}}',
  ],
  [
    'some of a block',
    '@layer a{@media (width<40rem){.b{top:0}.b:hover{top:1px}}}',
    '@layer a{@media (width<40rem){.b{top:0}}}',
    '@layer a{@media (width<40rem){.b:hover{top:1px}}}',
  ],
  [
    'what is closed',
    '@layer a{.b{top:0}@layer closed{.c{top:1px}}}',
    '@layer a{.b{top:0}}',
    '@layer a{@layer closed{.c{top:1px}}}',
  ],
  [
    'each layer by itself',
    '@layer a{.b:hover{top:0}.b{top:1px}}@layer c{.d{top:2px}}',
    '@layer a{.b{top:1px}}@layer c{.d{top:2px}}',
    '@layer a{.b:hover{top:0}}',
  ],
  [
    'the theme for both',
    '@layer theme{:root{--a:1px}}@layer a{p{top:var(--a)}}',
    '@layer theme{:root{--a:1px}}@layer a{p{top:var(--a)}}',
    '@layer theme{:root{--a:1px}}',
  ],
  [
    'variables of the whole document for both',
    ':root{--a:1px}@layer a{p{top:0}}',
    ':root{--a:1px}@layer a{p{top:0}}',
    ':root{--a:1px}',
  ],
  [
    'nothing outside layers',
    '@media print{p{top:0}}@font-face{font-family:A}',
    '@media print{p{top:0}}@font-face{font-family:A}',
    '',
  ],
])('divides %s', (_what, css, looks, states) => {
  const halves = divide(css)
  expect([halves.looks, halves.states].map(String)).toEqual([looks, states])
})

test('the whole has the states of each layer last', () => {
  expect(divide('@layer a,c;@layer a{.b:hover{top:0}.b{top:1px}}@layer c{.d{top:2px}}').whole).toBe(
    '@layer a,c;@layer a{.b{top:1px}.b:hover{top:0}}@layer c{.d{top:2px}}',
  )
})
