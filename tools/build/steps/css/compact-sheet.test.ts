import { expect, test } from 'vitest'
import { hex } from '../../../../components/ui/contrast.ts'
import { compactSheet } from './compact-sheet.ts'

test.each([
  [
    'a colour as screens show it',
    '.a{color:light-dark(oklch(96.6% .013 84), oklch(28.2% .073 255))}',
    '.a{color:light-dark(#f8f3ea,#0c294c)}',
  ],
  [
    'a mixed colour without the one for browsers that cannot mix',
    '.a{top:0;color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, red 8%, transparent)}}',
    '.a{top:0}.a{color:color-mix(in oklab,red 8%,transparent)}',
  ],
  [
    'once what stands there twice',
    '.a{-webkit-text-decoration-color:red;-webkit-text-decoration-color:red;text-decoration-color:red}',
    '.a{text-decoration-color:red}',
  ],
  [
    'the prefix that Safari wants',
    '.a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}',
    '.a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}',
  ],
  ['a value after another of the same property', '.a{height:100vh;height:100dvh}', '.a{height:100vh;height:100dvh}'],
  [
    'a variable that is always set without its stand-in',
    ':root{--a:1px}.a{top:var(--a, 2px);left:var(--b, 3px);right:var(--c, 4px)}.b{--c:5px}',
    ':root{--a:1px}.a{top:var(--a);left:3px;right:var(--c,4px)}.b{--c:5px}',
  ],
  ['words in quotation marks', '.a{content:", (" attr(href) ")"}', '.a{content:", (" attr(href) ")"}'],
  ['narrow screens in fewer words', '@media not all and (width>=40rem){.a{top:0}}', '@media (width<40rem){.a{top:0}}'],
])('writes %s', (_what, css, compact) => {
  expect(compactSheet(css)).toBe(compact)
})

test('black, white and the middle', () => {
  expect([hex([0, 0, 0]), hex([1, 0, 0]), hex([0.5998708, 0, 0])]).toEqual(['#000000', '#ffffff', '#808080'])
})
