import { expect, test } from 'vitest'
import { splitDeferred } from './deferred-css.ts'

test.each([
  [
    'print, forced colours and motion',
    '@layer a{@media print{p{top:0}}p{top:1px}@media (forced-colors:active){p{top:2px}}@media ' +
      '(prefers-reduced-motion:reduce){p{top:3px}}}',
    '@layer a{p{top:1px}}',
    '@layer a{@media print{p{top:0}}@media (forced-colors:active){p{top:2px}}@media ' +
      '(prefers-reduced-motion:reduce){p{top:3px}}}',
  ],
  [
    'hover and active',
    '@layer ' +
      'a{.b:hover{top:0}.b:where(:active){top:1px}.b:hover,.c{top:2px}.b:is(:hover,:focus-visible){top:3px}.b:not(:hover){top:4px}}',
    '@layer a{.b:hover,.c{top:2px}.b:is(:hover,:focus-visible){top:3px}.b:not(:hover){top:4px}}',
    '@layer a{.b:hover{top:0}.b:where(:active){top:1px}}',
  ],
  [
    'focus',
    '@layer a{.b:focus-visible{top:0}.b:not(:focus){top:1px}}',
    '@layer a{.b:not(:focus){top:1px}}',
    '@layer a{.b:focus-visible{top:0}}',
  ],
  [
    'a media query into both parts',
    '@layer a{@media (width<40rem){.b{top:0}.b:hover{top:1px}}}',
    '@layer a{@media (width<40rem){.b{top:0}}}',
    '@layer a{@media (width<40rem){.b:hover{top:1px}}}',
  ],
  [
    'layers named closed',
    '@layer a{.b{top:0}@layer closed{.c{top:1px}}}',
    '@layer a{.b{top:0}}',
    '@layer a{@layer closed{.c{top:1px}}}',
  ],
  [
    'each layer separately',
    '@layer a{.b:hover{top:0}.b{top:1px}}@layer c{.d{top:2px}}',
    '@layer a{.b{top:1px}}@layer c{.d{top:2px}}',
    '@layer a{.b:hover{top:0}}',
  ],
  [
    'the theme into both parts',
    '@layer theme{:root{--a:1px}}@layer a{p{top:var(--a)}}',
    '@layer theme{:root{--a:1px}}@layer a{p{top:var(--a)}}',
    '@layer theme{:root{--a:1px}}',
  ],
  [
    'custom properties of the root into both parts',
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
])('splits %s', (_what, css, critical, deferred) => {
  const parts = splitDeferred(css)
  expect([parts.critical, parts.deferred].map(String)).toEqual([critical, deferred])
})
